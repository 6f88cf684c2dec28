import { text } from '@campus/contract/messages';
import { Button, Skeleton } from 'antd';
import { FormDialog, type FormDialogProps, FormNotice } from './form-dialog.tsx';

interface LoadingFormProps extends Pick<FormDialogProps, 'title' | 'width' | 'isDrawer' | 'onClose'> {
  readonly record: { readonly error: { readonly message: string } | null; readonly refetch: () => unknown };
  /** Approximate number of lines of the form. */
  readonly lines?: number;
}

/** Form dialog while its row is loading or has failed to load. */
export const LoadingForm = ({ record: { error, refetch }, lines = 8, ...dialog }: LoadingFormProps) => (
  <FormDialog
    {...dialog}
    submitText={text.common.save}
    isSubmitting={false}
    isDisabled
    isDirty={false}
    onSubmit={() => undefined}
  >
    {error ? (
      <FormNotice tone="bad" action={<Button onClick={() => void refetch()}>{text.listPage.retry}</Button>}>
        {error.message}
      </FormNotice>
    ) : (
      <Skeleton active title={false} paragraph={{ rows: lines }} aria-label={text.form.reading} />
    )}
  </FormDialog>
);
