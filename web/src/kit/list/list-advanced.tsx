import { CloseOutlined, FilterOutlined } from '@ant-design/icons';
import type { AnyEntity } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import type { MatchType, QueryPart } from '@campus/contract/rules';
import { useCallback, useContext, useMemo } from 'react';
import { IconButton } from '../../widgets/icon-button.tsx';
import { AdvancedQuery } from '../../widgets/query/advanced-query.tsx';
import { useQueryText } from '../../widgets/query/use-query-text.ts';
import { useCaller } from '../call/caller.ts';
import { EntitiesContext } from '../call/entities.ts';
import type { RowData } from '../field/row.ts';
import { queryFields } from './query-fields.ts';
import type { EntityList } from './use-entity-list.ts';
import './list-tools.css';

/** Whether the lists of this entity have an advanced query; lists without an entity on the server have none. */
export const useHasAdvanced = ({ name }: AnyEntity): boolean =>
  useContext(EntitiesContext).some((entity) => entity.name === name);

/** Advanced query over all fields that the server returns. */
export function ListAdvanced({ list }: { readonly list: EntityList<RowData> }) {
  const { entity, state, isRefetching } = list;
  const entities = useContext(EntitiesContext);
  const caller = useCaller();
  const fieldList = useCallback(() => queryFields(entity, entities, caller), [entity, entities, caller]);
  if (!useHasAdvanced(entity)) return null;
  const search = (conditions: readonly QueryPart[], matchType: MatchType) =>
    list.advance(conditions.length > 0 ? { matchType, conditions } : undefined);
  return (
    <AdvancedQuery
      fieldList={fieldList}
      loading={isRefetching}
      active={state.advanced}
      count={list.countHits}
      onSearch={search}
    />
  );
}

/** The active advanced query in words; empty without one. */
export function useAdvancedSummary({ entity, state }: EntityList<RowData>): string {
  const entities = useContext(EntitiesContext);
  const caller = useCaller();
  const fields = useMemo(() => queryFields(entity, entities, caller), [entity, entities, caller]);
  return useQueryText(state.advanced, fields);
}

/** Shows the active advanced query above its rows. */
export function AdvancedSummary({ list }: { readonly list: EntityList<RowData> }) {
  const words = useAdvancedSummary(list);
  if (words === '') return null;
  return (
    <div className="list-advanced">
      <FilterOutlined aria-hidden />
      <span className="cut" title={words}>
        {text.sq.inWords(words)}
      </span>
      <IconButton label={text.sq.clearQuery} onClick={() => list.advance(undefined)}>
        <CloseOutlined aria-hidden />
      </IconButton>
    </div>
  );
}
