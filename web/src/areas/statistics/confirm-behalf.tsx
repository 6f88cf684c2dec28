import { text as textField } from '@campus/contract/kit';
import { employment, employmentFlow, employmentTexts } from '@campus/contract/statistics';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
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

const words = employmentTexts.behalf;
const fields = { remark: textField({ label: words.remark, required: true, max: 200 }) };

/** The student's confirmation entered by staff, with the reason for acting on the student's behalf. */
export function ConfirmBehalf({ row }: { row: RowData }) {
  const isAllowed = useAllowed('resume:delivery:behalf');
  const [isOpen, setOpen] = useState(false);
  const isUnconfirmed = Number(row.audit) === employmentFlow.states.passed.code && !row.studentConfirmTime;
  if (!isAllowed || !isUnconfirmed) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.title}</Button>
      {isOpen && <ConfirmDialog row={row} onClose={() => setOpen(false)} />}
    </>
  );
}

function ConfirmDialog({ row, onClose }: { row: RowData; onClose: () => void }) {
  const client = useQueryClient();
  const form = useFieldsForm({ fields });
  const submit = useSubmit(form);
  const send = () =>
    submit.run(async (idempotencyKey) => {
      const { message } = await requestEnvelope({
        method: 'POST',
        path: `/api/stu/${employment.name}/confirm`,
        body: { id: row.id, ...form.body() },
        headers: { 'X-Behalf-Employ': asText(row.employId) },
        quiet: true,
        idempotencyKey,
      });
      tell.success(message);
      await client.invalidateQueries({ queryKey: [employment.name] });
      onClose();
    });
  return (
    <FormDialog
      title={words.title}
      width={480}
      submitText={employmentFlow.steps.confirm.label}
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
