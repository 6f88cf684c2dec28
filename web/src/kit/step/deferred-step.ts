import { type AnyEntity, rowName } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { requestEnvelope } from '../../request/client.ts';
import { type Delivery, deferAction } from '../../request/deferred-actions.ts';
import { RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { stepRequest } from '../call/entity-calls.ts';
import { getName } from '../detail/detail-settings.ts';
import type { RowData } from '../field/row.ts';
import { getActionTitle } from './action-title.ts';

/** Failures stay longer than usual: the user is at the next row already. */
const failureSeconds = 30;

interface Decision {
  /** Name of the step. */
  readonly name: string;
  readonly label: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly onUndo?: (() => void) | undefined;
}

/** Executes a step on a row after the undo period. The notification of a failure names the row. */
export function useDeferredStep(entity: AnyEntity): (row: RowData, decision: Decision) => void {
  const client = useQueryClient();
  return (row, { name, label, input, onUndo }) => {
    const key = crypto.randomUUID();
    const subject = text.listPage.named(entity.title, rowName(entity, row) || getName(entity, row));
    const what = getActionTitle(label, subject);
    const call = stepRequest(entity, name, { ...input, id: row.id, version: row.version }, key);
    const run = async (): Promise<Delivery> => {
      try {
        const { message } = await requestEnvelope({ ...call, silent: true });
        tell.success(message);
      } catch (failure) {
        if (!(failure instanceof RequestFailed)) throw failure;
        if (failure.http === 0) return 'unanswered';
        tell.notify('error', text.triage.failed(what), failure.message, { seconds: failureSeconds, key });
      }
      await client.invalidateQueries({ queryKey: [entity.name] });
      // Query observers are notified in a separate task: until then the row must not reappear in the queue.
      await new Promise((resolve) => setTimeout(resolve));
      return 'answered';
    };
    deferAction({ key, label: what, entity: entity.name, rowId: row.id, call, run, onUndo });
  };
}
