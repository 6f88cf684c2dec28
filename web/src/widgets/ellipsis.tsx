interface EllipsisProps {
  readonly text: string | null | undefined;
  /** Characters shown; -1 shows all. */
  readonly length?: number | undefined;
  readonly mark?: string | undefined;
}

/** A text cut after some characters (25, S), the whole of it as tooltip. */
export function Ellipsis({ text, length = 25, mark = '...' }: EllipsisProps) {
  const whole = text ?? '';
  const letters = [...whole];
  if (length < 0 || letters.length <= length) return whole;
  return (
    <span title={whole}>
      {letters.slice(0, length).join('')}
      {mark}
    </span>
  );
}
