import { demoPageTexts } from '@campus/contract/demo';
import { text } from '@campus/contract/messages';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FormNotice } from '../../../kit/form-dialog.tsx';
import { EntityFormFields, FormErrorSummary } from '../../../kit/form-fields.tsx';
import { useOrderForm } from './use-order-form.ts';

const words = demoPageTexts.form;
const groups = [
  { title: words.groups.order, fields: ['orderNo', 'name', 'orderType', 'amount', 'quantity', 'tags', 'urgent'] },
  { title: words.groups.contact, fields: ['customer', 'phone', 'email', 'site', 'cityCode', 'address'] },
  { title: words.groups.delivery, fields: ['orderDate', 'deliverTime', 'departId', 'manager', 'progress'] },
  { title: words.groups.more, fields: ['contract', 'pictures', 'remark', 'content'] },
] as const;
const names = groups.flatMap(({ fields }) => [...fields]);

/** 高级表单: every kind of field in groups, the buttons always in reach. */
export function AdvancedForm() {
  const [round, setRound] = useState(0);
  return <GroupedForm key={round} onReset={() => setRound(round + 1)} />;
}

function GroupedForm({ onReset }: { onReset: () => void }) {
  const { form, submit, send } = useOrderForm(names);
  const navigate = useNavigate();
  return (
    <div className="demo-form wide">
      <p className="muted">{words.advancedHint}</p>
      <FormErrorSummary form={form} />
      {submit.notice && <FormNotice tone="bad">{submit.notice}</FormNotice>}
      <EntityFormFields form={form} groups={groups} disabled={submit.isRunning} />
      <div className="demo-form-foot sticky">
        <Button disabled={submit.isRunning || !form.isDirty} onClick={onReset}>
          {words.reset}
        </Button>
        <Button
          type="primary"
          loading={submit.isRunning}
          onClick={() => void send(() => void navigate('/result/success?type=order'))}
        >
          {text.common.submit}
        </Button>
      </div>
    </div>
  );
}
