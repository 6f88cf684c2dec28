import { text } from '@campus/contract/messages';
import {
  type DepartNode,
  deleteDepart,
  deleteDeparts,
  departRefusals,
  organisationTexts,
} from '@campus/contract/system';
import { callEnvelope } from '../../request/call.ts';
import { RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { warnOfRefusal } from '../../request/warn-of-refusal.ts';

const texts = organisationTexts.depart;
/** Prefix of the server's error that can be overridden. */
const inUse = departRefusals.hasUsers('', 0).slice(0, 7);

interface Removal {
  one(depart: DepartNode): Promise<void>;
  many(ids: readonly string[]): Promise<void>;
}
/** Deletes departments with their descendants; when they have members, asks again before removing them. */
export function useDepartRemoval(onGone: () => void): Removal {
  const remove = async (question: string, send: (force: { force?: string }) => Promise<{ message: string }>) => {
    const done = async (force: { force?: string }) => {
      const { message } = await send(force);
      tell.success(message);
      onGone();
    };
    if (!(await tell.confirm({ title: text.common.delete, text: question, danger: true }))) return;
    try {
      await done({});
    } catch (failure) {
      if (!(failure instanceof RequestFailed)) throw failure;
      if (!failure.message.startsWith(inUse)) return tell.warning(failure.message);
      const again = { title: texts.force, text: texts.forceAsk(failure.message), okText: texts.force, danger: true };
      if (await tell.confirm(again))
        await done({ force: '1' }).catch((refused: unknown) => {
          warnOfRefusal(refused);
        });
    }
  };
  const silent = { silent: true } as const;
  return {
    one: ({ id, departName }) =>
      remove(texts.removeAsk(departName), (force) => callEnvelope(deleteDepart, { id, ...force }, silent)),
    many: (ids) =>
      remove(texts.removeDepartsAsk(ids.length), (force) =>
        callEnvelope(deleteDeparts, { ids: ids.join(','), ...force }, silent),
      ),
  };
}
