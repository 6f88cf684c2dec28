import type { ReactNode } from 'react';
import './state-view.css';

interface StateViewProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** Next steps. */
  readonly children?: ReactNode;
  readonly foot?: string | undefined;
  /** Failures are announced at once, empty states politely. */
  readonly isFailure?: boolean;
}

/** Placeholder of missing content: the reason and the next step. */
export function StateView({ title, text, children, foot, isFailure = false }: StateViewProps) {
  return (
    <div className="state-view" role={isFailure ? 'alert' : 'status'}>
      <Arcs />
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children && <div className="state-view-actions">{children}</div>}
      {foot && <small>{foot}</small>}
    </div>
  );
}

/** Line drawing of the product: a gate, a lecture hall, a signal. */
const Arcs = () => (
  <svg
    width="88"
    height="52"
    viewBox="0 0 88 52"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
  >
    <path d="M4 48a40 40 0 0 1 80 0" opacity=".3" />
    <path d="M18 48a26 26 0 0 1 52 0" opacity=".55" />
    <path d="M32 48a12 12 0 0 1 24 0" />
    <path d="M0 48h88" opacity=".3" />
  </svg>
);
