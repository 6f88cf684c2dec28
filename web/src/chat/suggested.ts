import type { WireSource } from '@campus/contract/assistant';

/** From here on an entry was the answer; one below it is a question worth asking. */
const sureScore = 0.6;
export const isSuggested = ({ score = 0 }: WireSource): boolean => score < sureScore;

/** An answer without the list of questions that stand below it as buttons. */
export function withoutSuggested(content: string, sources: readonly WireSource[]): string {
  const offered = new Set(sources.filter(isSuggested).map(({ document_name: name }) => `- ${name}`));
  const lines = content.split('\n');
  return lines.filter((line) => !offered.has(line.trim())).join('\n');
}
