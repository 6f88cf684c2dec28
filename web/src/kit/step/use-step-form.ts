import {
  type AnyEntity,
  type Field,
  findLimit,
  isDemanded,
  missingFailure,
  type Session,
  type Step,
  type Workflow,
} from '@campus/contract/kit';
import { useCaller } from '../call/caller.ts';
import type { RowData } from '../field/row.ts';
import { type FieldsForm, type FormValues, useFieldsForm } from '../form/use-fields-form.ts';

const pickValues = (row: RowData, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]]));

/** The inputs of a step, with the items that this user can choose for all of the rows. */
function getInputs(flow: Workflow, step: Step, rows: readonly RowData[], caller: Session) {
  const limitOf = (input: string) =>
    rows.map((row) => findLimit(flow, step, input, row, caller)).find((limit) => limit !== undefined);
  return Object.fromEntries(
    Object.entries(step.input ?? {}).map(([name, field]) => {
      const limit = limitOf(name);
      return [name, limit ? { ...field, only: limit.only } : field];
    }),
  );
}

/** The form of a step's input; inputs that the step demands of one of the rows, or of this user, are required. */
export function useStepForm(entity: AnyEntity, step: Step, rows: readonly RowData[]): FieldsForm {
  const caller = useCaller();
  const flow = entity.workflow as Workflow;
  const fields = getInputs(flow, step, rows, caller);
  const initial = step.prefilled && rows[0] ? pickValues(rows[0], Object.keys(fields)) : {};
  const isNeeded = (input: string): boolean => rows.some((row) => isDemanded(flow, step, input, row, caller));
  const rules = (values: FormValues) =>
    Object.fromEntries(
      Object.keys(step.demands ?? {})
        .filter((input) => isNeeded(input) && (values[input] ?? '') === '')
        .map((input) => [input, missingFailure(fields[input] as Field).message]),
    );
  return useFieldsForm({ fields, initial, isNeeded, rules });
}
