import { text as textField } from '@campus/contract/kit';
import {
  delivery,
  type GivenUpOffer,
  offer,
  offerFlow,
  offerScreen,
  studentOfferCloses,
} from '@campus/contract/resume';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Dropdown, Skeleton } from 'antd';
import { useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { asText, type RowData } from '../../kit/field/row.ts';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { FormErrorNotices } from '../../kit/form/form-error-notices.tsx';
import { EntityFormFields } from '../../kit/form/form-fields.tsx';
import { useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../kit/form/use-submit.ts';
import { call } from '../../request/call.ts';
import { requestEnvelope } from '../../request/client.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import './offer.css';

const words = offerScreen.behalf;
type Action = 'accept' | 'refuse';
const remark = textField({ label: offerScreen.remark, required: true, max: 200 });
const fieldsOf = { accept: { remark }, refuse: { ...offerFlow.steps.refuse.input, remark } } as const;
const open = offerFlow.states.open.code;
const behalfOf = (row: RowData) => ({ 'X-Behalf-Employ': asText(row.employId) });

/** The student's answer entered by staff, with the reason for acting on the student's behalf. */
export function OfferBehalf({ row }: { row: RowData }) {
  const isAllowed = useAllowed('resume:delivery:behalf');
  const [action, setAction] = useState<Action>();
  if (!isAllowed || Number(row.status) !== open) return null;
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
        path: `/api/stu/${offer.name}/${action}`,
        body: { id: row.id, ...form.body() },
        headers: behalfOf(row),
        quiet: true,
        idempotencyKey,
      });
      tell.success(message);
      await client.invalidateQueries({ queryKey: [offer.name] });
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
        {action === 'accept' && <Closes row={row} />}
        <EntityFormFields form={form} />
      </div>
    </FormDialog>
  );
}

/** What accepting the offer ends besides. */
function Closes({ row }: { row: RowData }) {
  const { data, error } = useQuery<readonly GivenUpOffer[], RequestFailed>({
    queryKey: [offer.name, 'closes', row.id],
    queryFn: ({ signal }) => call(studentOfferCloses, { id: row.id }, { signal, quiet: true, headers: behalfOf(row) }),
  });
  if (error) return <p className="muted">{error.message}</p>;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 1 }} />;
  if (data.length === 0) return <p className="offer-limits">{words.closesNothing}</p>;
  return (
    <div className="offer-closes">
      {words.closes}
      <ul>
        {data.map(({ id, companyName, postName }) => (
          <li key={id}>
            {companyName} · {postName}
          </li>
        ))}
      </ul>
    </div>
  );
}
