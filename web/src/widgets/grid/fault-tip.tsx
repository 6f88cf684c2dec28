import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import './fault-tip.css';

interface Tip {
  readonly message: string;
  readonly cell: DOMRect;
}
/** Overlap with the paddings of the cell and of the next row, so that the bubble covers no content. */
const overlapPx = 13;
const marginPx = 8;

function findTip(target: EventTarget | null): Tip | undefined {
  const cell = target instanceof Element ? target.closest('.grid-cell.failed') : null;
  const message = cell?.querySelector('.grid-fault')?.textContent;
  return cell && message ? { message, cell: cell.getBoundingClientRect() } : undefined;
}

/** Below the cell, or above it at the lower edge of the window. */
function place(bubble: HTMLElement, cell: DOMRect): void {
  const { offsetWidth, offsetHeight } = bubble;
  const below = cell.bottom - overlapPx;
  const hasRoom = below + offsetHeight <= window.innerHeight;
  bubble.style.top = `${hasRoom ? below : cell.top + overlapPx - offsetHeight}px`;
  const furthest = window.innerWidth - offsetWidth - marginPx;
  bubble.style.left = `${Math.max(marginPx, Math.min(cell.left + marginPx, furthest))}px`;
}

/** Tooltip with the error of the hovered or focused cell; one element for the whole grid. */
export function FaultTip({ scroller }: { scroller: RefObject<HTMLDivElement | null> }) {
  const [tip, setTip] = useState<Tip>();
  useEffect(() => {
    const box = scroller.current;
    const show = ({ target }: Event) => setTip(findTip(target));
    const hide = () => setTip(undefined);
    const shows = ['mouseover', 'focusin', 'keyup'];
    const hides = ['mouseleave', 'focusout', 'scroll'];
    for (const type of shows) box?.addEventListener(type, show);
    for (const type of hides) box?.addEventListener(type, hide);
    return () => {
      for (const type of shows) box?.removeEventListener(type, show);
      for (const type of hides) box?.removeEventListener(type, hide);
    };
  }, [scroller]);
  if (!tip) return null;
  const { message, cell } = tip;
  return createPortal(
    <div role="tooltip" className="grid-tip" ref={(bubble) => void (bubble && place(bubble, cell))}>
      {message}
    </div>,
    document.body,
  );
}
