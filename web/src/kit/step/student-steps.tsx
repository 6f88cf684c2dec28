import {
  type AnyEntity,
  behalfCode,
  behalfHeader,
  behalfRemark,
  type Fields,
  type Step,
  studentRefusal,
  studentStepPath,
  type Workflow,
} from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Dropdown } from 'antd';
import { type ReactNode, useState } from 'react';
import { requestEnvelope } from '../../request/client.ts';
import { tell } from '../../request/tell.ts';
import { useAllowed } from '../call/allowed.tsx';
import { useCaller } from '../call/caller.ts';
import { stateOfRow } from '../field/field-cells.tsx';
import { asText, type RowData } from '../field/row.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { FormErrorNotices } from '../form/form-error-notices.tsx';
import { EntityFormFields, type FieldInputs } from '../form/form-fields.tsx';
import { type FormErrors, type FormValues, useFieldsForm } from '../form/use-fields-form.ts';
import { useSubmit } from '../form/use-submit.ts';

/** Headers of a call that staff make for the student of a row. */
export const getBehalf = (row: RowData): Readonly<Record<string, string>> => ({
  [behalfHeader]: asText(row.employId),
});

/** What the dialog of a step shows beyond its input. */
interface StepDialogParts {
  /** Default: the step's own label. */
  readonly label?: string;
  readonly isDanger?: boolean;
  readonly inputs?: FieldInputs;
  readonly rules?: (values: FormValues) => FormErrors;
  readonly notice?: ReactNode;
}
/** An action for the student that is no step: mounted to open it. */
interface FurtherAction {
  readonly key: string;
  readonly label: string;
  readonly open: (onClose: () => void) => ReactNode;
}
interface StudentStepsProps {
  readonly entity: AnyEntity;
  readonly row: RowData;
  readonly steps?: Readonly<Record<string, StepDialogParts>>;
  readonly further?: readonly FurtherAction[];
  /** Other entities whose rows a step changes. */
  readonly changes?: readonly AnyEntity[];
}

/** Steps of the row that its student could take now, by the rule that the server checks. */
function openStudentSteps(entity: AnyEntity, row: RowData, caller: ReturnType<typeof useCaller>): string[] {
  const flow = entity.workflow as Workflow | undefined;
  if (!flow || !stateOfRow(flow, row)) return [];
  const student = { ...caller, employId: asText(row.employId) };
  return Object.keys(flow.steps).filter((name) => studentRefusal(flow, name, row, student) === undefined);
}

/** Steps of a student that staff take, with the reason for acting on the student's behalf. */
export function StudentSteps({ entity, row, steps = {}, further = [], changes = [] }: StudentStepsProps) {
  const isAllowed = useAllowed(behalfCode);
  const caller = useCaller();
  const [action, setAction] = useState<string>();
  if (!isAllowed) return null;
  const flow = entity.workflow as Workflow;
  const getLabel = (name: string) => steps[name]?.label ?? (flow.steps[name] as Step).label;
  const names = openStudentSteps(entity, row, caller);
  const items = [...names.map((key) => ({ key, label: getLabel(key) })), ...further];
  if (items.length === 0) return null;
  const close = () => setAction(undefined);
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{ items: items.map(({ key, label }) => ({ key, label })), onClick: ({ key }) => setAction(key) }}
      >
        <Button>{text.listPage.onBehalf}</Button>
      </Dropdown>
      {further.find(({ key }) => key === action)?.open(close)}
      {action !== undefined && names.includes(action) && (
        <StudentStepDialog
          entity={entity}
          row={row}
          name={action}
          label={getLabel(action)}
          parts={steps[action] ?? {}}
          changes={changes}
          onClose={close}
        />
      )}
    </>
  );
}

interface StudentStepDialogProps {
  readonly entity: AnyEntity;
  readonly row: RowData;
  readonly name: string;
  readonly label: string;
  readonly parts: StepDialogParts;
  readonly changes: readonly AnyEntity[];
  readonly onClose: () => void;
}
const dialogWidth = 480;

function StudentStepDialog({ entity, row, name, label, parts, changes, onClose }: StudentStepDialogProps) {
  const step = (entity.workflow as Workflow).steps[name] as Step;
  const client = useQueryClient();
  const fields: Fields = { ...step.input, ...step.ofStudent, remark: behalfRemark };
  const form = useFieldsForm({ fields, rules: parts.rules });
  const submit = useSubmit(form);
  const send = () =>
    submit.run(async (idempotencyKey) => {
      const { message } = await requestEnvelope({
        method: 'POST',
        path: studentStepPath(entity.name, name),
        body: { id: row.id, ...form.body() },
        headers: getBehalf(row),
        quiet: true,
        idempotencyKey,
      });
      tell.success(message);
      await Promise.all([entity, ...changes].map((e) => client.invalidateQueries({ queryKey: [e.name] })));
      onClose();
    });
  return (
    <FormDialog
      title={`${text.listPage.onBehalf} · ${label}`}
      width={dialogWidth}
      submitText={label}
      isDanger={parts.isDanger === true}
      isSubmitting={submit.isRunning}
      isDirty={form.isDirty}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <div className="single-column">
        <FormErrorNotices form={form} submit={submit} />
        {parts.notice}
        <EntityFormFields form={form} inputs={parts.inputs} />
      </div>
    </FormDialog>
  );
}
