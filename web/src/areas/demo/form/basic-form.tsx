import { demoPageTexts } from '@campus/contract/demo';
import { EntityFormFields } from '../../../kit/form/form-fields.tsx';
import { OrderFormFrame } from './order-form.tsx';
import { useOrderForm } from './use-order-form.ts';

const names = [
  'orderNo',
  'name',
  'customer',
  'orderType',
  'amount',
  'quantity',
  'orderDate',
  'urgent',
  'remark',
] as const;

/** 基础表单: one page, then the result page. */
export function BasicForm() {
  const order = useOrderForm(names);
  return (
    <OrderFormFrame order={order} hint={demoPageTexts.form.basicHint}>
      <EntityFormFields form={order.form} names={names} disabled={order.submit.isRunning} />
    </OrderFormFrame>
  );
}
