import { announcementsOfUser, type Bell } from '@campus/contract/message';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { call } from '../../request/call.ts';
import { onPush, type PushFrame } from '../../request/push.ts';
import type { RequestFailed } from '../../request/request-failed.ts';

const pollMs = 6_000; // (S)

/** What waits to be read: asked for every 6 s until that fails once, and whenever the push channel says so. */
export function useBell(onNews: (frame: PushFrame) => void): UseQueryResult<Bell, RequestFailed> {
  const bell = useQuery<Bell, RequestFailed>({
    queryKey: [announcementsOfUser.path],
    queryFn: ({ signal }) => call(announcementsOfUser, {}, { signal, silent: true }),
    // A success after the failure starts the polling again: opening the bell asks once.
    refetchInterval: ({ state }) => (state.error ? false : pollMs),
    // The list, which reads more of it than the button, may be drawn long after the answer.
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
