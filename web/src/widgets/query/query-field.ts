import type { MatchType, QueryField, QueryLine } from '@campus/contract/rules';
import type { TreeSource } from '../selects/tree-source.ts';
import type { OptionSource } from '../selects/use-search.ts';

/** A field of a list that an advanced query offers, with where its values are found. */
export interface ListField extends QueryField {
  /** Type `sel_search` without a table: where the entries come from. */
  readonly source?: OptionSource | undefined;
  /** Type `sel_tree`: where the nodes come from. */
  readonly tree?: TreeSource | undefined;
}

/** A line with a key of its own, so that its controls keep what they show when lines before it go. */
export interface KeyedLine {
  readonly key: number;
  readonly line: QueryLine;
}
/** What has been built so far. */
export interface QueryDraft {
  readonly matchType: MatchType;
  readonly lines: readonly KeyedLine[];
}
let keys = 0;
export const keyed = (line: QueryLine): KeyedLine => {
  keys += 1;
  return { key: keys, line };
};
