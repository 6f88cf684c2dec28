import { CopyOutlined, EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { liveScreen, type PushAddress } from '@campus/contract/live';
import { Button, Input, Skeleton, Space } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { copyText } from '../../request/copy-text.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { Modal } from '../../widgets/modal.tsx';
import { Allowed } from '../call/allowed.tsx';
import './live.css';
import type { PushCalls } from './live-owner.ts';

const texts = liveScreen.pushDialog;
interface PushDialogProps {
  readonly calls: PushCalls;
  readonly name: string;
  readonly onClose: () => void;
}
/** Server and key for publishing software; the key is hidden until it is asked for. */
export function PushDialog({ calls, name, onClose }: PushDialogProps) {
  const [address, setAddress] = useState<PushAddress>();
  const [isShown, setShown] = useState(false);
  const fail = useEffectEvent((error: unknown) => {
    onClose();
    ignoreReported(error);
  });
  // Once for the dialog: a later answer would replace the key that a reset has made.
  useEffect(() => {
    let isCurrent = true;
    calls
      .get()
      .then((found) => isCurrent && setAddress(found))
      .catch((error: unknown) => isCurrent && fail(error));
    return () => {
      isCurrent = false;
    };
  }, [calls]);
  const reset = async () => {
    if (!(await tell.confirm({ title: texts.reset, text: texts.resetAsk, danger: true }))) return;
    try {
      setAddress(await calls.reset());
    } catch (error) {
      ignoreReported(error);
    }
  };
  return (
    <Modal open title={texts.title(name)} width={800} footer={null} onCancel={onClose}>
      {!address ? (
        <Skeleton active paragraph={{ rows: 5 }} />
      ) : (
        <div className="live-push">
          <CopyLine label={texts.server} value={address.server} shown={address.server} />
          <CopyLine
            label={texts.key}
            value={address.streamKey}
            shown={isShown ? address.streamKey : '••••••••••••••••••••••••'}
          >
            <Button
              aria-label={isShown ? texts.hide : texts.show}
              icon={isShown ? <EyeInvisibleOutlined /> : <EyeOutlined />}
              onClick={() => setShown(!isShown)}
            />
          </CopyLine>
          <p className="muted">
            {texts.expires(address.expireTime)}
            <Allowed code={calls.mayReset}>
              <Button type="link" danger onClick={() => void reset()}>
                {texts.reset}
              </Button>
            </Allowed>
          </p>
          <ol>
            {texts.steps(calls.resume).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      )}
    </Modal>
  );
}

interface CopyLineProps {
  readonly label: string;
  readonly value: string;
  readonly shown: string;
  readonly children?: React.ReactNode;
}
/** An address with a button that copies it. */
export const CopyLine = ({ label, value, shown, children }: CopyLineProps) => (
  <div className="live-copy">
    <span>{label}</span>
    <Space.Compact block>
      <Input readOnly value={shown} aria-label={label} />
      {children}
      <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copyText(value, texts.copied)}>
        {texts.copy}
      </Button>
    </Space.Compact>
  </div>
);
