import { text } from '@campus/contract/messages';
import { Component, type ReactNode } from 'react';
import { ChunkLoadFailed, ScreenMissing } from '../request/load-chunk.ts';
import { browserPage } from '../request/page-reload.ts';
import { ExceptionPage } from './exception-page.tsx';

interface State {
  readonly error: unknown;
}

/** Shows what went wrong below it instead of an empty page; React writes it to the console. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? this.props.children : <Failure error={error} />;
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
