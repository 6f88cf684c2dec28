import { text } from '@campus/contract/messages';
import { Button } from 'antd';
import { FormNotice } from './form-dialog.tsx';
import { FormErrorSummary } from './form-fields.tsx';
import type { FieldsForm } from './use-fields-form.ts';
import type { Submit } from './use-submit.ts';

interface FormErrorNoticesProps {
  readonly form: FieldsForm;
  readonly submit: Submit;
  /** Reads the row anew when somebody else has changed it meanwhile. */
  readonly onRefresh?: () => Promise<void>;
}

/** What is wrong with a form, and why it was not taken. */
export const FormErrorNotices = ({ form, submit, onRefresh }: FormErrorNoticesProps) => (
  <>
    <FormErrorSummary form={form} />
    {submit.notice && (
      <FormNotice
        tone="bad"
        action={onRefresh && submit.isStale && <Button onClick={() => void onRefresh()}>{text.common.refresh}</Button>}
      >
        {submit.notice}
      </FormNotice>
    )}
  </>
);
