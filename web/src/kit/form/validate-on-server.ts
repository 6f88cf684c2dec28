import type { AnyEntity } from '@campus/contract/kit';
import { checkByCode, duplicateCheck } from '@campus/contract/system';
import { call } from '../../request/call.ts';
import { RequestFailed } from '../../request/request-failed.ts';

/** Envelope code of a business error. */
const businessError = 500;
const toColumn = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The error message of a check. Without a response there is none: saving validates again. */
async function findErrorMessage(question: Promise<unknown>): Promise<string | undefined> {
  try {
    await question;
    return undefined;
  } catch (failure) {
    if (!(failure instanceof RequestFailed)) throw failure;
    return failure.code === businessError ? failure.message : undefined;
  }
}

/**
 * Validates one value of an entity's form on the server: first its check rule, then, for fields in `asked`, that no row
 * other than `id` has it. Resolves with the error message.
 */
export const validateOnServer =
  ({ table, asked, fields }: AnyEntity, id?: string) =>
  async (name: string, value: string): Promise<string | undefined> => {
    const ruleCode = fields[name]?.checkRule;
    const broken =
      ruleCode === undefined
        ? undefined
        : await findErrorMessage(call(checkByCode, { ruleCode, value: encodeURIComponent(value) }, { silent: true }));
    if (broken !== undefined || !asked?.includes(name)) return broken;
    const question = { tableName: table, fieldName: toColumn(name), fieldVal: value, dataId: id ?? null };
    return findErrorMessage(call(duplicateCheck, question, { silent: true }));
  };
