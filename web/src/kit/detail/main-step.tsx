import type { AnyEntity, Workflow } from '@campus/contract/kit';
import { useQueryClient } from '@tanstack/react-query';
import { useStepButtons } from './detail-parts.tsx';
import { MainAction } from './main-action.tsx';
import { useRecord } from './use-record.ts';

interface MainStepProps {
  readonly entity: AnyEntity;
  readonly id: string;
  /** Steps that move the owner of the row on; the first open one is offered. */
  readonly names: readonly string[];
  /** Names of the other entities whose rows the step changes. */
  readonly affects: readonly string[];
}
/** A step of a row that belongs to the row of a drawer, as the main action of the drawer. */
export function MainStep({ entity, id, names, affects }: MainStepProps) {
  const client = useQueryClient();
  const { data: row } = useRecord(entity, id);
  const steps = useStepButtons(entity, row, () => {
    for (const name of affects) void client.invalidateQueries({ queryKey: [name] });
  });
  const name = names.find((one) => steps.taking(one) !== undefined);
  const label = name === undefined ? undefined : (entity.workflow as Workflow | undefined)?.steps[name]?.label;
  return (
    <>
      {name !== undefined && label !== undefined && <MainAction label={label} onStart={() => steps.taking(name)?.()} />}
      {steps.dialogs}
    </>
  );
}
