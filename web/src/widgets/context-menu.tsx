import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import './context-menu.css';

interface ContextMenuItem {
  readonly key: string;
  readonly icon?: ReactNode;
  readonly text: string;
  readonly disabled?: boolean;
}

export interface ContextMenuProps {
  readonly items: readonly ContextMenuItem[];
  /** Click position in the window. The menu is shifted where it would overflow. */
  readonly position: { readonly x: number; readonly y: number };
  readonly label: string;
  readonly onSelect: (key: string) => void;
  readonly onClose: () => void;
}

const marginPx = 8;
const enabledItem = '[role="menuitem"]:not(:disabled)';

type Box = RefObject<HTMLDivElement | null>;

/** The position of a menu, shifted into the window. The menu has the focus until it closes. */
function useCorner(box: Box, position: ContextMenuProps['position']) {
  const [corner, setCorner] = useState(position);
  useLayoutEffect(() => {
    const { offsetWidth = 0, offsetHeight = 0 } = box.current ?? {};
    setCorner({
      x: Math.max(marginPx, Math.min(position.x, window.innerWidth - offsetWidth - marginPx)),
      y: Math.max(marginPx, Math.min(position.y, window.innerHeight - offsetHeight - marginPx)),
    });
    const opener = document.activeElement;
    box.current?.querySelector<HTMLElement>(enabledItem)?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [box, position]);
  return corner;
}

/** Closes on a press outside, and when the page below moves. */
function useCloseOutside(box: Box, onClose: () => void) {
  useEffect(() => {
    const closeOutside = (event: MouseEvent) => {
      if (!box.current?.contains(event.target as Node)) onClose();
    };
    document.addEventListener('mousedown', closeOutside);
    window.addEventListener('scroll', onClose, true);
    window.addEventListener('resize', onClose);
    return () => {
      document.removeEventListener('mousedown', closeOutside);
      window.removeEventListener('scroll', onClose, true);
      window.removeEventListener('resize', onClose);
    };
  }, [box, onClose]);
}

/** A menu at the click position, rendered while open. Closes on a choice, a press outside, Esc, scroll and resize. */
export function ContextMenu({ items, position, label, onSelect, onClose }: ContextMenuProps) {
  const box = useRef<HTMLDivElement>(null);
  const corner = useCorner(box, position);
  useCloseOutside(box, onClose);
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') return onClose();
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const choices = [...(box.current?.querySelectorAll<HTMLElement>(enabledItem) ?? [])];
    const at = choices.indexOf(document.activeElement as HTMLElement);
    choices[(at + step + choices.length) % choices.length]?.focus();
  };

  return createPortal(
    <div
      ref={box}
      className="context-menu"
      data-widget="context-menu"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      style={{ left: corner.x, top: corner.y }}
      onKeyDown={move}
    >
      {items.map((item) => (
        <button
          key={item.key}
          type="button"
          role="menuitem"
          disabled={item.disabled}
          onClick={() => {
            onClose();
            onSelect(item.key);
          }}
        >
          {item.icon}
          {item.text}
        </button>
      ))}
    </div>,
    document.body,
  );
}
