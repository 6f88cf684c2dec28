import { interviewFlow, interviewResults } from '@campus/contract/interview';

/** `2025-10-17 09:00-09:30`. */
export const periodText = (start: string, end: string): string => `${start.slice(0, 16)}-${end.slice(11, 16)}`;

const results: Readonly<Record<number, string>> = {
  [interviewResults.passed]: '通过',
  [interviewResults.failed]: '不通过',
  [interviewResults.undecided]: '待定',
};
/** The result of an interview that was held; undefined without one. */
export const resultText = (status: number, result: number): string | undefined =>
  status === interviewFlow.states.done.code ? results[result] : undefined;
