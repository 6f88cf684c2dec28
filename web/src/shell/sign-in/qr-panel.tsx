import { wechatConfig } from '@campus/contract/account';
import { text } from '@campus/contract/messages';
import { useEffect, useState } from 'react';
import { call } from '../../request/call.ts';
import { createNonce } from '../../request/nonce.ts';
import { RequestFailed } from '../../request/request-failed.ts';
import './portal-panel.css';

const { qr } = text.portal;

/** Embedded QR code of the social login; scanning it leads to the binding page. */
export function QrPanel() {
  const [nonce, setNonce] = useState(createNonce);
  const [shown, setShown] = useState<{ href?: string; refusal?: string }>({});
  useEffect(() => {
    let isWanted = true;
    call(wechatConfig, { nonce }, { quiet: true }).then(
      ({ href }) => isWanted && setShown({ href }),
      (failure: unknown) => {
        if (!(failure instanceof RequestFailed)) throw failure;
        if (isWanted) setShown({ refusal: failure.message });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [nonce]);
  const retry = () => {
    setShown({});
    setNonce(createNonce());
  };
  const { refusal } = shown;
  // The content security policy allows frames with https only.
  const isWrong = shown.href !== undefined && !shown.href.startsWith('https://');
  const href = isWrong ? undefined : shown.href;
  const problem = isWrong ? qr.wrongAddress : refusal;
  return (
    <div className="portal-qr">
      <h2 className="portal-title">{qr.title}</h2>
      <div className="portal-qr-frame" aria-busy={!href && !problem}>
        {href && <iframe src={href} title={qr.title} />}
        {problem && (
          <>
            <p role="alert">{problem}</p>
            {!isWrong && (
              <button type="button" className="portal-link" onClick={retry}>
                {qr.retry}
              </button>
            )}
          </>
        )}
      </div>
      {href && <p className="portal-tip">{qr.tip}</p>}
    </div>
  );
}
