interface EllipsisProps {
  readonly text: string | null | undefined;
  /** Maximum number of characters; -1 shows all. */
  readonly length?: number | undefined;
  readonly mark?: string | undefined;
}

/** Text truncated to `length` characters, with the full text as tooltip. */
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
