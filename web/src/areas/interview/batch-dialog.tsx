import {
  type BatchPlan,
  batchAddInterviews,
  interview,
  interviewScreen,
  type WishedTime,
} from '@campus/contract/interview';
import { delivery } from '@campus/contract/resume';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { FormErrorNotices } from '../../kit/form/form-error-notices.tsx';
import { EntityFormFields } from '../../kit/form/form-fields.tsx';
import { LoadingForm } from '../../kit/form/loading-form.tsx';
import { type FormValues, useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../kit/form/use-submit.ts';
import { callEnvelope } from '../../request/call.ts';
import { tell } from '../../request/tell.ts';
import { BatchPlanTable, plannedCount } from './batch-plan.tsx';
import './interview.css';
import { batchInputs } from './plan-inputs.tsx';
import { isOfOtherType } from './type-fields.ts';
import { useChoices } from './use-choices.ts';

const texts = interviewScreen;
const width = 800;
const { commit: _commit, ...fields } = batchAddInterviews.input;

/** Breaks are typed as times: they belong to the day of the batch. */
function onItsDay(body: Record<string, unknown>): Record<string, unknown> {
  const at = (time: string) => `${String(body.date)}${time.slice(10)}`;
  const breaks = (body.breaks as readonly WishedTime[] | null)?.filter(({ start }) => start !== '');
  return { ...body, ...(breaks && { breaks: breaks.map(({ start, end }) => ({ start: at(start), end: at(end) })) }) };
}

/** Plans the interviews of a day for several students. Mount it to open it. */
export function BatchDialog({ deliveryIds, onClose }: { deliveryIds?: string; onClose: () => void }) {
  const choices = useChoices();
  if (!choices.data)
    return <LoadingForm title={texts.batch} width={width} isDrawer={false} record={choices} onClose={onClose} />;
  const { contact, contactMobile } = choices.data;
  return <Batch initial={{ contact, contactMobile, ...(deliveryIds && { deliveryIds }) }} onClose={onClose} />;
}

function Batch({ initial, onClose }: { initial: FormValues; onClose: () => void }) {
  const client = useQueryClient();
  const form = useFieldsForm({ fields, initial, isHidden: isOfOtherType });
  const submit = useSubmit(form);
  const [plan, setPlan] = useState<{ readonly of: string; readonly result: BatchPlan }>();
  const asked = JSON.stringify(form.values);
  // A changed form needs a new plan.
  const shown = plan?.of === asked ? plan.result : undefined;
  const send = (commit: 0 | 1, values = form.values) =>
    submit.run(async (idempotencyKey) => {
      const { deliveryIds } = values;
      const body = { ...onItsDay(form.body()), deliveryIds, commit };
      const { result } = await callEnvelope(batchAddInterviews, body as never, {
        quiet: true,
        ...(commit === 1 && { idempotencyKey }),
      });
      if (commit === 0) return setPlan({ of: JSON.stringify(values), result });
      await client.invalidateQueries({ queryKey: [interview.name] });
      await client.invalidateQueries({ queryKey: [delivery.name] });
      tell.success(texts.batchDone(plannedCount(result)));
      onClose();
    });
  // The server fills the slots in the order of the students.
  const swap = (one: string, other: string) => {
    const planned = shown?.slots.flatMap(({ deliveryId }) => deliveryId ?? []) ?? [];
    const order = planned.map((id) => (id === one ? other : id === other ? one : id));
    const deliveryIds = [...order, ...(shown?.failed.map(({ id }) => id) ?? [])].join(',');
    form.set('deliveryIds', deliveryIds);
    void send(0, { ...form.values, deliveryIds });
  };
  const isReady = shown !== undefined && shown.failed.length === 0 && plannedCount(shown) > 0;
  return (
    <FormDialog
      title={texts.batch}
      width={width}
      submitText={texts.commit}
      isDisabled={!isReady}
      isSubmitting={submit.isRunning}
      isDirty={form.isDirty}
      buttons={
        <Button disabled={submit.isRunning} onClick={() => void send(0)}>
          {texts.preview}
        </Button>
      }
      onSubmit={() => void send(1)}
      onClose={onClose}
    >
      <p className="muted batch-hint">{texts.batchHint}</p>
      <FormErrorNotices form={form} submit={submit} />
      <EntityFormFields form={form} inputs={batchInputs} />
      {shown && <BatchPlanTable plan={shown} onSwap={swap} />}
    </FormDialog>
  );
}
