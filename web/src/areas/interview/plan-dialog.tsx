import { type InterviewChoices, interview, interviewScreen, interviewTypes } from '@campus/contract/interview';
import { formFields } from '@campus/contract/kit';
import { delivery } from '@campus/contract/resume';
import { useQueryClient } from '@tanstack/react-query';
import { saveRow } from '../../kit/call/entity-calls.ts';
import { useRecord } from '../../kit/detail/use-record.ts';
import { asText } from '../../kit/field/row.ts';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { FormErrorNotices } from '../../kit/form/form-error-notices.tsx';
import { EntityFormFields } from '../../kit/form/form-fields.tsx';
import { LoadingForm } from '../../kit/form/loading-form.tsx';
import { type FormValues, useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../kit/form/use-submit.ts';
import { getFreshData } from '../../request/fresh-data.ts';
import { tell } from '../../request/tell.ts';
import { BusyTimeline } from './busy-timeline.tsx';
import { planInputs } from './plan-inputs.tsx';
import { isOfOtherType } from './type-fields.ts';
import { useChoices } from './use-choices.ts';

const width = 800;
const { online } = interviewTypes;
const isNeeded = (name: string, values: FormValues): boolean => name === 'meetingUrl' && Number(values.type) === online;

interface PlanDialogProps {
  /** The delivery of a new interview; without it the form asks for one. */
  readonly deliveryId?: string | undefined;
  /** The interview to edit. */
  readonly id?: string | undefined;
  readonly onClose: () => void;
}
/** Plans or edits an interview. Mount it to open it. */
export function PlanDialog({ deliveryId, id, onClose }: PlanDialogProps) {
  const title = id ? interviewScreen.edit : interviewScreen.plan;
  const choices = useChoices(deliveryId);
  const record = useRecord(interview, id);
  const [defaults, row] = [getFreshData(choices), getFreshData(record)];
  if (!defaults || (id !== undefined && !row))
    return (
      <LoadingForm
        title={title}
        width={width}
        isDrawer={false}
        record={id !== undefined && !row ? record : choices}
        onClose={onClose}
      />
    );
  const initial = id ? row : getDefaults(defaults, deliveryId);
  return (
    <Plan
      title={title}
      initial={initial ?? {}}
      isNew={id === undefined}
      hasDelivery={deliveryId !== undefined}
      onClose={onClose}
    />
  );
}
const getDefaults = ({ round, contact, contactMobile }: InterviewChoices, deliveryId: string | undefined) => ({
  round,
  contact,
  contactMobile,
  ...(deliveryId && { deliveryId }),
});

interface PlanProps {
  readonly title: string;
  readonly initial: FormValues;
  readonly isNew: boolean;
  readonly hasDelivery: boolean;
  readonly onClose: () => void;
}
function Plan({ title, initial, isNew, hasDelivery, onClose }: PlanProps) {
  const client = useQueryClient();
  const fields = formFields(interview, isNew ? 'add' : 'edit', 'enterprise');
  const form = useFieldsForm({ fields, initial, isHidden: isOfOtherType, isNeeded });
  const submit = useSubmit(form);
  const send = () =>
    submit.run(async (key) => {
      const body = isNew ? form.body() : { id: initial.id, version: initial.version, ...form.changes() };
      const saved = await saveRow(interview, body, key);
      await client.invalidateQueries({ queryKey: [interview.name] });
      await client.invalidateQueries({ queryKey: [delivery.name] });
      tell.success(saved.message);
      onClose();
    });
  const names = form.names.filter((name) => !(hasDelivery && name === 'deliveryId'));
  return (
    <FormDialog
      title={title}
      width={width}
      submitText={title}
      isSubmitting={submit.isRunning}
      isDirty={form.isDirty}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <FormErrorNotices form={form} submit={submit} />
      <EntityFormFields form={form} inputs={planInputs} names={names} />
      <BusyTimeline values={{ ...initial, ...form.values }} exceptId={isNew ? undefined : asText(initial.id)} />
    </FormDialog>
  );
}
