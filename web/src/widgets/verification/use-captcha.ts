import { useEffect, useState } from 'react';
import { request } from '../../request/client.ts';
import { told } from '../../request/request-failed.ts';

/** A picture code: the key goes with what the user reads in the picture. */
export interface Captcha {
  readonly key: string;
  /** Data address of the picture; undefined until it has arrived. */
  readonly picture: string | undefined;
  readonly isBroken: boolean;
  refresh(): void;
  /** Asks for another picture when the server no longer knows this one. */
  refreshIfOld(): void;
}

/** The server forgets a picture after 60 s; a few less, for the way there. */
const lifeMs = 55_000;
let latest = 0;
/** (S) the key is the time; two forms that ask at once still get two. */
function newKey(): number {
  latest = Math.max(Date.now(), latest + 1);
  return latest;
}

/** A picture code, fetched when its form first needs one. Its failure has been told; the picture's place offers another try. */
export function useCaptcha(isNeeded = true): Captcha {
  const [key, setKey] = useState(newKey);
  const [shown, setShown] = useState<{ key: number; picture?: string; at: number }>();
  useEffect(() => {
    if (!isNeeded) return;
    const asked = new AbortController();
    request<string>({ method: 'GET', path: `/sys/randomImage/${key}`, signal: asked.signal }).then(
      (picture) => setShown({ key, picture, at: Date.now() }),
      (failure: unknown) => {
        if (asked.signal.aborted) return;
        told(failure);
        setShown({ key, at: Date.now() });
      },
    );
    return () => asked.abort();
  }, [key, isNeeded]);
  const now = shown?.key === key ? shown : undefined;
  const refresh = () => setKey(newKey());
  return {
    key: String(key),
    picture: now?.picture,
    isBroken: now !== undefined && now.picture === undefined,
    refresh,
    refreshIfOld: () => {
      if (now && Date.now() - now.at > lifeMs) refresh();
    },
  };
}
