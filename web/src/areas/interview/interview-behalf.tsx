import { interview, interviewFlow, interviewScreen } from '@campus/contract/interview';
import { text as textField } from '@campus/contract/kit';
import { delivery } from '@campus/contract/resume';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { asText, type RowData } from '../../kit/field/row.ts';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { FormErrorNotices } from '../../kit/form/form-error-notices.tsx';
import { EntityFormFields } from '../../kit/form/form-fields.tsx';
import { useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../kit/form/use-submit.ts';
import { requestEnvelope } from '../../request/client.ts';
import { tell } from '../../request/tell.ts';

const words = interviewScreen.behalf;
type Action = 'accept' | 'refuse';
const remark = textField({ label: interviewScreen.remark, required: true, max: 200 });
const fieldsOf = {
  accept: { remark },
  refuse: { ...interviewFlow.steps.refuse.input, remark },
} as const;
const asked = interviewFlow.states.asked.code;

/** The student's answer entered by staff, with the reason for acting on the student's behalf. */
export function InterviewBehalf({ row }: { row: RowData }) {
  const isAllowed = useAllowed('resume:delivery:behalf');
  const [action, setAction] = useState<Action>();
  if (!isAllowed || Number(row.status) !== asked) return null;
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: (['accept', 'refuse'] as const).map((key) => ({ key, label: words[key] })),
          onClick: ({ key }) => setAction(key as Action),
        }}
      >
        <Button>{words.title}</Button>
      </Dropdown>
      {action && <BehalfDialog action={action} row={row} onClose={() => setAction(undefined)} />}
    </>
  );
}

function BehalfDialog({ action, row, onClose }: { action: Action; row: RowData; onClose: () => void }) {
  const client = useQueryClient();
  const form = useFieldsForm({ fields: fieldsOf[action] });
  const submit = useSubmit(form);
  const send = () =>
    submit.run(async (idempotencyKey) => {
      const { message } = await requestEnvelope({
        method: 'POST',
        path: `/api/stu/${interview.name}/${action}`,
        body: { id: row.id, ...form.body() },
        headers: { 'X-Behalf-Employ': asText(row.employId) },
        quiet: true,
        idempotencyKey,
      });
      tell.success(message);
      await client.invalidateQueries({ queryKey: [interview.name] });
      await client.invalidateQueries({ queryKey: [delivery.name] });
      onClose();
    });
  return (
    <FormDialog
      title={`${words.title} · ${words[action]}`}
      width={480}
      submitText={words[action]}
      isDanger={action === 'refuse'}
      isSubmitting={submit.isRunning}
      isDirty={form.isDirty}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <div className="single-column">
        <FormErrorNotices form={form} submit={submit} />
        <EntityFormFields form={form} />
      </div>
    </FormDialog>
  );
}
