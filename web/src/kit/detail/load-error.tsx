import { text } from '@campus/contract/messages';
import { Button } from 'antd';
import { RequestFailed } from '../../request/request-failed.ts';
import { StateView } from '../../widgets/state-view.tsx';

interface LoadErrorProps {
  readonly error: { readonly message: string };
  readonly onRetry: () => unknown;
  readonly title?: string;
}

/** What does not exist for this session will not at the next try either. */
const isLasting = (error: LoadErrorProps['error']): boolean =>
  error instanceof RequestFailed && error.errorCode === 'RC_NOT_FOUND';

/** Error state of a failed query, with a retry button where another try can help. */
export const LoadError = ({ error, onRetry, title = text.listPage.failed }: LoadErrorProps) => (
  <StateView isFailure title={title} text={error.message}>
    {!isLasting(error) && (
      <Button type="primary" onClick={() => void onRetry()}>
        {text.listPage.retry}
      </Button>
    )}
  </StateView>
);
