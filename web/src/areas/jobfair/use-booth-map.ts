import { type BoothMap, boothMap, fairBooth } from '@campus/contract/jobfair';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { call } from '../../request/call.ts';
import type { FailureHandling } from '../../request/client.ts';
import type { RequestFailed } from '../../request/request-failed.ts';

/** The map of a fair, read again when booths change and every half minute. */
export const useBoothMap = (
  fairId: string,
  handling: FailureHandling = { quiet: true },
): UseQueryResult<BoothMap, RequestFailed> =>
  useQuery<BoothMap, RequestFailed>({
    queryKey: [fairBooth.name, 'map', fairId],
    queryFn: ({ signal }) => call(boothMap, { fairId }, { signal, ...handling }),
    refetchInterval: 30_000,
  });
