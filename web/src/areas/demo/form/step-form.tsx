import { demoOrder, demoPageTexts } from '@campus/contract/demo';
import { text } from '@campus/contract/messages';
import { Button, Result } from 'antd';
import { useState } from 'react';
import { RecordFacts } from '../../../kit/detail/record-facts.tsx';
import { asText, type RowData } from '../../../kit/field/row.ts';
import { FormErrorNotices } from '../../../kit/form/form-error-notices.tsx';
import { EntityFormFields } from '../../../kit/form/form-fields.tsx';
import { WizardSteps } from '../../../widgets/wizard-steps.tsx';
import { useOrderForm } from './use-order-form.ts';

const texts = demoPageTexts.form;
const steps = [
  ['orderNo', 'name', 'customer', 'orderType', 'amount', 'quantity'],
  ['orderDate', 'deliverTime', 'phone', 'address', 'urgent', 'remark'],
] as const;
const all = [...steps[0], ...steps[1]];

/** 分步表单: two steps, a summary and the result. */
export function StepForm() {
  const [round, setRound] = useState(0);
  // The key resets the form for another order.
  return <OrderSteps key={round} onAgain={() => setRound(round + 1)} />;
}

function OrderSteps({ onAgain }: { onAgain: () => void }) {
  const { form, submit, send } = useOrderForm(all);
  const [at, setAt] = useState(0);
  const [kept, setKept] = useState<RowData>();
  const names = steps[at];
  if (kept) {
    return (
      <Result
        status="success"
        title={texts.done}
        subTitle={texts.doneText(asText(kept.orderNo))}
        extra={
          <Button type="primary" onClick={onAgain}>
            {texts.again}
          </Button>
        }
      />
    );
  }
  return (
    <div className="demo-form">
      <WizardSteps titles={texts.steps} current={at} />
      <FormErrorNotices form={form} submit={submit} />
      {names ? (
        <EntityFormFields form={form} names={names} disabled={submit.isRunning} />
      ) : (
        <RecordFacts entity={demoOrder} names={all} row={{ id: '', ...form.body() }} />
      )}
      <div className="demo-form-foot">
        {at > 0 && (
          <Button disabled={submit.isRunning} onClick={() => setAt(at - 1)}>
            {texts.previous}
          </Button>
        )}
        {names ? (
          <Button type="primary" onClick={() => form.validate(names) && setAt(at + 1)}>
            {texts.next}
          </Button>
        ) : (
          <Button type="primary" loading={submit.isRunning} onClick={() => void send(setKept)}>
            {text.common.submit}
          </Button>
        )}
      </div>
    </div>
  );
}
