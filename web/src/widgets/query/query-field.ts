import type { QueryField } from '@campus/contract/rules';
import type { TreeSource } from '../selects/tree-source.ts';
import type { OptionSource } from '../selects/use-search.ts';

/** A field of a list that an advanced query offers, with where its values are found. */
export interface ListField extends QueryField {
  /** Type `sel_search` without a table: where the entries come from. */
  readonly source?: OptionSource | undefined;
  /** Type `sel_tree`: where the nodes come from. */
  readonly tree?: TreeSource | undefined;
}
