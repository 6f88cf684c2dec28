import { Popover, type PopoverProps } from 'antd';
import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { controlsIn } from './controls-in.ts';

interface PopupPanelProps extends Pick<PopoverProps, 'title' | 'placement' | 'arrow' | 'styles'> {
  /** Renders the controls; receives the function that closes the panel. */
  readonly content: (close: () => void) => ReactNode;
  readonly onOpen?: () => void;
  /** Button that opens the panel. */
  readonly children: ReactElement<ButtonProps>;
}
interface ButtonProps {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly onClick?: () => void;
}

/**
 * Panel of controls at a button. It is rendered at the end of the page, so focus moves into it on opening and back to the
 * button on closing; Tab at its ends continues before or after the button. Before the first opening it is the button alone.
 */
export function PopupPanel({ content, onOpen, children, ...look }: PopupPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const close = () => {
    opener.current?.focus();
    setOpen(false);
  };
  const change = (next: boolean) => {
    if (!next) return close();
    onOpen?.();
    setOpen(true);
    setOpenings((before) => before + 1);
  };
  useEffect(() => {
    // The button is another element since the first opening; the panel has the focus when it is visible.
    if (openings === 1 && document.activeElement === document.body) opener.current?.focus();
  }, [openings]);
  if (openings === 0) return cloneElement(children, { onClick: () => change(true) });
  return (
    <Popover
      {...look}
      trigger="click"
      open={isOpen}
      destroyOnHidden
      onOpenChange={change}
      // A panel reopened while it fades out must not be focused before it is visible.
      afterOpenChange={(isThere) => isThere && enter(panel)}
      content={
        <Panel ref={panel} openings={openings} onLeave={close}>
          {content(close)}
        </Panel>
      }
    >
      {cloneElement(children, { ref: opener })}
    </Popover>
  );
}

/** Focuses the first control, or the panel itself while its content is loading. */
function enter({ current }: RefObject<HTMLDivElement | null>): void {
  if (!current || current.contains(document.activeElement)) return;
  (controlsIn(current)[0] ?? current).focus({ preventScroll: true });
}

interface PanelProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Number of openings; the same panel may be reopened before it is gone. */
  readonly openings: number;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}
function Panel({ ref, openings, onLeave, children }: PanelProps) {
  // Focuses on every opening.
  useEffect(() => enter(ref), [ref, openings]);
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Tab') return;
    const controls = controlsIn(event.currentTarget);
    const isAtStart = event.target === event.currentTarget || event.target === controls[0];
    const isAtEnd = event.target === controls.at(-1) || controls.length === 0;
    if (event.shiftKey ? !isAtStart : !isAtEnd) return;
    onLeave();
    // The button precedes the panel; forward, the browser continues by itself.
    if (event.shiftKey) event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys of the controls inside
    <div ref={ref} tabIndex={-1} style={{ outline: 'none' }} onKeyDown={handleKeyDown}>
      {children}
    </div>
  );
}
