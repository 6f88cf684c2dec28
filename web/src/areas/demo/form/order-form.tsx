import { demoPageTexts } from '@campus/contract/demo';
import { text } from '@campus/contract/messages';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { FormErrorNotices } from '../../../kit/form/form-error-notices.tsx';
import type { OrderForm } from './use-order-form.ts';

interface OrderFormFrameProps {
  readonly order: OrderForm;
  readonly hint: string;
  /** Shows a reset button, and makes the footer sticky. */
  readonly onReset?: () => void;
  readonly children: ReactNode;
}

/** An order form on one page: hint, errors, fields, and the buttons that lead to the result page. */
export function OrderFormFrame({ order: { form, submit, send }, hint, onReset, children }: OrderFormFrameProps) {
  const navigate = useNavigate();
  return (
    <div className={onReset ? 'demo-form wide' : 'demo-form'}>
      <p className="muted">{hint}</p>
      <FormErrorNotices form={form} submit={submit} />
      {children}
      <div className={onReset ? 'demo-form-foot sticky' : 'demo-form-foot'}>
        {onReset && (
          <Button disabled={submit.isRunning || !form.isDirty} onClick={onReset}>
            {demoPageTexts.form.reset}
          </Button>
        )}
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
