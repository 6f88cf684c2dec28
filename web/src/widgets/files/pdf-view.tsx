import { text } from '@campus/contract/messages';
import { Alert, Button, Spin } from 'antd';
import { useEffect, useState } from 'react';
import { type Request, requestBlob } from '../../request/client.ts';
import { getFileName } from './file-name.ts';
import { storedCall } from './stored-image.tsx';

/** A stored PDF in a frame. */
export const PdfView = ({ path }: { path: string }) => (
  <PdfFrame request={storedCall(path)} title={getFileName(path)} />
);

/** The PDF that a request answers, in a frame. Loaded with the token, because a frame does not send one. */
export function PdfFrame({ request, title }: { request: Request; title: string }) {
  const [state, setState] = useState<{ url?: string; failed?: boolean }>({});
  const asked = JSON.stringify(request);
  useEffect(() => {
    const abort = new AbortController();
    let made: string | undefined;
    requestBlob({ ...(JSON.parse(asked) as Request), signal: abort.signal }).then(
      ({ blob }) => {
        made = URL.createObjectURL(new Blob([blob], { type: 'application/pdf' }));
        setState({ url: made });
      },
      () => {
        if (!abort.signal.aborted) setState({ failed: true });
      },
    );
    return () => {
      abort.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [asked]);

  if (state.failed) return <Alert type="error" showIcon title={text.list.downloadFailed} />;
  if (!state.url) {
    return (
      <div className="pdf-view">
        <Spin description={text.attachment.loading} />
      </div>
    );
  }
  return (
    <div className="pdf-view">
      {/* Browsers without a PDF viewer would start a download in the frame. */}
      {navigator.pdfViewerEnabled && <iframe src={state.url} title={title} />}
      <Button type="link" href={state.url} target="_blank" rel="noopener noreferrer">
        {text.attachment.openPdf}
      </Button>
    </div>
  );
}
