import { text } from '@campus/contract/messages';
import { Button } from 'antd';
import { StateView } from '../../widgets/state-view.tsx';

interface LoadErrorProps {
  readonly error: { readonly message: string };
  readonly onRetry: () => unknown;
  readonly title?: string;
}

/** What was asked for could not be read: why, and once more. */
export const LoadError = ({ error, onRetry, title = text.listPage.failed }: LoadErrorProps) => (
  <StateView isFailure title={title} text={error.message}>
    <Button type="primary" onClick={() => void onRetry()}>
      {text.listPage.retry}
    </Button>
  </StateView>
);
