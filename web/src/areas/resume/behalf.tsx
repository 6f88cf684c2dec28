import { text } from '@campus/contract/messages';
import { delivery, deliveryFlow, deliveryTexts, pipeline, studentSubmit } from '@campus/contract/resume';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Dropdown, Input } from 'antd';
import { useId, useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { asText, type RowData } from '../../kit/field/row.ts';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { requestEnvelope } from '../../request/client.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';

const texts = deliveryTexts.behalf;
type Action = 'withdraw' | 'confirm' | 'decline';
const activeCode = 1;

/** Actions the student could take now. */
function availableActions(row: RowData): Action[] {
  if (Number(row.status) !== activeCode) return [];
  if (Number(row.studentConfirm) === 0 && row.studentConfirm !== null && row.confirmDeadline)
    return ['confirm', 'decline'];
  return Number(row.step) <= pipeline.hire ? ['withdraw'] : [];
}

/** Student actions entered by staff, with the reason for acting on the student's behalf. */
export function Behalf({ row }: { row: RowData }) {
  const isAllowed = useAllowed('resume:delivery:behalf');
  const [action, setAction] = useState<Action>();
  const actions = availableActions(row);
  if (!isAllowed || actions.length === 0) return null;
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
      {action && <BehalfDialog action={action} row={row} onClose={() => setAction(undefined)} />}
    </>
  );
}

function BehalfDialog({ action, row, onClose }: { action: Action; row: RowData; onClose: () => void }) {
  const client = useQueryClient();
  const [remark, setRemark] = useState('');
  const field = useId();
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      const { message } = await requestEnvelope({
        method: 'POST',
        path: `/api/stu/${delivery.name}/${action}`,
        body: { id: row.id, remark: remark.trim() },
        headers: { 'X-Behalf-Employ': asText(row.employId) },
      });
      tell.success(message || deliveryFlow.steps[action].done);
      await client.invalidateQueries({ queryKey: [delivery.name] });
      onClose();
    } catch (error) {
      // The input stays.
      ignoreReported(error);
    } finally {
      setSending(false);
    }
  };
  return (
    <FormDialog
      title={`${texts.title} · ${texts[action]}`}
      width={480}
      submitText={text.common.ok}
      isDanger={action !== 'confirm'}
      isSubmitting={isSending}
      isDisabled={remark.trim() === ''}
      isDirty={remark !== ''}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <div className="behalf-remark">
        <label htmlFor={field} className="required">
          {studentSubmit.input.remark.label}
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
