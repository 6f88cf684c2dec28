import type { AnyEntity } from './entity.ts';
import { matches } from './matches.ts';
import type { Session } from './session.ts';
import type { Workflow } from './workflow.ts';

type Row = Readonly<Record<string, unknown>>;

/** Whether the definition keeps this row from being deleted. */
export function isKept(e: AnyEntity, row: Row, session: Session): boolean {
  const column = (e.workflow as Workflow | undefined)?.column;
  // Some calls answer their state as text (J).
  const known = column === undefined ? row : { ...row, [column]: Number(row[column]) };
  return e.kept !== undefined && matches(e.kept.rows, known, session);
}
/** Whether the definition keeps this row just as it is. */
export const isFixed = (e: AnyEntity, row: Row, session: Session): boolean =>
  e.kept?.isFixed === true && isKept(e, row, session);
