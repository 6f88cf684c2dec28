import { CopyOutlined, EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { livePushUrl, liveScreen, type PushAddress, resetStreamKey } from '@campus/contract/live';
import { Button, Input, Skeleton, Space } from 'antd';
import { useEffect, useState } from 'react';
import { Allowed } from '../../kit/call/allowed.tsx';
import { call } from '../../request/call.ts';
import { copyText } from '../../request/copy-text.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { Modal } from '../../widgets/modal.tsx';
import './live.css';

const texts = liveScreen.pushDialog;
interface PushDialogProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}
/** Server and key for publishing software; the key is hidden until it is asked for. */
export function PushDialog({ id, name, onClose }: PushDialogProps) {
  const [address, setAddress] = useState<PushAddress>();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    call(livePushUrl, { id })
      .then(setAddress)
      .catch((error: unknown) => {
        onClose();
        ignoreReported(error);
      });
  }, [id, onClose]);
  const reset = async () => {
    if (!(await tell.confirm({ title: texts.reset, text: texts.resetAsk, danger: true }))) return;
    try {
      setAddress(await call(resetStreamKey, { id }));
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
            <Allowed code={resetStreamKey.needs as string}>
              <Button type="link" danger onClick={() => void reset()}>
                {texts.reset}
              </Button>
            </Allowed>
          </p>
          <ol>
            {texts.steps.map((step) => (
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
const CopyLine = ({ label, value, shown, children }: CopyLineProps) => (
  <div className="live-copy">
    <span>{label}</span>
    <Space.Compact block>
      <Input readOnly value={shown} aria-label={label} />
      <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copyText(value, texts.copied)}>
        {texts.copy}
      </Button>
    </Space.Compact>
    {children}
  </div>
);
