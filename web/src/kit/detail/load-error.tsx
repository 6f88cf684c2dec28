import { text } from '@campus/contract/messages';
import { Button } from 'antd';
import { StateView } from '../../widgets/state-view.tsx';

interface LoadErrorProps {
  readonly error: { readonly message: string };
  readonly onRetry: () => unknown;
  readonly title?: string;
}

/** Error state of a failed query, with a retry button. */
export const LoadError = ({ error, onRetry, title = text.listPage.failed }: LoadErrorProps) => (
  <StateView isFailure title={title} text={error.message}>
    <Button type="primary" onClick={() => void onRetry()}>
      {text.listPage.retry}
    </Button>
  </StateView>
);
