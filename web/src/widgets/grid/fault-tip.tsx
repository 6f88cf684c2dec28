import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

interface Tip {
  readonly message: string;
  readonly left: number;
  readonly top: number;
}
/** Overlap with the paddings of the cell and the row below, so that the bubble covers no content. */
const overlapPx = 13;
const maxWidthPx = 320;
const marginPx = 8;

function tipOf(target: EventTarget | null): Tip | undefined {
  const cell = target instanceof Element ? target.closest('.grid-cell.failed') : null;
  const message = cell?.querySelector('.grid-fault')?.textContent;
  if (!cell || !message) return undefined;
  const { left, bottom } = cell.getBoundingClientRect();
  const furthest = window.innerWidth - maxWidthPx - marginPx;
  return { message, left: Math.max(marginPx, Math.min(left + marginPx, furthest)), top: bottom - overlapPx };
}

/** Tooltip with the error of the hovered or focused cell; one element for the whole grid. */
export function FaultTip({ scroller }: { scroller: RefObject<HTMLDivElement | null> }) {
  const [tip, setTip] = useState<Tip>();
  useEffect(() => {
    const box = scroller.current;
    const show = ({ target }: Event) => setTip(tipOf(target));
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
  const { message, ...place } = tip;
  return createPortal(
    <div role="tooltip" className="grid-tip" style={place}>
      {message}
    </div>,
    document.body,
  );
}
