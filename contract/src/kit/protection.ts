import type { AnyEntity } from './entity.ts';
import { type Failure, failure, refusal } from './failure.ts';
import { matches } from './matches.ts';
import type { Session } from './session.ts';
import { type State, stateText, type Workflow } from './workflow.ts';

type Row = Readonly<Record<string, unknown>>;

/** Whether the definition protects this row by what it says of its rows. */
function isNamed(e: AnyEntity, row: Row, session: Session, now?: string): boolean {
  const column = (e.workflow as Workflow | undefined)?.column;
  // Some answers have their state as text.
  const known = column === undefined ? row : { ...row, [column]: Number(row[column]) };
  return e.protectedRows !== undefined && matches(e.protectedRows.rows, known, session, now);
}
/** Whether the state of this row keeps it; a state of a later version does. */
function isKeptByState(flow: Workflow, row: Row): boolean {
  const states: readonly State[] = Object.values(flow.states);
  if (!states.some(({ deletable }) => deletable)) return false;
  return states.find(({ code }) => code === Number(row[flow.column]))?.deletable !== true;
}

/** The reason this row cannot be deleted; undefined when its definition allows it. */
export function deletionRefusal(e: AnyEntity, row: Row, session: Session, now?: string): Failure | undefined {
  const flow = e.workflow as Workflow | undefined;
  if (flow && isKeptByState(flow, row)) return failure('wrongState', stateText(flow, row), '删除');
  return e.protectedRows && isNamed(e, row, session, now) ? refusal(e.protectedRows.message) : undefined;
}
/** Whether the definition protects this row from deletion. */
export function isProtected(e: AnyEntity, row: Row, session: Session, now?: string): boolean {
  const flow = e.workflow as Workflow | undefined;
  return (flow !== undefined && isKeptByState(flow, row)) || isNamed(e, row, session, now);
}
/** Whether the definition protects this row from any change. */
export const isImmutable = (e: AnyEntity, row: Row, session: Session, now?: string): boolean =>
  e.protectedRows?.isFixed === true && isNamed(e, row, session, now);
