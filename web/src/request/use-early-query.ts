import {
  hashKey,
  type QueryClient,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { RequestFailed } from './request-failed.ts';

/** A rendering that is given up is repeated within this time, otherwise its page was left. */
const repeatedWithinMs = 5000;

/** Early calls whose page has not been mounted yet: when each was sent, by the hash of its key. */
const unmounted = new WeakMap<QueryClient, Map<string, number>>();

function callsOf(client: QueryClient): Map<string, number> {
  const calls = unmounted.get(client) ?? new Map<string, number>();
  unmounted.set(client, calls);
  return calls;
}

/** Whether the call of this first rendering is an early one: sent now, or by a rendering that React gave up. */
function isSentEarly<T>(client: QueryClient, options: UseQueryOptions<T, RequestFailed>): boolean {
  if (options.enabled === false) return false;
  const calls = callsOf(client);
  const hash = hashKey(options.queryKey);
  const state = client.getQueryState(options.queryKey);
  if (state === undefined) {
    calls.set(hash, Date.now());
    void client.prefetchQuery(options);
    return true;
  }
  return !state.isInvalidated && Date.now() - (calls.get(hash) ?? 0) < repeatedWithinMs;
}

/**
 * A query that is sent when its component is first rendered, as other queries are when it has been painted: the answer
 * comes while the rest of a large page is being rendered.
 */
export function useEarlyQuery<T>(options: UseQueryOptions<T, RequestFailed>): UseQueryResult<T, RequestFailed> {
  const client = useQueryClient();
  // The answer to the early call is that of the mount, which sends no other one.
  const isEarly = useRef<boolean>(undefined);
  isEarly.current ??= isSentEarly(client, options);
  const asksOnMount = () => !isEarly.current;
  const found = useQuery<T, RequestFailed>({ ...options, refetchOnMount: asksOnMount, retryOnMount: asksOnMount });
  const hash = hashKey(options.queryKey);
  useEffect(() => {
    isEarly.current = false;
    callsOf(client).delete(hash);
  }, [client, hash]);
  return found;
}
