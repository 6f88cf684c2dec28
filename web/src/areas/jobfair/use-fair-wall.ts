import { type BoothMap, type FairWall, fairBooth, fairDayFrame, fairWall } from '@campus/contract/jobfair';
import { chinaTime } from '@campus/contract/kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { onPush } from '../../request/push.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { useNow } from '../../widgets/use-now.ts';
import { useBoothMap } from './use-booth-map.ts';

const pollMs = 10_000;
/** Many arrivals at once are one reading. */
const gatherMs = 1_500;

/** The wall says itself that it is offline; no user is there to close a notice. */
const handling = { silent: true };

export interface WallData {
  readonly wall: FairWall | undefined;
  readonly map: BoothMap | undefined;
  readonly error: RequestFailed | null;
  readonly reload: () => void;
}
/** What the wall shows: read again when the server announces a change, and every ten seconds whatever happens. */
export function useFairWall(fairId: string): WallData {
  const client = useQueryClient();
  const { data, error, refetch } = useEndpoint(fairWall, { fairId }, { ...handling, refetchInterval: pollMs });
  const { data: map } = useBoothMap(fairId, handling);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      timer = undefined;
      void client.invalidateQueries({ queryKey: [fairWall.path] });
      void client.invalidateQueries({ queryKey: [fairBooth.name, 'map', fairId] });
    };
    const ends = [
      onPush('connected', read),
      onPush(fairDayFrame, (frame) => {
        if (frame.fairId === fairId) timer ??= setTimeout(read, gatherMs);
      }),
    ];
    return () => {
      for (const end of ends) end();
      clearTimeout(timer);
    };
  }, [client, fairId]);
  return { wall: data, map, error, reload: () => void refetch() };
}

/** The time of the server, second by second. */
export function useServerClock(asOf: string | undefined): string {
  const [ahead, setAhead] = useState(0);
  const now = useNow(1000);
  useEffect(() => {
    if (asOf) setAhead(new Date(`${asOf.replace(' ', 'T')}+08:00`).getTime() - Date.now());
  }, [asOf]);
  return chinaTime(new Date(now + ahead));
}

/** Keeps the screen on while it is visible, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      // Refused on low battery; the screen then follows the settings of the machine.
      lock = await navigator.wakeLock.request('screen').catch(() => undefined);
    };
    void hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, []);
}
