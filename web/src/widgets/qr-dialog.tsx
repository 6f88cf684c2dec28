import { text } from '@campus/contract/messages';
import { QRCode } from 'antd';
import { useState } from 'react';
import { Modal } from './modal.tsx';

export interface QrDialogProps {
  readonly open: boolean;
  /** Image URL; alternatively `text` is rendered as a QR code. */
  readonly src?: string;
  readonly text?: string;
  readonly title?: string;
  readonly onClose: () => void;
}

const sizePx = 220;

/** Dialog with a QR code, e.g. of the mini program. */
export function QrDialog({ open, src, text: content, title, onClose }: QrDialogProps) {
  return (
    <Modal
      data-widget="qr-dialog"
      open={open}
      title={title}
      width={300}
      footer={null}
      destroyOnHidden
      onCancel={onClose}
    >
      <div style={{ display: 'grid', justifyItems: 'center', gap: 12, paddingTop: title ? 0 : 16 }}>
        {src === undefined ? <QrPicture text={content ?? ''} size={sizePx} /> : <Picture key={src} src={src} />}
        <span>{text.qr.miniProgram}</span>
      </div>
    </Modal>
  );
}

/** Modules of white around a code that scanners need to find it, also on a dark page. */
const quietModules = 4;
/** A text as a QR code: black on white in every theme, as scanners need it. */
export const QrPicture = ({ text: content, size }: { readonly text: string; readonly size: number }) => (
  <QRCode
    type="svg"
    value={content}
    size={size}
    marginSize={quietModules}
    bordered={false}
    bgColor="#FFFFFF"
    color="#000000"
  />
);

function Picture({ src }: { src: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <p role="alert">{text.image.loadFailed}</p>;
  return <img src={src} alt={text.qr.miniProgram} width={sizePx} height={sizePx} onError={() => setBroken(true)} />;
}
