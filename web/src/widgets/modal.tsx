import { ExclamationCircleFilled, FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { Modal as AntdModal, type ModalProps } from 'antd';
import { useState } from 'react';
import { useIsMobile } from '../theme/use-media.ts';
import { IconButton } from './icon-button.tsx';
import './modal.css';

interface DialogProps extends ModalProps {
  /** Shows a full screen button next to the close icon; each opening starts at normal size. */
  readonly canFill?: boolean;
  /** Fills a phone; default for dialogs wider than a question. */
  readonly fillsPhone?: boolean;
}

/** Width of a short question; wider dialogs fill a phone. */
const questionWidth = 520;

/**
 * Base of all dialogs: fixed header and footer, scrolling body, full screen button, and no closing while a submit runs.
 * Its motion is off after it has opened: antd would replay it without content, and fail to focus the dialog, when a
 * kept page is shown again.
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

/** Shell of a question asked by a call: the look of a dialog. antd's icon stands next to title and text, so a warning brings its own. */
export const question = (title: string, isWarning = false) => ({
  className: 'dialog question',
  centered: true,
  icon: null,
  title: isWarning ? (
    <span className="question-warning">
      <ExclamationCircleFilled aria-hidden />
      {title}
    </span>
  ) : (
    title
  ),
});

interface FillButtonProps {
  readonly isFull: boolean;
  readonly onTurn: () => void;
}
/** Toggles the full screen mode of a dialog or drawer. */
export function FillButton({ isFull, onTurn }: FillButtonProps) {
  return (
    <IconButton label={isFull ? text.common.exitFullscreen : text.common.fullscreen} onClick={onTurn}>
      {isFull ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />}
    </IconButton>
  );
}
