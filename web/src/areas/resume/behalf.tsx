import type { Endpoint } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import {
  delivery,
  deliveryTexts,
  pipeline,
  studentConfirm,
  studentDecline,
  studentWithdraw,
} from '@campus/contract/resume';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Dropdown, Input } from 'antd';
import { useId, useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { asText, type RowData } from '../../kit/field/row.ts';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { callEnvelope } from '../../request/call.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';

const words = deliveryTexts.behalf;
const calls = { withdraw: studentWithdraw, confirm: studentConfirm, decline: studentDecline } as const;
type Act = keyof typeof calls;
const activeCode = 1;

/** What the student could do now (10.5). */
function actsOf(row: RowData): Act[] {
  if (Number(row.status) !== activeCode) return [];
  if (Number(row.studentConfirm) === 0 && row.studentConfirm !== null && row.confirmDeadline)
    return ['confirm', 'decline'];
  return Number(row.step) <= pipeline.hire ? ['withdraw'] : [];
}

/** What staff do for a student, each with the reason why he did not do it himself. */
export function Behalf({ row }: { row: RowData }) {
  const isAllowed = useAllowed('resume:delivery:behalf');
  const [act, setAct] = useState<Act>();
  const acts = actsOf(row);
  if (!isAllowed || acts.length === 0) return null;
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{ items: acts.map((key) => ({ key, label: words[key] })), onClick: ({ key }) => setAct(key as Act) }}
      >
        <Button>{words.title}</Button>
      </Dropdown>
      {act && <BehalfDialog act={act} row={row} onClose={() => setAct(undefined)} />}
    </>
  );
}

function BehalfDialog({ act, row, onClose }: { act: Act; row: RowData; onClose: () => void }) {
  const client = useQueryClient();
  const [remark, setRemark] = useState('');
  const field = useId();
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      const endpoint = calls[act] as Endpoint<typeof studentWithdraw.input, null>;
      const headers = { 'X-Behalf-Employ': asText(row.employId) };
      const { message } = await callEnvelope(endpoint, { id: row.id, remark: remark.trim() }, { headers });
      tell.success(message || calls[act].done || text.common.success);
      await client.invalidateQueries({ queryKey: [delivery.name] });
      onClose();
    } catch (error) {
      // What was written stays.
      ignoreReported(error);
    } finally {
      setSending(false);
    }
  };
  return (
    <FormDialog
      title={`${words.title} · ${words[act]}`}
      width={480}
      submitText={text.common.ok}
      isDanger={act !== 'confirm'}
      isSubmitting={isSending}
      isDisabled={remark.trim() === ''}
      isDirty={remark !== ''}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <div className="behalf-remark">
        <label htmlFor={field} className="required">
          {studentWithdraw.input.remark.label}
        </label>
        <Input.TextArea
          id={field}
          autoFocus
          rows={3}
          maxLength={200}
          showCount
          value={remark}
          onChange={({ target }) => setRemark(target.value)}
        />
      </div>
    </FormDialog>
  );
}
