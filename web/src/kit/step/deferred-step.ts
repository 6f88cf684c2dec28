import { type AnyEntity, rowName } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { requestEnvelope } from '../../request/client.ts';
import { deferAction } from '../../request/deferred-actions.ts';
import { RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { stepRequest } from '../call/entity-calls.ts';
import { nameOf } from '../detail/detail-settings.ts';
import type { RowData } from '../field/row.ts';

/** Seconds that a refusal stays: whoever decided is at the next case already. */
const failureSeconds = 30;

interface Decision {
  /** Name of the step. */
  readonly name: string;
  readonly label: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly onUndo?: (() => void) | undefined;
}

/** Takes a step on a row after the time in which it can be undone. A refusal then names the row. */
export function useDeferredStep(entity: AnyEntity): (row: RowData, decision: Decision) => void {
  const client = useQueryClient();
  return (row, { name, label, input, onUndo }) => {
    const key = crypto.randomUUID();
    const what = `${label}${text.listPage.named(entity.title, rowName(entity, row) || nameOf(entity, row))}`;
    const call = stepRequest(entity, name, { ...input, id: row.id, version: row.version }, key);
    const run = async () => {
      try {
        const { message } = await requestEnvelope(call);
        tell.success(message);
      } catch (failure) {
        if (!(failure instanceof RequestFailed)) throw failure;
        tell.notify('error', text.triage.failed(what), failure.message, { seconds: failureSeconds, key });
      } finally {
        await client.invalidateQueries({ queryKey: [entity.name] });
        // Queries tell their readers in a task of its own: until then the row must not come back to the queue.
        await new Promise((resolve) => setTimeout(resolve));
      }
    };
    deferAction({ key, label: what, entity: entity.name, rowId: row.id, call, run, onUndo });
  };
}
