import type { QueryField } from '@campus/contract/rules';
import type { TreeSource } from '../selects/tree-source.ts';
import type { OptionSource } from '../selects/use-search.ts';

/** A field of an advanced query, with the source of its values. */
export interface ListField extends QueryField {
  /** Type `sel_search` without a table: source of the options. */
  readonly source?: OptionSource | undefined;
  /** Type `sel_tree`: source of the nodes. */
  readonly tree?: TreeSource | undefined;
}
