import type { AnyEntity } from '@campus/contract/kit';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { RequestFailed } from '../../request/request-failed.ts';
import { readRow } from '../call/entity-calls.ts';
import type { RowData } from '../field/row.ts';

/**
 * Reads one row with all fields of its detail. The query key starts with the entity, so changes of the entity refetch
 * it; so does a return to the browser's tab, since a colleague may have changed it meanwhile.
 */
export const useRecord = (entity: AnyEntity, id: string | undefined): UseQueryResult<RowData, RequestFailed> =>
  useQuery<RowData, RequestFailed>({
    queryKey: [entity.name, 'one', id],
    queryFn: ({ signal }) => readRow(entity, id ?? '', signal),
    enabled: id !== undefined,
    refetchOnWindowFocus: true,
  });
