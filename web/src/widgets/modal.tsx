import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { Modal as AntdModal, type ModalProps } from 'antd';
import { useState } from 'react';
import { useIsMobile } from '../theme/use-media.ts';
import { IconButton } from './icon-button.tsx';
import './modal.css';

interface DialogProps extends ModalProps {
  /** A button next to the cross makes the dialog fill the window; each opening starts small. */
  readonly canFill?: boolean;
  /** The dialog fills a phone; default for those wider than a question. */
  readonly fillsPhone?: boolean;
}

/** Width of a short question; wider dialogs fill a phone. */
const questionWidth = 520;

/**
 * The shell of every dialog: a head and a foot that stay while the body scrolls, the full screen button, and no closing
 * while a submit runs. Once it has appeared it moves no more: antd restarts its motion when a kept page is shown again,
 * without its content, and fails to focus it.
 */
export function Modal({ canFill = false, width = questionWidth, ...modal }: DialogProps) {
  const { afterOpenChange, className = '', title, confirmLoading = false, onCancel } = modal;
  const { fillsPhone = canFill || typeof width !== 'number' || width > questionWidth, ...rest } = modal;
  const [hasAppeared, setAppeared] = useState(false);
  const [isFilled, setFilled] = useState(false);
  const isMobile = useIsMobile();
  const isFull = isFilled || (isMobile && fillsPhone);
  const look = `dialog${isFull ? ' full' : ''}${rest.closable === false ? ' closed' : ''}`;
  return (
    <AntdModal
      centered={!isFull}
      keyboard={!confirmLoading}
      cancelButtonProps={{ disabled: confirmLoading }}
      {...rest}
      className={`${look} ${className}`.trim()}
      width={isFull ? '100%' : width}
      title={
        canFill && !isMobile ? (
          <span className="dialog-title">
            <span className="grow">{title}</span>
            <FillButton isFull={isFilled} onTurn={() => setFilled(!isFilled)} />
          </span>
        ) : (
          title
        )
      }
      {...(hasAppeared && { transitionName: '' })}
      {...(onCancel && { onCancel: (event) => !confirmLoading && onCancel(event) })}
      afterOpenChange={(isOpen) => {
        setAppeared(isOpen);
        if (!isOpen) setFilled(false);
        afterOpenChange?.(isOpen);
      }}
    />
  );
}

interface FillButtonProps {
  readonly isFull: boolean;
  readonly onTurn: () => void;
}
/** Switches a dialog or drawer between its own size and the whole window. */
export function FillButton({ isFull, onTurn }: FillButtonProps) {
  return (
    <IconButton label={isFull ? text.common.exitFullscreen : text.common.fullscreen} onClick={onTurn}>
      {isFull ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />}
    </IconButton>
  );
}
