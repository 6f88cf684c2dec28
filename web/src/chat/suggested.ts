import type { WireSource } from '@campus/contract/assistant';

/** From this score on a source answers the question; below it is a suggested question. */
const sureScore = 0.6;
export const isSuggested = ({ score = 0 }: WireSource): boolean => score < sureScore;

/** Removes the list of suggested questions from an answer; they are shown as buttons below it. */
export function removeSuggested(content: string, sources: readonly WireSource[]): string {
  const offered = new Set(sources.filter(isSuggested).map(({ document_name: name }) => `- ${name}`));
  const lines = content.split('\n');
  return lines.filter((line) => !offered.has(line.trim())).join('\n');
}
