import type { SuperQuery } from '@campus/contract/rules';
import { useEffect, useState } from 'react';

const waitMs = 400;

/** Counts the rows that match a query and the list's other conditions. */
export type CountHits = (query: SuperQuery, signal: AbortSignal) => Promise<number>;
export type Hits =
  | { readonly state: 'none' | 'counting' | 'failed' }
  | { readonly state: 'counted'; readonly n: number };
const none: Hits = { state: 'none' };

/** Debounced hit count of a query; an outdated count is aborted. Counts nothing without a query. */
export function useHits(query: SuperQuery | undefined, count: CountHits | undefined): Hits {
  const asked = query && count ? JSON.stringify(query) : undefined;
  const [answer, setAnswer] = useState<{ readonly asked: string; readonly hits: Hits }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text identifies the query; a new function counts the same
  useEffect(() => {
    if (asked === undefined || !query || !count) return;
    const stop = new AbortController();
    const settle = (hits: Hits) => !stop.signal.aborted && setAnswer({ asked, hits });
    const timer = setTimeout(() => {
      count(query, stop.signal).then(
        (n) => settle({ state: 'counted', n }),
        () => settle({ state: 'failed' }),
      );
    }, waitMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked]);
  if (asked === undefined) return none;
  return answer?.asked === asked ? answer.hits : { state: 'counting' };
}
