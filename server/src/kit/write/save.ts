import {
  type AnyEntity,
  type Failure,
  type Field,
  failure,
  getState,
  isImmutable,
  type ProtectedRows,
  refusal,
  type State,
  type Workflow,
} from '@campus/contract/kit';
import { sql } from 'kysely';
import type { AnyBehaviour } from '../any-behaviour.ts';
import type { Context } from '../context.ts';
import type { Handle } from '../handle.ts';
import { missingRow } from '../read/one-row.ts';
import type { Data } from '../read/texts.ts';
import { type LockedRow, lockForChange, locksOfNew } from './lock-visible.ts';
import { sendNotices } from './notices.ts';
import { applyFillRules, type Body, dropMaskedValues, type FormWrite, readForm } from './read-form.ts';
import { planChildren, writeChildren } from './save-children.ts';
import { insertRow, update } from './stored-row.ts';
import { recordSave } from './transition.ts';

function assertNotStale(body: Body, row: Data): void {
  if (body.version !== undefined && body.version !== null && body.version !== '') {
    if (Number(body.version) !== row.version) throw failure('stale');
  } else if (typeof body.updateTime === 'string' && body.updateTime !== row.updateTime) throw failure('stale');
}

function assertEditable(e: AnyEntity, row: Data): void {
  const flow = e.workflow as Workflow | undefined;
  if (!flow) return;
  const states = Object.values(flow.states) as State[];
  const state = flow.states[getState(flow, row[flow.column])] as State;
  if (states.some((s) => s.editable) && !state.editable) throw failure('notEditable', state.label);
}

/** Refuses a row below itself. Nothing is below a new row. */
async function assertNoCycle(e: AnyEntity, before: Data, row: Data, db: Handle): Promise<void> {
  const parent = e.tree as string | undefined;
  if (!parent || !row[parent] || row[parent] === before[parent]) return;
  const column = sql.ref(`n.${parent}`);
  const { rows } = await sql`
    with recursive up as (
      select n.id, ${column} as parent from ${sql.table(e.table)} n where n.id = ${row[parent]}
      union select n.id, ${column} from ${sql.table(e.table)} n join up on n.id = up.parent
    ) select 1 from up where id = ${row.id} limit 1`.execute(db);
  if (rows.length > 0 || row[parent] === row.id) throw failure('treeCycle', (e.fields[parent] as Field).label);
}

function stateCode(flow: Workflow, chosen: { to: string } | undefined): number | undefined {
  return chosen ? (flow.states[chosen.to] as State).code : undefined;
}

/** The ordinary add, with every check, hook and log in the documented order. Returns the stored row. */
export async function add(b: AnyBehaviour, body: Body, strict: boolean, context: Context): Promise<Data> {
  const e = b.entity;
  const write: FormWrite = { entity: e, body, mode: 'add', strict, context };
  const completed = await applyFillRules(e, body, context);
  const locks = locksOfNew(b, context);
  const draft = await readForm({ ...write, body: completed, locks });
  const plan = await planChildren(write);
  const more = { ...context, before: undefined, first: locks.first, children: plan.children };
  await b.validate?.(draft, more);
  const chosen = (await b.beforeSave?.(draft, more)) as { to: string } | undefined;
  const row = await insertRow(e, draft, context, e.workflow ? stateCode(e.workflow, chosen) : undefined);
  await writeChildren(plan, row, context);
  if (e.versioned) context.endWrites.addVersion(e, row, context.session);
  if (chosen) await recordSave(e, undefined, row, context);
  await b.afterSave?.(row, more);
  await sendNotices(b, undefined, more.before, row, { ...context, input: {} });
  return row;
}

/** The ordinary edit: changes only the sent keys of the locked row; rejects a stale version. */
export async function edit(b: AnyBehaviour, body: Body, strict: boolean, context: Context): Promise<Data> {
  if (typeof body.id !== 'string' || body.id === '') throw missingRow(b.entity);
  return editLocked(b, await lockForChange(b, body.id, context), body, strict, context);
}

export async function editLocked(
  b: AnyBehaviour,
  { before, first }: LockedRow,
  body: Body,
  strict: boolean,
  context: Context,
): Promise<Data> {
  const e = b.entity;
  const refused = b.mayEdit ? (b.mayEdit(before, context.session) as Failure | undefined) : undefined;
  if (refused) throw refused;
  if (isImmutable(e, before, context.session, context.now)) throw refusal((e.protectedRows as ProtectedRows).message);
  assertEditable(e, before);
  assertNotStale(body, before);
  const write: FormWrite = { entity: e, body, mode: 'edit', strict, context, before };
  const read = await readForm({ ...write, body: dropMaskedValues(e, body, context.session) });
  // A number that was given stays: an emptied input does not take it away.
  const draft = Object.fromEntries(
    Object.entries(read).filter(([name, value]) => value !== null || e.fields[name]?.sequence === undefined),
  );
  const merged = { ...before, ...draft };
  const plan = await planChildren(write);
  const more = { ...context, before, first, children: plan.children };
  await b.validate?.(merged, more);
  const kept = { ...merged };
  const chosen = (await b.beforeSave?.(merged, more)) as { to: string } | undefined;
  const changed = Object.fromEntries(
    Object.entries(merged).filter(([name, value]) => Object.hasOwn(draft, name) || value !== kept[name]),
  );
  const state = e.workflow && chosen ? { [e.workflow.column]: stateCode(e.workflow, chosen) } : {};
  const row = await update(e, before.id as string, { ...changed, ...state }, context, before);
  await assertNoCycle(e, before, row, context.db);
  await writeChildren(plan, row, context);
  if (e.versioned) context.endWrites.addVersion(e, row, context.session);
  if (chosen) await recordSave(e, before, row, context);
  await b.afterSave?.(row, more);
  await sendNotices(b, undefined, more.before, row, { ...context, input: {} });
  return row;
}
