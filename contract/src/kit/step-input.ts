import { matches } from './matches.ts';
import type { Session } from './session.ts';
import { isParty, type Limit, type Step, type Workflow } from './workflow.ts';

type Row = Readonly<Record<string, unknown>>;
/** Whether this user must give the optional input of a step for this row. */
export function isDemanded(
  flow: Workflow,
  step: Step,
  input: string,
  row: Row,
  session: Session,
  now?: string,
): boolean {
  const demand = step.demands?.[input];
  if (!demand) return false;
  return (
    (!demand.by || isParty(demand.by, flow, row, session)) && (!demand.when || matches(demand.when, row, session, now))
  );
}
/** The limit of an input of a step that applies to this user for this row. */
export function findLimit(flow: Workflow, step: Step, input: string, row: Row, session: Session): Limit | undefined {
  const limit = step.limits?.[input];
  const applies = limit && isParty(limit.by, flow, row, session) && !session.codes.has(limit.waivedBy);
  return applies ? limit : undefined;
}
