import { Popover, type PopoverProps } from 'antd';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
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
  const [openings, setOpenings] = useState(0);
  const opener = useRef<Element>(null);
  const panel = useRef<HTMLDivElement>(null);
  const close = () => {
    if (opener.current instanceof HTMLElement) opener.current.focus();
    setOpen(false);
  };
  const change = (next: boolean) => {
    if (!next) return close();
    opener.current = document.activeElement;
    onOpen?.();
    setOpen(true);
    setOpenings((before) => before + 1);
  };
  return (
    <Popover
      {...look}
      trigger="click"
      open={isOpen}
      destroyOnHidden
      onOpenChange={change}
      // One that is opened again while it goes away takes no focus before it stands.
      afterOpenChange={(isThere) => isThere && enter(panel)}
      content={
        <Panel ref={panel} openings={openings} onLeave={close}>
          {content(close)}
        </Panel>
      }
    >
      {children}
    </Popover>
  );
}

/** Brings the focus in, unless it is there: to the first control, or the panel while what is fetched has none yet. */
function enter({ current }: RefObject<HTMLDivElement | null>): void {
  if (!current || current.contains(document.activeElement)) return;
  (controlsIn(current)[0] ?? current).focus({ preventScroll: true });
}

interface PanelProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** How often it has been opened: the same panel is opened again where it had not gone yet. */
  readonly openings: number;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}
function Panel({ ref, openings, onLeave, children }: PanelProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every opening brings the focus in
  useEffect(() => enter(ref), [ref, openings]);
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
    <div ref={ref} tabIndex={-1} style={{ outline: 'none' }} onKeyDown={pressed}>
      {children}
    </div>
  );
}
