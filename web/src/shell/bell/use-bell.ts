import { announcementsOfUser, type Bell } from '@campus/contract/message';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { call } from '../../request/call.ts';
import { onPush, type PushFrame } from '../../request/push.ts';
import type { RequestFailed } from '../../request/request-failed.ts';

const pollMs = 6_000;

/** Unread messages: polled every 6 s until a request fails, and refetched on push messages. */
export function useBell(onNews: (frame: PushFrame) => void): UseQueryResult<Bell, RequestFailed> {
  const bell = useQuery<Bell, RequestFailed>({
    queryKey: [announcementsOfUser.path],
    queryFn: ({ signal }) => call(announcementsOfUser, {}, { signal, silent: true }),
    // A later success restarts the polling: opening the bell refetches.
    refetchInterval: ({ state }) => (state.error ? false : pollMs),
    // The list reads more fields than the button and may render later.
    notifyOnChangeProps: 'all',
  });
  const hear = useEffectEvent((frame: PushFrame) => {
    void bell.refetch();
    if (frame.msgTxt) onNews(frame);
  });
  useEffect(() => {
    const stops = (['topic', 'user', 'connected'] as const).map((event) => onPush(event, (frame) => hear(frame)));
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return bell;
}
