import { text } from '@campus/contract/messages';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { EntityFormFields, type FieldInputs } from '../../../kit/form/form-fields.tsx';
import type { FieldsForm } from '../../../kit/form/use-fields-form.ts';
import { RequestFailed } from '../../../request/request-failed.ts';
import { tell } from '../../../request/tell.ts';

interface AlterationStepProps {
  readonly form: FieldsForm;
  readonly inputs?: FieldInputs;
  readonly isRunning: boolean;
  readonly submitText?: string;
  readonly children?: ReactNode;
  readonly onSubmit: () => void;
}

/** One step of an alteration: its fields and the button that continues. */
export function AlterationStep(props: AlterationStepProps) {
  const { form, inputs, isRunning, submitText = text.common.next, children, onSubmit } = props;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <EntityFormFields form={form} inputs={inputs} />
      <Button type="primary" htmlType="submit" block loading={isRunning}>
        {submitText}
      </Button>
    </form>
  );
}

const expired = 'RC_EXPIRED';

/** Passes a failed step on to its form, titled; an expired ticket starts again. */
export function handleStepError(title: string, onExpired: () => void): (failure: unknown) => never {
  return (failure) => {
    if (failure instanceof RequestFailed) {
      if (failure.errorCode === expired && !failure.fields) onExpired();
      tell.notify('error', title, failure.message);
    }
    throw failure;
  };
}
