import type { AnyEntity } from '@campus/contract/kit';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { RequestFailed } from '../../request/request-failed.ts';
import { readRow } from '../call/entity-calls.ts';
import type { RowData } from '../field/row.ts';

/** One row with everything its detail shows; kept under the entity, so that a change of it is read anew. */
export const useRecord = (entity: AnyEntity, id: string | undefined): UseQueryResult<RowData, RequestFailed> =>
  useQuery<RowData, RequestFailed>({
    queryKey: [entity.name, 'one', id],
    queryFn: ({ signal }) => readRow(entity, id ?? '', signal),
    enabled: id !== undefined,
  });
