import type { AreaParts } from '../record-parts.tsx';

const load = () => import('./day-pages.ts');
const applies = 'jobFair:fairApply:list';
/** Tabs of a fair, and the checks above them. */
export const parts: AreaParts = {
  'jobFair/health': [{ code: applies, load: () => load().then(({ HealthPart }) => HealthPart) }],
  'jobFair/applies': [{ code: applies, load: () => load().then(({ AppliesPart }) => AppliesPart) }],
  'jobFair/queue': [{ code: applies, load: () => load().then(({ QueuePart }) => QueuePart) }],
  'jobFair/expenses': [
    { code: 'jobFair:fairExpense:list', load: () => load().then(({ ExpensesPart }) => ExpensesPart) },
  ],
  'jobFair/people': [{ code: 'jobFair:fairAttendee:list', load: () => load().then(({ PeoplePart }) => PeoplePart) }],
  'jobFair/students': [
    { code: 'jobFair:fairStudent:list', load: () => load().then(({ StudentsPart }) => StudentsPart) },
  ],
  'jobFair/day': [{ code: 'jobFair:fairAttendance:list', load: () => load().then(({ DayPart }) => DayPart) }],
};
