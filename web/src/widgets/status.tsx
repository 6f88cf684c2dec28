import type { Tone } from '@campus/contract/kit';
import type { ReactNode } from 'react';
import './status.css';

interface StatusProps {
  readonly tone: Tone;
  readonly children: ReactNode;
}

/** Workflow state: a tinted label with a dot. */
export const StatusTag = ({ tone, children }: StatusProps) => (
  <span className={`status-tag tone-${tone}`}>{children}</span>
);

/** On/off state, legend or live state: a dot and a label. */
export const StatusDot = ({ tone, children }: StatusProps) => (
  <span className={`status-dot tone-${tone}`}>{children}</span>
);
