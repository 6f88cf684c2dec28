import type { Endpoint, Given, Output } from '@campus/contract/kit';
import {
  QueryClient,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from './call.ts';
import type { Manner } from './client.ts';
import type { RequestFailed } from './request-failed.ts';

// biome-ignore lint/suspicious/noExplicitAny: infers over every endpoint
type AnyEndpoint = Endpoint<any, any>;

/**
 * One client for the console. Failures have been shown by the request layer and a refusal stays a refusal: nothing is
 * retried. Without a network a call fails there and then, instead of waiting for one unseen.
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

/** Reads a declared endpoint; kept under `[path, input]`. */
export const useEndpoint = <E extends AnyEndpoint>(
  endpoint: E,
  input: Given<E>,
  options: { enabled?: boolean; refetchInterval?: number } & Manner = {},
): UseQueryResult<Output<E>, RequestFailed> => {
  const { quiet, silent, ...rest } = options;
  return useQuery<Output<E>, RequestFailed>({
    queryKey: [endpoint.path, input],
    queryFn: ({ signal }) => call(endpoint, input, { signal, quiet, silent }),
    ...rest,
  });
};

/** Writes through a declared endpoint; `affects` names the first parts of the query keys that are read anew after it. */
export function useCall<E extends AnyEndpoint>(
  endpoint: E,
  options: { affects?: readonly string[] } & Manner = {},
): UseMutationResult<Output<E>, RequestFailed, Given<E>> {
  const client = useQueryClient();
  return useMutation<Output<E>, RequestFailed, Given<E>>({
    mutationFn: (input) => call(endpoint, input, { quiet: options.quiet, silent: options.silent }),
    onSuccess: async () => {
      await Promise.all((options.affects ?? []).map((key) => client.invalidateQueries({ queryKey: [key] })));
    },
  });
}
