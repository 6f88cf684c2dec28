import { text } from '@campus/contract/messages';
import { Component, type ReactNode, useEffect } from 'react';
import { ChunkLoadFailed, ScreenMissing } from '../request/load-chunk.ts';
import { browserPage } from '../request/page-reload.ts';
import { ExceptionPage } from './exception-page.tsx';
import { forgetFailedScreens } from './lazy-screen.ts';

interface Props {
  /** Name of the content for the error page. */
  readonly title?: string | undefined;
  readonly children: ReactNode;
}
interface State {
  readonly error: unknown;
}

/** Shows errors of its children instead of an empty page; React logs them. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  private readonly retry = (): void => {
    forgetFailedScreens();
    this.setState({ error: undefined });
  };

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (error instanceof ChunkLoadFailed && error.isOffline)
      return <OfflinePage title={this.props.title} onRetry={this.retry} />;
    return <Failure error={error} />;
  }
}

function Failure({ error }: { error: unknown }) {
  if (error instanceof ScreenMissing)
    return <ExceptionPage code="404" title={text.exception.notBuilt} detail={error.message} />;
  const isChunk = error instanceof ChunkLoadFailed;
  return (
    <ExceptionPage
      code="500"
      title={isChunk ? error.message : text.exception[500]}
      action={{ text: text.chunk.reload, run: browserPage.reload }}
    />
  );
}

/** Shown when a page's code cannot be loaded offline; retries when the network is back. */
function OfflinePage({ title, onRetry }: { title: string | undefined; onRetry: () => void }) {
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <ExceptionPage
      title={text.chunk.offline}
      detail={title ? text.chunk.offlinePage(title) : text.chunk.offlineHint}
      action={{ text: text.chunk.retry, run: onRetry }}
    />
  );
}
