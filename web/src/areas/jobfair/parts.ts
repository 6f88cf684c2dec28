import type { AreaParts } from '../record-parts.tsx';

const load = () => import('./day-pages.ts');
/** Tabs of a fair, and the checks above them. */
export const parts: AreaParts = {
  'jobFair/health': [() => load().then(({ HealthPart }) => HealthPart)],
  'jobFair/applies': [() => load().then(({ AppliesPart }) => AppliesPart)],
  'jobFair/queue': [() => load().then(({ QueuePart }) => QueuePart)],
  'jobFair/expenses': [() => load().then(({ ExpensesPart }) => ExpensesPart)],
  'jobFair/people': [() => load().then(({ PeoplePart }) => PeoplePart)],
  'jobFair/students': [() => load().then(({ StudentsPart }) => StudentsPart)],
  'jobFair/day': [() => load().then(({ DayPart }) => DayPart)],
};
