import type { AnyEntity } from './entity.ts';
import { matches } from './matches.ts';
import type { Session } from './session.ts';
import type { Workflow } from './workflow.ts';

type Row = Readonly<Record<string, unknown>>;

/** Whether the definition protects this row from deletion. */
export function isProtected(e: AnyEntity, row: Row, session: Session, now?: string): boolean {
  const column = (e.workflow as Workflow | undefined)?.column;
  // Some answers have their state as text.
  const known = column === undefined ? row : { ...row, [column]: Number(row[column]) };
  return e.protectedRows !== undefined && matches(e.protectedRows.rows, known, session, now);
}
/** Whether the definition protects this row from any change. */
export const isImmutable = (e: AnyEntity, row: Row, session: Session, now?: string): boolean =>
  e.protectedRows?.isFixed === true && isProtected(e, row, session, now);
