import type { AreaParts } from '../record-parts.tsx';

/** The destination of a student, in a tab. */
export const parts: AreaParts = {
  'employUser/destination': [() => import('./student-destination.tsx').then((module) => module.StudentDestination)],
};
