import type { AreaParts } from '../record-parts.tsx';

/** The interviews of a delivery, in its drawer, and of a student, in a tab. */
export const parts: AreaParts = {
  delivery: [() => import('./interview-rounds.tsx').then((module) => module.InterviewRounds)],
  'employUser/interviews': [
    {
      code: 'interview:interview:list',
      load: () => import('./student-interviews.tsx').then((module) => module.StudentInterviews),
    },
  ],
};
