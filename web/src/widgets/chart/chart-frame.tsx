import { type FocusEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import './chart-kinds.css';

interface Tip {
  readonly lines: readonly string[];
  readonly left: number;
  readonly top: number;
  readonly isBelow: boolean;
}
interface ChartFrameProps {
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}
/** Room that the tooltip needs above a value. */
const tipHeight = 56;
const halfTip = 88;

/**
 * A chart whose values are elements with `data-tip`: shows the tip of the value under the pointer or in focus. The tip
 * repeats the accessible name of the value.
 */
export function ChartFrame({ label, className, children }: ChartFrameProps) {
  const box = useRef<HTMLElement>(null);
  const [tip, setTip] = useState<Tip>();
  const show = ({ target }: PointerEvent | FocusEvent) => {
    const value = (target as Element).closest('[data-tip]');
    const frame = box.current?.getBoundingClientRect();
    if (!value || !frame) return setTip(undefined);
    const { left, top, bottom, width } = value.getBoundingClientRect();
    const isBelow = top - frame.top < tipHeight;
    setTip({
      lines: (value.getAttribute('data-tip') ?? '').split('\n'),
      left: Math.min(Math.max(left - frame.left + width / 2, halfTip), Math.max(halfTip, frame.width - halfTip)),
      top: isBelow ? bottom - frame.top + 6 : top - frame.top - 6,
      isBelow,
    });
  };
  const hide = () => setTip(undefined);
  return (
    <figure
      ref={box}
      className={`chart-frame ${className}`}
      aria-label={label}
      onPointerOver={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={({ key }) => key === 'Escape' && hide()}
    >
      {children}
      {tip && (
        <div aria-hidden className={`chart-tip ${tip.isBelow ? 'below' : ''}`} style={{ left: tip.left, top: tip.top }}>
          {tip.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </figure>
  );
}
