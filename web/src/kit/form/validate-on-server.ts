import type { AnyEntity } from '@campus/contract/kit';
import { checkByCode, duplicateCheck } from '@campus/contract/system';
import { call } from '../../request/call.ts';
import { RequestFailed } from '../../request/request-failed.ts';

/** The code of an answer that refuses what was asked, and not the asking. */
const refused = 500;
const toColumn = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The sentence that `question` is refused with. Without an answer the save itself asks again. */
async function refusalOf(question: Promise<unknown>): Promise<string | undefined> {
  try {
    await question;
    return undefined;
  } catch (failure) {
    if (!(failure instanceof RequestFailed)) throw failure;
    return failure.code === refused ? failure.message : undefined;
  }
}

/**
 * Asks the server about one value of a form of `entity` before it is sent: its check rule, then whether another row than
 * `id` has it, where the entity lets forms ask. Answers the sentence of the refusal.
 */
export const validateOnServer =
  ({ table, asked, fields }: AnyEntity, id?: string) =>
  async (name: string, value: string): Promise<string | undefined> => {
    const ruleCode = fields[name]?.checkRule;
    const broken =
      ruleCode === undefined
        ? undefined
        : await refusalOf(call(checkByCode, { ruleCode, value: encodeURIComponent(value) }, { silent: true }));
    if (broken !== undefined || !asked?.includes(name)) return broken;
    const question = { tableName: table, fieldName: toColumn(name), fieldVal: value, dataId: id ?? null };
    return refusalOf(call(duplicateCheck, question, { silent: true }));
  };
