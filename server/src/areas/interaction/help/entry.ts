/** A built-in help text about the console. */
export interface HelpEntry {
  readonly id: string;
  readonly question: string;
  readonly similar: readonly string[];
  readonly keywords: readonly string[];
  /** Markdown. */
  readonly answer: string;
  /** `qa_audience`: 0 all, 1 school, 2 enterprise. */
  readonly audience: '0' | '1' | '2';
}

const words = (list: string): string[] => list.split('|').filter(Boolean);
/** The entries of one topic: question, further wordings and keywords separated by `|`, answer. */
export const getEntries = (
  subject: string,
  audience: HelpEntry['audience'],
  rows: readonly (readonly [question: string, similar: string, keywords: string, answer: string])[],
): HelpEntry[] =>
  rows.map(([question, similar, keywords, answer], i) => ({
    id: `help-${subject}-${i + 1}`,
    question,
    similar: words(similar),
    keywords: words(keywords),
    answer,
    audience,
  }));
