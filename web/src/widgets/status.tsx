import type { Tone } from '@campus/contract/kit';
import type { ReactNode } from 'react';
import './status.css';

interface StatusProps {
  readonly tone: Tone;
  readonly children: ReactNode;
}

/** The state of a workflow: a tinted word with a dot. */
export const StatusTag = ({ tone, children }: StatusProps) => (
  <span className={`status-tag tone-${tone}`}>{children}</span>
);

/** On or off, a legend, a live state: a dot and a word. */
export const StatusDot = ({ tone, children }: StatusProps) => (
  <span className={`status-dot tone-${tone}`}>{children}</span>
);
