import { demoPageTexts } from '@campus/contract/demo';
import { text } from '@campus/contract/messages';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { FormNotice } from '../../../kit/form-dialog.tsx';
import { EntityFormFields, FormErrorSummary } from '../../../kit/form-fields.tsx';
import { useOrderForm } from './use-order-form.ts';

const words = demoPageTexts.form;
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

/** 基础表单: everything on one page, then the result page. */
export function BasicForm() {
  const { form, submit, send } = useOrderForm(names);
  const navigate = useNavigate();
  return (
    <div className="demo-form">
      <p className="muted">{words.basicHint}</p>
      <FormErrorSummary form={form} />
      {submit.notice && <FormNotice tone="bad">{submit.notice}</FormNotice>}
      <EntityFormFields form={form} names={names} disabled={submit.isRunning} />
      <div className="demo-form-foot">
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
