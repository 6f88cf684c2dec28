import { interview, interviewFlow, interviewScreen, interviewWords } from '@campus/contract/interview';
import { stateOf, text as textField } from '@campus/contract/kit';
import { delivery } from '@campus/contract/resume';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { asText, type RowData } from '../../kit/field/row.ts';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { FormErrorNotices } from '../../kit/form/form-error-notices.tsx';
import { EntityFormFields } from '../../kit/form/form-fields.tsx';
import { type FormErrors, type FormValues, useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../kit/form/use-submit.ts';
import { requestEnvelope } from '../../request/client.ts';
import { tell } from '../../request/tell.ts';
import { CheckInCode } from './check-in-code.tsx';
import { WishesInput } from './periods-input.tsx';

const texts = interviewScreen.behalf;
const steps = interviewFlow.steps;
type Answer = 'accept' | 'refuse' | 'askChange';
type Action = Answer | 'code';
const remark = textField({ label: interviewScreen.remark, required: true, max: 200 });
const fieldsOf = {
  accept: { remark },
  refuse: { ...steps.refuse.input, remark },
  askChange: { ...steps.askChange.input, remark },
} as const;

/** What the student could do now; the code is shown to be scanned. */
function actionsOf(row: RowData): readonly Action[] {
  const state = stateOf(interviewFlow, row.status);
  const asks: readonly Action[] = row.changeWish === null ? ['askChange', 'code'] : ['code'];
  return state === 'asked' ? ['accept', 'refuse', ...asks] : state === 'agreed' ? asks : [];
}

/** The student's answer entered by staff, with the reason for acting on the student's behalf. */
export function InterviewBehalf({ row }: { row: RowData }) {
  const isAllowed = useAllowed('resume:delivery:behalf');
  const [action, setAction] = useState<Action>();
  const actions = actionsOf(row);
  if (!isAllowed || actions.length === 0) return null;
  const close = () => setAction(undefined);
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: actions.map((key) => ({ key, label: texts[key] })),
          onClick: ({ key }) => setAction(key as Action),
        }}
      >
        <Button>{texts.title}</Button>
      </Dropdown>
      {action === 'code' ? (
        <CheckInCode row={row} onClose={close} />
      ) : (
        action && <BehalfDialog action={action} row={row} onClose={close} />
      )}
    </>
  );
}

const inputs = { times: WishesInput };
const rules = ({ times }: FormValues): FormErrors => {
  const isFilled = (times as { start: string; end: string }[] | null)?.every(({ start, end }) => start && end > start);
  return times && !isFilled ? { times: interviewWords.wishes } : {};
};

function BehalfDialog({ action, row, onClose }: { action: Answer; row: RowData; onClose: () => void }) {
  const client = useQueryClient();
  const form = useFieldsForm({ fields: fieldsOf[action], rules });
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
      title={`${texts.title} · ${texts[action]}`}
      width={480}
      submitText={texts[action]}
      isDanger={action === 'refuse'}
      isSubmitting={submit.isRunning}
      isDirty={form.isDirty}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <div className="single-column">
        <FormErrorNotices form={form} submit={submit} />
        <EntityFormFields form={form} inputs={inputs} />
      </div>
    </FormDialog>
  );
}
