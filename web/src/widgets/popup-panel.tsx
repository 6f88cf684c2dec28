import { Popover, type PopoverProps } from 'antd';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { controlsIn } from './controls-in.ts';

interface PopupPanelProps extends Pick<PopoverProps, 'title' | 'placement' | 'arrow' | 'styles'> {
  /** Controls, given the way to close the panel. */
  readonly content: (close: () => void) => ReactNode;
  readonly onOpen?: () => void;
  /** The button that opens it. */
  readonly children: ReactNode;
}

/**
 * A panel of controls at a button. It stands at the end of the page, so the focus is brought there when it opens and
 * back to the button when it closes; Tab at its ends leaves it for what is before or behind the button.
 */
export function PopupPanel({ content, onOpen, children, ...look }: PopupPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<Element>(null);
  const close = () => {
    if (opener.current instanceof HTMLElement) opener.current.focus();
    setOpen(false);
  };
  const change = (next: boolean) => {
    if (!next) return close();
    opener.current = document.activeElement;
    onOpen?.();
    setOpen(true);
  };
  return (
    <Popover
      {...look}
      trigger="click"
      open={isOpen}
      destroyOnHidden
      onOpenChange={change}
      content={<Panel onLeave={close}>{content(close)}</Panel>}
    >
      {children}
    </Popover>
  );
}

function Panel({ onLeave, children }: { onLeave: () => void; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = panel;
    // What is still fetched has no controls yet.
    if (current) (controlsIn(current)[0] ?? current).focus({ preventScroll: true });
  }, []);
  const pressed = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Tab') return;
    const controls = controlsIn(event.currentTarget);
    const isAtStart = event.target === event.currentTarget || event.target === controls[0];
    const isAtEnd = event.target === controls.at(-1) || controls.length === 0;
    if (event.shiftKey ? !isAtStart : !isAtEnd) return;
    onLeave();
    // The button itself stands before the panel; to what is behind it the browser goes on.
    if (event.shiftKey) event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls inside
    <div ref={panel} tabIndex={-1} style={{ outline: 'none' }} onKeyDown={pressed}>
      {children}
    </div>
  );
}
