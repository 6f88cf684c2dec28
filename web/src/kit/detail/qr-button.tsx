import { QrcodeOutlined } from '@ant-design/icons';
import type { AnyEntity } from '@campus/contract/kit';
import { getQrCode, qrTexts } from '@campus/contract/system';
import { Button } from 'antd';
import { useState } from 'react';
import { copyText } from '../../request/copy-text.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { Modal } from '../../widgets/modal.tsx';
import { Loaded } from './loaded.tsx';
import './qr-button.css';

interface QrButtonProps {
  readonly entity: AnyEntity;
  readonly id: string;
  readonly name: string;
}

/** Shows the QR code of a row whose entity declares one. */
export function QrButton(props: QrButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<QrcodeOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {qrTexts.button}
      </Button>
      {isOpen && <QrCodeDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function QrCodeDialog({ entity, id, name, onClose }: QrButtonProps & { readonly onClose: () => void }) {
  const found = useEndpoint(getQrCode, { bizType: entity.qr?.type ?? '', bizId: id }, { quiet: true });
  return (
    <Modal open title={qrTexts.title(name)} width={420} footer={null} onCancel={onClose}>
      <Loaded query={found} rows={6}>
        {(code) => (
          <div className="qr-code">
            <img src={code.png} alt={qrTexts.title(name)} width={240} height={240} />
            <a href={code.url} target="_blank" rel="noreferrer">
              {code.url}
            </a>
            <p className="muted">
              {qrTexts.hint} · {qrTexts.scans(code.scanCount)}
            </p>
            <div className="qr-code-tools">
              <Button onClick={() => void copyText(code.url, qrTexts.copied)}>{qrTexts.copy}</Button>
              <Button type="primary" href={code.png} download={`${name}.png`}>
                {qrTexts.download}
              </Button>
            </div>
          </div>
        )}
      </Loaded>
    </Modal>
  );
}
