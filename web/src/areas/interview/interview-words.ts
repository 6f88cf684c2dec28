import { interviewDictionaries, interviewFlow, interviewResults } from '@campus/contract/interview';

/** `2025-10-17 09:00-09:30`. */
export const periodText = (start: string, end: string): string => `${start.slice(0, 16)}-${end.slice(11, 16)}`;

const getItems = (name: string): ReadonlyMap<string, string> =>
  new Map(interviewDictionaries.find(({ code }) => code === name)?.items?.map(({ value, text }) => [value, text]));
const results = getItems('rc_interview_result');
const conclusions = getItems('rc_interview_conclusion');
/** The result of an interview that was held. */
export const resultText = (status: number, result: number): string | undefined =>
  status === interviewFlow.states.done.code && result !== interviewResults.open
    ? results.get(String(result))
    : undefined;
/** What an interviewer concludes; undefined without an evaluation. */
export const conclusionText = (conclusion: number | null): string | undefined => conclusions.get(String(conclusion));
