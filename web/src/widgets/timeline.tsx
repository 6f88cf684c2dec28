import type { Tone } from '@campus/contract/kit';
import type { ReactNode } from 'react';
import './timeline.css';

export interface TimelineStep {
  readonly key: string;
  readonly what: string;
  readonly who: string;
  /** Formatted time. */
  readonly time: string;
  readonly tone: Tone;
  /** An open step has a ring instead of a dot. */
  readonly open?: boolean;
  /** Text written by a user. */
  readonly quote?: ReactNode;
}

/** Steps with author and time, newest first. */
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
