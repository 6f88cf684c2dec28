import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';

interface ValueLinkProps {
  readonly to: string | undefined;
  /** Name and number: accessible name and tooltip, in lines. */
  readonly tip: string;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
}
/** A value of a chart: a link to the counted rows, or text that the keyboard can reach too. */
export function ValueLink({ to, tip, children, ...rest }: ValueLinkProps) {
  const shown = { ...rest, 'data-tip': tip, 'aria-label': tip.replaceAll('\n', '，') };
  return to ? (
    <Link to={to} {...shown}>
      {children}
    </Link>
  ) : (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: its number is shown on focus
    <span role="img" tabIndex={0} {...shown}>
      {children}
    </span>
  );
}
