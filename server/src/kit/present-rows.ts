import type { AnyEntity, Workflow } from '@campus/contract/kit';
import type { Context } from './context.ts';
import { hasRelated, loadRelated, type Related, relatedOf } from './read/related.ts';
import type { Data } from './read/texts.ts';

/** Name of the value with the time limit of an audit. */
const auditLimit = 'auditLimit';
const getTask = (e: AnyEntity) => (e.workflow as Workflow | undefined)?.task;

/** What the presentation of the entity's rows needs of other tables. */
export async function findRelated(e: AnyEntity, context: Context): Promise<Related | undefined> {
  const { engine } = context;
  const own = (await engine.behaviour(e).related?.(context)) as Related | undefined;
  const task = getTask(e);
  if (!task) return own;
  return { ...own, shared: { ...own?.shared, [auditLimit]: engine.ports.waitLimit(context, task) } };
}

/** Completes rows before they leave the server. Rows of other statements get their related values first. */
export async function presentRows(e: AnyEntity, rows: Data[], context: Context): Promise<void> {
  const { engine } = context;
  if (!rows.every(hasRelated)) {
    const related = await findRelated(e, context);
    if (related) await loadRelated(context.db, e, related, rows);
  }
  const task = getTask(e);
  if (task) engine.ports.markWaiting(context, e, task, rows, relatedOf(rows[0]).shared[auditLimit]);
  await engine.behaviour(e).present?.(rows, context);
}
