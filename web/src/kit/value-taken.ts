import type { AnyEntity } from '@campus/contract/kit';
import { duplicateCheck } from '@campus/contract/system';
import { call } from '../request/call.ts';
import { RequestFailed } from '../request/request-failed.ts';

/** The code of an answer that refuses what was asked, and not the asking. */
const refused = 500;
const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Asks whether another row than `id` has a value of an entity's `asked` fields, and answers the server's sentence if so (S). */
export const valueTaken =
  ({ table, asked }: AnyEntity, id?: string) =>
  async (name: string, value: string): Promise<string | undefined> => {
    if (!asked?.includes(name)) return undefined;
    const question = { tableName: table, fieldName: snake(name), fieldVal: value, dataId: id ?? null };
    try {
      await call(duplicateCheck, question, { quiet: true });
      return undefined;
    } catch (failure) {
      if (!(failure instanceof RequestFailed)) throw failure;
      // Without an answer the save itself asks again.
      return failure.code === refused ? failure.message : undefined;
    }
  };
