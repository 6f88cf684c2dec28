import { text } from '@campus/contract/messages';
import { Button } from 'antd';
import { StateView } from '../../widgets/state-view.tsx';

interface ReadFailedProps {
  readonly error: { readonly message: string };
  readonly onRetry: () => unknown;
  readonly title?: string;
}

/** What was asked for could not be read: why, and once more. */
export const ReadFailed = ({ error, onRetry, title = text.listPage.failed }: ReadFailedProps) => (
  <StateView isFailure title={title} text={error.message}>
    <Button type="primary" onClick={() => void onRetry()}>
      {text.listPage.retry}
    </Button>
  </StateView>
);
