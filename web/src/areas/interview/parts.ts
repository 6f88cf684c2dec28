import type { AreaParts } from '../record-parts.tsx';

/** The interviews of a delivery, in its drawer. */
export const parts: AreaParts = {
  delivery: [() => import('./interview-rounds.tsx').then((module) => module.InterviewRounds)],
};
