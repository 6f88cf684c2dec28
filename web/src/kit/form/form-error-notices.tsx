import { text } from '@campus/contract/messages';
import { Button } from 'antd';
import { FormNotice } from './form-dialog.tsx';
import { FormErrorSummary } from './form-fields.tsx';
import type { FieldsForm } from './use-fields-form.ts';
import type { Submit } from './use-submit.ts';

interface FormErrorNoticesProps {
  readonly form: FieldsForm;
  readonly submit: Submit;
  /** Reloads the row after another user has changed it. */
  readonly onRefresh?: () => Promise<void>;
}

/** Invalid fields of a form and the error of its submission. */
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
