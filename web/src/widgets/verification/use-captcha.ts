import { useEffect, useState } from 'react';
import { request } from '../../request/client.ts';
import { ignoreReported } from '../../request/request-failed.ts';

/** A captcha: its key is sent with the code in the picture. */
export interface Captcha {
  readonly key: string;
  /** Data URL of the picture; undefined until it is loaded. */
  readonly picture: string | undefined;
  readonly isBroken: boolean;
  refresh(): void;
  /** Loads a new picture when the server no longer knows this one. */
  refreshIfOld(): void;
}

/** The server keeps a picture for 60 s; a little less, for the transfer. */
const lifeMs = 55_000;
/**
 * The key is the time in ms and six random digits: the key of another browser in the same millisecond would replace the
 * code of this picture.
 */
function newKey(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `${Date.now()}${String(random % 1_000_000).padStart(6, '0')}`;
}

/** Loads a captcha when its form first needs one. Failures are shown; the picture's placeholder offers a retry. */
export function useCaptcha(isNeeded = true): Captcha {
  const [key, setKey] = useState(newKey);
  const [shown, setShown] = useState<{ key: string; picture?: string; at: number }>();
  useEffect(() => {
    if (!isNeeded) return;
    const asked = new AbortController();
    request<string>({ method: 'GET', path: `/sys/randomImage/${key}`, signal: asked.signal }).then(
      (picture) => setShown({ key, picture, at: Date.now() }),
      (failure: unknown) => {
        if (asked.signal.aborted) return;
        ignoreReported(failure);
        setShown({ key, at: Date.now() });
      },
    );
    return () => asked.abort();
  }, [key, isNeeded]);
  const now = shown?.key === key ? shown : undefined;
  const refresh = () => setKey(newKey());
  return {
    key,
    picture: now?.picture,
    isBroken: now !== undefined && now.picture === undefined,
    refresh,
    refreshIfOld: () => {
      if (now && Date.now() - now.at > lifeMs) refresh();
    },
  };
}
