/** A text about the use of the console that the product brings along. */
export interface HelpEntry {
  readonly id: string;
  readonly question: string;
  readonly similar: readonly string[];
  readonly keywords: readonly string[];
  /** Markdown. */
  readonly answer: string;
  /** `qa_audience`: 0 everybody, 1 the school's side, 2 companies. */
  readonly audience: '0' | '1' | '2';
}

const words = (list: string): string[] => list.split('|').filter(Boolean);
/** The entries of one subject: question, further wordings and keywords parted by `|`, answer. */
export const entriesOf = (
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
