import {
  type BatchPlan,
  batchAddInterviews,
  interview,
  interviewScreen,
  interviewTypes,
  type PlannedSlot,
} from '@campus/contract/interview';
import { delivery } from '@campus/contract/resume';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Table } from 'antd';
import { useState } from 'react';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { FormErrorNotices } from '../../kit/form/form-error-notices.tsx';
import { EntityFormFields } from '../../kit/form/form-fields.tsx';
import { LoadingForm } from '../../kit/form/loading-form.tsx';
import { type FormValues, useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../kit/form/use-submit.ts';
import { callEnvelope } from '../../request/call.ts';
import { tell } from '../../request/tell.ts';
import './interview.css';
import { periodText } from './interview-words.ts';
import { batchInputs } from './plan-inputs.tsx';
import { useChoices } from './use-choices.ts';

const texts = interviewScreen;
const width = 800;
const { breaks: _breaks, commit: _commit, ...fields } = batchAddInterviews.input;
const { onSite, online } = interviewTypes;
const typeOfField: Readonly<Record<string, number>> = {
  venueId: onSite,
  address: onSite,
  meetingUrl: online,
  meetingCode: online,
};
const isHidden = (name: string, values: FormValues): boolean => {
  const type = typeOfField[name];
  return type !== undefined && Number(values.type) !== type;
};

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
  const form = useFieldsForm({ fields, initial, isHidden });
  const submit = useSubmit(form);
  const [plan, setPlan] = useState<{ readonly of: string; readonly result: BatchPlan }>();
  const asked = JSON.stringify(form.values);
  // A changed form needs a new plan.
  const shown = plan?.of === asked ? plan.result : undefined;
  const send = (commit: 0 | 1) =>
    submit.run(async (idempotencyKey) => {
      const { result } = await callEnvelope(batchAddInterviews, { ...form.body(), commit } as never, {
        quiet: true,
        ...(commit === 1 && { idempotencyKey }),
      });
      if (commit === 0) return setPlan({ of: asked, result });
      await client.invalidateQueries({ queryKey: [interview.name] });
      await client.invalidateQueries({ queryKey: [delivery.name] });
      tell.success(texts.batchDone(countOf(result)));
      onClose();
    });
  const isReady = shown !== undefined && shown.failed.length === 0 && countOf(shown) > 0;
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
      <p className="muted">{texts.batchHint}</p>
      <FormErrorNotices form={form} submit={submit} />
      <EntityFormFields form={form} inputs={batchInputs} />
      {shown && <Plan plan={shown} />}
    </FormDialog>
  );
}
const countOf = ({ slots }: BatchPlan): number => slots.filter(({ deliveryId }) => deliveryId !== null).length;

function Plan({ plan }: { plan: BatchPlan }) {
  const left = plan.failed.map(({ id, name, message }) => ({
    key: id,
    time: '',
    student: name,
    note: message,
  }));
  const rows = plan.slots.map((slot: PlannedSlot) => ({
    key: slot.startTime,
    time: periodText(slot.startTime, slot.endTime),
    student: slot.realname ?? '',
    note: slot.note ?? '',
  }));
  return (
    <section className="interview-part batch-plan">
      <h3>{texts.planTitle(countOf(plan))}</h3>
      <Table
        size="small"
        pagination={false}
        dataSource={[...rows, ...left]}
        columns={[
          { title: texts.columns.time, dataIndex: 'time', width: 190 },
          { title: texts.columns.student, dataIndex: 'student', width: 120 },
          { title: texts.columns.note, dataIndex: 'note' },
        ]}
      />
    </section>
  );
}
