import { type UseQueryOptions, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { RequestFailed } from './request-failed.ts';

/**
 * A query that is sent when its component is first rendered, as other queries are when it has been painted: the answer
 * comes while the rest of a large page is being rendered.
 */
export function useEarlyQuery<T>(options: UseQueryOptions<T, RequestFailed>): UseQueryResult<T, RequestFailed> {
  const client = useQueryClient();
  // The answer to the early call is that of the mount, which sends no other one.
  const isEarly = useRef<boolean>(undefined);
  if (isEarly.current === undefined) {
    isEarly.current = options.enabled !== false && client.getQueryState(options.queryKey) === undefined;
    if (isEarly.current) void client.prefetchQuery(options);
  }
  const asksOnMount = () => !isEarly.current;
  const found = useQuery<T, RequestFailed>({ ...options, refetchOnMount: asksOnMount, retryOnMount: asksOnMount });
  useEffect(() => {
    isEarly.current = false;
  }, []);
  return found;
}
