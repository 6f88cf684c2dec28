import { demoPageTexts } from '@campus/contract/demo';
import { useState } from 'react';
import { EntityFormFields } from '../../../kit/form/form-fields.tsx';
import { OrderFormFrame } from './order-form.tsx';
import { useOrderForm } from './use-order-form.ts';

const texts = demoPageTexts.form;
const groups = [
  { title: texts.groups.order, fields: ['orderNo', 'name', 'orderType', 'amount', 'quantity', 'tags', 'urgent'] },
  { title: texts.groups.contact, fields: ['customer', 'phone', 'email', 'site', 'cityCode', 'address'] },
  { title: texts.groups.delivery, fields: ['orderDate', 'deliverTime', 'departId', 'manager', 'progress'] },
  { title: texts.groups.more, fields: ['contract', 'pictures', 'remark', 'content'] },
] as const;
const names = groups.flatMap(({ fields }) => [...fields]);

/** 高级表单: all kinds of fields in groups, with sticky buttons. */
export function AdvancedForm() {
  const [round, setRound] = useState(0);
  return <GroupedForm key={round} onReset={() => setRound(round + 1)} />;
}

function GroupedForm({ onReset }: { onReset: () => void }) {
  const order = useOrderForm(names);
  return (
    <OrderFormFrame order={order} hint={texts.advancedHint} onReset={onReset}>
      <EntityFormFields form={order.form} groups={groups} disabled={order.submit.isRunning} />
    </OrderFormFrame>
  );
}
