import type { AnyEndpoint, CallerInput, Output } from '@campus/contract/kit';
import {
  QueryClient,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from './call.ts';
import type { FailureHandling } from './client.ts';
import type { RequestFailed } from './request-failed.ts';

/**
 * Query client of the console. It never retries: the request layer has shown the failure, and a refusal stays a
 * refusal. Without a network calls fail at once instead of being paused.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: false,
        refetchOnWindowFocus: false,
        staleTime: 0,
      },
      mutations: { networkMode: 'always' },
    },
  });

interface EndpointOptions<T> extends FailureHandling {
  readonly enabled?: boolean;
  /** In ms, also by the last answer; false: not again. */
  readonly refetchInterval?: number | ((data: T | undefined) => number | false);
}
/** Reads a declared endpoint; cached under `[path, input]`. */
export const useEndpoint = <E extends AnyEndpoint>(
  endpoint: E,
  input: CallerInput<E>,
  options: EndpointOptions<Output<E>> = {},
): UseQueryResult<Output<E>, RequestFailed> => {
  const { quiet, silent, refetchInterval = false, ...rest } = options;
  return useQuery<Output<E>, RequestFailed>({
    queryKey: [endpoint.path, input],
    queryFn: ({ signal }) => call(endpoint, input, { signal, quiet, silent }),
    refetchInterval:
      typeof refetchInterval === 'function' ? ({ state }) => refetchInterval(state.data) : refetchInterval,
    ...rest,
  });
};

/** Writes through a declared endpoint; `affects` lists the first parts of the query keys to invalidate afterwards. */
export function useCall<E extends AnyEndpoint>(
  endpoint: E,
  options: { affects?: readonly string[] } & FailureHandling = {},
): UseMutationResult<Output<E>, RequestFailed, CallerInput<E>> {
  const client = useQueryClient();
  return useMutation<Output<E>, RequestFailed, CallerInput<E>>({
    mutationFn: (input) => call(endpoint, input, { quiet: options.quiet, silent: options.silent }),
    onSuccess: async () => {
      await Promise.all((options.affects ?? []).map((key) => client.invalidateQueries({ queryKey: [key] })));
    },
  });
}
