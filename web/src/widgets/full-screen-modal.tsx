import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import type { ModalProps } from 'antd';
import { useState } from 'react';
import { Modal } from './modal.tsx';
import './full-screen-modal.css';
import { useIsMobile } from '../theme/use-media.ts';
import { IconButton } from './icon-button.tsx';

interface FullScreenModalProps extends Omit<ModalProps, 'open' | 'title' | 'className'> {
  readonly title: string;
  readonly width: number;
}

/** A dialog with a button beside its cross that makes it fill the window. Render it while it is open: it begins small. */
export function FullScreenModal({ title, width, ...modal }: FullScreenModalProps) {
  const [isFull, setFull] = useState(false);
  const isMobile = useIsMobile();
  return (
    <Modal
      {...modal}
      open
      width={isFull ? '100%' : width}
      className={isFull ? 'modal-full' : ''}
      title={
        <span className="modal-head">
          <span className="grow">{title}</span>
          {!isMobile && (
            <IconButton
              label={isFull ? text.common.exitFullscreen : text.common.fullscreen}
              onClick={() => setFull(!isFull)}
            >
              {isFull ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />}
            </IconButton>
          )}
        </span>
      }
    />
  );
}
