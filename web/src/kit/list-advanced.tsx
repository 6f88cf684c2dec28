import type { AnyEntity } from '@campus/contract/kit';
import type { MatchType, QueryCondition } from '@campus/contract/rules';
import { useCallback, useContext } from 'react';
import { AdvancedQuery } from '../widgets/query/advanced-query.tsx';
import { useCaller } from './caller.ts';
import { EntitiesContext } from './entities.ts';
import { queryFields } from './query-fields.ts';
import type { RowData } from './row.ts';
import type { EntityList } from './use-entity-list.ts';

/** Whether the lists of this entity have an advanced query: those that no entity of the server stands behind have none. */
export const useHasAdvanced = ({ name }: AnyEntity): boolean =>
  useContext(EntitiesContext).some((entity) => entity.name === name);

/** The advanced query of an entity's list, over all fields that the server answers. */
export function ListAdvanced({ list }: { readonly list: EntityList<RowData> }) {
  const { entity, state, isRefetching } = list;
  const entities = useContext(EntitiesContext);
  const caller = useCaller();
  const fieldList = useCallback(() => queryFields(entity, entities, caller), [entity, entities, caller]);
  if (!useHasAdvanced(entity)) return null;
  const search = (conditions: readonly QueryCondition[], matchType: MatchType) =>
    list.advance(conditions.length > 0 ? { matchType, conditions } : undefined);
  return <AdvancedQuery fieldList={fieldList} loading={isRefetching} active={state.advanced} onSearch={search} />;
}
