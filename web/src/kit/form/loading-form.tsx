import { text } from '@campus/contract/messages';
import { Button, Skeleton } from 'antd';
import { FormDialog, type FormDialogProps, FormNotice } from './form-dialog.tsx';

interface LoadingFormProps extends Pick<FormDialogProps, 'title' | 'width' | 'isDrawer' | 'onClose'> {
  readonly record: { readonly error: { readonly message: string } | null; readonly refetch: () => unknown };
  /** About as many lines as the form will have. */
  readonly lines?: number;
}

/** The dialog of a form whose row is being read, or could not be. */
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
