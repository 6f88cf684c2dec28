import { text } from '@campus/contract/messages';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { tell } from '../request/tell.ts';
import { Modal } from './modal.tsx';

export interface VideoModalProps {
  readonly open: boolean;
  readonly src: string | undefined;
  readonly title?: string;
  readonly onClose: () => void;
}

/** Plays one video in a dialog; closing stops it and releases the source. */
export function VideoModal({ open, src, title = text.video.title, onClose }: VideoModalProps) {
  useEffect(() => {
    if (!open || src) return;
    tell.warning(text.video.unplayable);
    onClose();
  }, [open, src, onClose]);
  const player = useRef<HTMLVideoElement>(null);
  const [opening, setOpening] = useState(0);
  // The dialog fades out with its content: stop the sound at once and mount a new player on the next opening.
  useEffect(() => {
    if (!open) return;
    return () => {
      stop(player.current);
      setOpening((count) => count + 1);
    };
  }, [open]);
  return (
    <Modal
      data-widget="video-modal"
      open={open && Boolean(src)}
      title={title}
      width={800}
      footer={null}
      destroyOnHidden
      onCancel={onClose}
    >
      {src && <Player key={`${opening} ${src}`} src={src} player={player} />}
    </Modal>
  );
}

/** Stops loading and playing, which browsers continue for detached videos. */
function stop(video: HTMLVideoElement | null): void {
  if (!video) return;
  video.pause();
  video.removeAttribute('src');
  video.load();
}

function Player({ src, player }: { src: string; player: RefObject<HTMLVideoElement | null> }) {
  const [isBroken, setBroken] = useState(false);
  // A page that is shown again plays from the start.
  useEffect(() => {
    const video = player.current;
    if (video) video.src = src;
    return () => stop(video);
  }, [player, src]);
  const refuse = () => {
    tell.warning(text.video.unplayable);
    setBroken(true);
  };
  if (isBroken)
    return (
      <p className="blank-note" role="alert">
        {text.video.unplayable}
      </p>
    );
  return (
    // biome-ignore lint/a11y/useMediaCaption: the videos have no caption files
    <video
      ref={player}
      controls
      preload="metadata"
      style={{ display: 'block', width: '100%', maxHeight: '70vh' }}
      onError={refuse}
    />
  );
}
