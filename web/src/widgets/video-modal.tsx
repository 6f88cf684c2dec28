import { text } from '@campus/contract/messages';
import { Modal } from 'antd';
import { useEffect, useState } from 'react';
import { tell } from '../request/tell.ts';

export interface VideoModalProps {
  readonly open: boolean;
  readonly src: string | undefined;
  readonly title?: string;
  readonly onClose: () => void;
}

/** Plays one video in a dialog that can only be closed; closing stops it and frees the source. */
export function VideoModal({ open, src, title = text.video.title, onClose }: VideoModalProps) {
  useEffect(() => {
    if (!open || src) return;
    tell.warning(text.video.unplayable);
    onClose();
  }, [open, src, onClose]);
  return (
    <Modal open={open && Boolean(src)} title={title} width={800} footer={null} destroyOnHidden onCancel={onClose}>
      {src && <Player key={src} src={src} />}
    </Modal>
  );
}

function Player({ src }: { src: string }) {
  const [isBroken, setBroken] = useState(false);
  const refuse = () => {
    tell.warning(text.video.unplayable);
    setBroken(true);
  };
  if (isBroken) return <p role="alert">{text.video.unplayable}</p>;
  return (
    // biome-ignore lint/a11y/useMediaCaption: the platform's videos have no caption files
    <video
      src={src}
      controls
      preload="metadata"
      style={{ display: 'block', width: '100%', maxHeight: '70vh' }}
      onError={refuse}
    />
  );
}
