import type { AreaParts } from '../record-parts.tsx';

/** The destination of a student, in a tab. */
export const parts: AreaParts = {
  'employUser/destination': [
    {
      code: 'employ:employment:list',
      load: () => import('./student-destination.tsx').then((module) => module.StudentDestination),
    },
  ],
};
