import { Popover, type PopoverProps } from 'antd';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';

const focusable = 'input, button, select, textarea, a[href], [tabindex]';
const controlsIn = (panel: HTMLElement): HTMLElement[] =>
  [...panel.querySelectorAll<HTMLElement>(focusable)].filter((one) => one.tabIndex >= 0 && !one.matches(':disabled'));

interface PopupPanelProps extends Pick<PopoverProps, 'title' | 'placement'> {
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
    if (panel.current) controlsIn(panel.current)[0]?.focus({ preventScroll: true });
  }, []);
  const pressed = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Tab') return;
    const end = controlsIn(event.currentTarget).at(event.shiftKey ? 0 : -1);
    if (event.target !== end) return;
    onLeave();
    // The button itself stands before the panel; to what is behind it the browser goes on.
    if (event.shiftKey) event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls inside
    <div ref={panel} onKeyDown={pressed}>
      {children}
    </div>
  );
}
