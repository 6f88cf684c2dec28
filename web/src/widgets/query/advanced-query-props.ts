import type { MatchType, QueryPart, SuperQuery } from '@campus/contract/rules';
import type { ReactNode } from 'react';
import type { ListField } from './query-field.ts';
import type { CountHits } from './use-hits.ts';

/** State of the query, for a custom trigger. */
export interface Trigger {
  readonly active: boolean;
  readonly open: () => void;
  readonly reset: () => void;
}
export interface AdvancedQueryProps {
  /** Available fields; computed when the dialog opens. */
  readonly fieldList: () => readonly ListField[];
  /** Key of the saved queries; default: the route's path. */
  readonly saveCode?: string | undefined;
  readonly loading?: boolean | undefined;
  /** Query in effect. */
  readonly active: SuperQuery | undefined;
  /** Conditions to apply; none resets the query. */
  readonly onSearch: (conditions: readonly QueryPart[], matchType: MatchType) => void;
  /** Counts the hits of a query while it is edited. */
  readonly count?: CountHits | undefined;
  /** Custom trigger instead of the button. */
  readonly trigger?: ((state: Trigger) => ReactNode) | undefined;
}
