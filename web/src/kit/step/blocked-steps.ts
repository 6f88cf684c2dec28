import { type AnyEntity, type Session, shownObstacle, type Workflow } from '@campus/contract/kit';
import { stateOfRow } from '../field/field-cells.tsx';
import type { RowData } from '../field/row.ts';

/** A step whose button is disabled, with its reason. */
export interface BlockedStep {
  readonly name: string;
  readonly label: string;
  readonly reason: string;
}

/** Steps of a row that this user could take but for a requirement that others can still meet. */
export function blockedSteps(entity: AnyEntity, row: RowData, caller: Session): BlockedStep[] {
  const flow = entity.workflow as Workflow | undefined;
  if (!flow || !stateOfRow(flow, row)) return [];
  return Object.entries(flow.steps).flatMap(([name, { label }]) => {
    const reason = shownObstacle(entity.code, flow, name, row, caller);
    return reason === undefined ? [] : [{ name, label, reason }];
  });
}
