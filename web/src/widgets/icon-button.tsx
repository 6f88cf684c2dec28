import type { ReactNode } from 'react';
import './icon-button.css';

interface IconButtonProps {
  /** Read out by assistive technology and shown on hover. */
  readonly label: string;
  readonly onClick?: (() => void) | undefined;
  readonly disabled?: boolean | undefined;
  readonly pressed?: boolean | undefined;
  readonly className?: string;
  readonly children: ReactNode;
  /** So that it can be found again when it comes back. */
  readonly 'data-edit'?: boolean;
}

/** A button that is only an icon. Takes further props from a tooltip or menu around it. */
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
