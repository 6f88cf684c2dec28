import { getState, type Workflow } from '@campus/contract/kit';
import type { AnyBehaviour } from '../any-behaviour.ts';
import type { Context, RowNotice } from '../context.ts';
import type { Data } from '../read/texts.ts';

type NoticeContext = Context & { readonly input: Readonly<Record<string, unknown>> };

/** Sends the message that the workflow declares under this name; nothing without a declaration or a receiver. */
export async function sendNotice(b: AnyBehaviour, name: string, row: Data, context: NoticeContext): Promise<void> {
  const flow = b.entity.workflow as Workflow | undefined;
  const code = flow?.notices?.[name];
  if (code === undefined) return;
  const notice = (await b.notice?.(name, row, context)) as RowNotice | undefined;
  if (!notice) return;
  const seq = notice.seq ?? (row.version as number);
  context.engine.ports.notify(context, { ...notice, seq, code, refId: row.id as string });
}

const isWaiting = (flow: Workflow, row: Data): boolean => getState(flow, row[flow.column]) === 'waiting';
/** The messages of a step, or of a save: that the row begins to wait, and that of the step. */
export async function sendNotices(
  b: AnyBehaviour,
  step: string | undefined,
  before: Data | undefined,
  row: Data,
  context: NoticeContext,
): Promise<void> {
  const flow = b.entity.workflow as Workflow | undefined;
  if (!flow?.notices) return;
  const begins = isWaiting(flow, row) && !(before && isWaiting(flow, before));
  if (begins) await sendNotice(b, 'waiting', row, context);
  if (step !== undefined) await sendNotice(b, step, row, context);
}
