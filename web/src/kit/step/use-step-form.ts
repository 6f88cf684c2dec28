import { type AnyEntity, type Field, isDemanded, missingFailure, type Step, type Workflow } from '@campus/contract/kit';
import { useCaller } from '../call/caller.ts';
import type { RowData } from '../field/row.ts';
import { type FieldsForm, type FormValues, useFieldsForm } from '../form/use-fields-form.ts';

const pickValues = (row: RowData, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]]));

/** The form of a step's input; inputs that the step demands of one of the rows, or of this user, are required. */
export function useStepForm(entity: AnyEntity, step: Step, rows: readonly RowData[]): FieldsForm {
  const caller = useCaller();
  const flow = entity.workflow as Workflow;
  const fields = step.input ?? {};
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
