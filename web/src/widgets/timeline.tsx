import type { Tone } from '@campus/contract/kit';
import type { ReactNode } from 'react';
import './timeline.css';

export interface TimelineStep {
  readonly key: string;
  readonly what: string;
  readonly who: string;
  /** As it is to be shown. */
  readonly time: string;
  readonly tone: Tone;
  /** The step that is still open: a ring instead of a dot. */
  readonly open?: boolean;
  /** Words somebody wrote. */
  readonly quote?: ReactNode;
}

/** Who did what when, newest first. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className="timeline">
      {steps.map(({ key, what, who, time, tone, open, quote }) => (
        <li key={key} className={`tone-${tone}${open ? ' open' : ''}`}>
          <div className="timeline-what">
            <b>{what}</b>
            <time>{time}</time>
          </div>
          <p>{who}</p>
          {quote && <blockquote>{quote}</blockquote>}
        </li>
      ))}
    </ol>
  );
}
