import type { ReactNode } from 'react';
import '../../../kit/form.css';
import './examples.css';

/** The states of a widget beside each other. */
export const Examples = ({ wide = false, children }: { wide?: boolean; children: ReactNode }) => (
  <div className={`examples${wide ? ' wide' : ''}`}>{children}</div>
);

/** One state of a widget under its name. */
export function Example({ title, note, children }: { title: string; note?: string | undefined; children: ReactNode }) {
  return (
    <section className="example" aria-label={title}>
      <h4>{title}</h4>
      {children}
      {note !== undefined && (
        <p className="field-message error" role="alert">
          {note}
        </p>
      )}
    </section>
  );
}

/** What a control has emitted. */
export const Emitted = ({ label, value }: { label: string; value: string }) => (
  <p className="example-value">
    <span className="muted">{label}</span> <code>{value === '' ? '""' : value}</code>
  </p>
);

/** Public pictures that the demonstration data brings along. */
export const samplePictures = ['carousel/sample-0.png', 'carousel/sample-1.png', 'carousel/sample-2.png'] as const;
export const sampleCode = 'carousel/sample-qr.png';
