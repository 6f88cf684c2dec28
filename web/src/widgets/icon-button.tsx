import type { ReactNode } from 'react';
import './icon-button.css';

interface IconButtonProps {
  /** Accessible name and tooltip. */
  readonly label: string;
  readonly onClick?: (() => void) | undefined;
  readonly disabled?: boolean | undefined;
  readonly pressed?: boolean | undefined;
  readonly className?: string;
  readonly children: ReactNode;
  /** Marks the button, to focus it when it is rendered again. */
  readonly 'data-edit'?: boolean;
}

/** Icon-only button. Accepts further props of a surrounding tooltip or menu. */
export function IconButton({ label, pressed, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={`tool-button ${className ?? ''}`}
      aria-label={label}
      title={label}
      {...(pressed !== undefined && { 'aria-pressed': pressed })}
    >
      {children}
    </button>
  );
}
