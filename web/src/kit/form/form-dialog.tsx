import { text } from '@campus/contract/messages';
import { Button, Drawer } from 'antd';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { tell } from '../../request/tell.ts';
import { useIsMobile } from '../../theme/use-media.ts';
import { FillButton, Modal } from '../../widgets/modal.tsx';
import { usePageDirty } from '../../widgets/page-frame.tsx';
import './form.css';

/** Dialog options of a form. */
export interface FormDialogSettings {
  readonly width?: number;
  readonly isDrawer?: boolean;
  readonly submitText?: string;
  /** Text of the confirmation before unsaved input is dropped. */
  readonly leaveText?: string;
  /** The drawer has a full-window toggle. */
  readonly isEnlargeable?: boolean;
}

export interface FormDialogProps extends Pick<FormDialogSettings, 'isDrawer' | 'leaveText' | 'isEnlargeable'> {
  readonly title: ReactNode;
  /** In px; a drawer opens at the right for long forms. */
  readonly width: number;
  readonly submitText: string;
  readonly cancelText?: string;
  readonly isDanger?: boolean;
  readonly isSubmitting: boolean;
  /** Submitting is not possible yet. */
  readonly isDisabled?: boolean;
  /** There is unsaved input. */
  readonly isDirty: boolean;
  /** Text to the left of the buttons. */
  readonly note?: ReactNode;
  /** Further buttons between cancel and submit. */
  readonly buttons?: ReactNode;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Input types in which Enter submits. */
const lines: readonly string[] = ['text', 'password'];

/** Whether the key is Enter in a single line of the form itself. */
function isSubmitKey(event: KeyboardEvent): boolean {
  const { target, currentTarget } = event;
  // React events also bubble from dialogs opened inside this one.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  const isLine =
    target instanceof HTMLInputElement && lines.includes(target.type) && target.role !== 'combobox' && !target.readOnly;
  // Date inputs, table cells and editors handle Enter themselves.
  const isOwn = target.closest('.ant-picker, [role="grid"], .code-editor') !== null;
  return !isOwn && event.key === 'Enter' && isLine && !event.nativeEvent.isComposing;
}

/**
 * Dialog around a form: confirms before unsaved input is dropped, submits once and shows the progress. Mount it to open
 * it.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, width, isDrawer = false, isSubmitting, isDirty, onSubmit, onClose, children } = props;
  const { leaveText = text.common.leaveConfirm, isEnlargeable = false } = props;
  const [isFull, setFull] = useState(false);
  const isMobile = useIsMobile();
  usePageDirty(isDirty);

  const leave = async () => {
    if (isSubmitting) return;
    const mayGo = !isDirty || (await tell.confirm({ title: text.common.prompt, text: leaveText }));
    if (mayGo) onClose();
  };
  const close = () => void leave();
  const submitOnEnter = (event: KeyboardEvent) => {
    if (isSubmitKey(event) && !props.isDisabled && !isSubmitting) onSubmit();
  };
  const shared = {
    open: true,
    title,
    mask: { closable: false },
    keyboard: !isSubmitting,
    footer: <Foot {...props} onClose={close} />,
  } as const;
  const body = (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in a single line is the dialog's submit button
    <div onKeyDown={submitOnEnter}>{children}</div>
  );
  if (isDrawer) {
    return (
      <Drawer
        {...shared}
        className="form-drawer"
        size={isMobile || isFull ? '100%' : width}
        extra={isEnlargeable && !isMobile && <FillButton isFull={isFull} onTurn={() => setFull(!isFull)} />}
        // Focusing the root would take the focus from the first control.
        autoFocus={false}
        onClose={close}
      >
        {body}
      </Drawer>
    );
  }
  return (
    <Modal {...shared} className="form-modal" fillsPhone width={width} onCancel={close}>
      {body}
    </Modal>
  );
}

const Foot = (props: FormDialogProps) => (
  <div className="form-foot">
    <span className="grow">{props.note}</span>
    <Button disabled={props.isSubmitting} onClick={props.onClose}>
      {props.cancelText ?? text.common.cancel}
    </Button>
    {props.buttons}
    <Button
      type="primary"
      danger={props.isDanger === true}
      loading={props.isSubmitting}
      disabled={props.isDisabled === true}
      onClick={props.onSubmit}
    >
      {props.submitText}
    </Button>
  </div>
);

/** Message of the whole form; scrolls into view. */
export function FormNotice({
  tone,
  children,
  action,
}: {
  tone: 'bad' | 'info';
  children: ReactNode;
  action?: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tone === 'bad') box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [tone]);
  return (
    <div ref={box} className={`form-notice ${tone}`} role={tone === 'bad' ? 'alert' : 'status'}>
      <span className="grow">{children}</span>
      {action}
    </div>
  );
}
