import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import { getFileAccess } from '@campus/contract/rules';

/** Lifetime of a signed URL, and of one bound to its session. */
const OPEN_SECONDS = 10 * 60;
const BOUND_SECONDS = 5 * 60;

/** Whether the stored path needs a signed URL or the right to see where it is used. */
export const isPrivate = (path: string): boolean => getFileAccess(path) !== 'public';

/** Query parameters of a signed URL. */
interface SignedQuery {
  readonly e?: string | undefined;
  /** Signature valid for everyone. */
  readonly s?: string | undefined;
  /** Signature valid for the session it was issued to. */
  readonly t?: string | undefined;
}

/** Signs stored paths and verifies signatures. A public path stays as it is. */
export interface PathSigner {
  /**
   * The path with `?e={expiry in seconds}&s={signature}`, valid for everyone until then; a personal path stays
   * unsigned.
   */
  sign(path: string): string;
  /** The path with `?e=&t=`, valid only for `holder` until then. */
  bind(path: string, holder: string): string;
  /** `sign` for every path of a comma-separated list; URLs of other servers stay as they are. */
  signAll(value: string): string;
  /** Whether the signature is valid for the path and has not expired; `holder` is the session that uses it. */
  verify(path: string, query: SignedQuery, holder?: string): boolean;
}

/** A signer with a secret of the installation; `now` gives milliseconds. */
export function createSigner(secret: string | Uint8Array, now: () => number): PathSigner {
  // Made once: Node takes several times as long to see that other forms of a key are none.
  const key = createSecretKey(Buffer.from(secret));
  const getSignature = (path: string, end: string, holder = '') =>
    createHmac('sha256', key)
      .update(holder === '' ? `${path}\n${end}` : `${path}\n${end}\n${holder}`)
      .digest('base64url');
  const endAfter = (seconds: number) => String(Math.floor(now() / 1000) + seconds);
  const sign = (path: string) => {
    if (getFileAccess(path) !== 'signed' || /^https?:/.test(path)) return path;
    const end = endAfter(OPEN_SECONDS);
    return `${path}?e=${end}&s=${getSignature(path, end)}`;
  };
  const isSame = (given: string, expected: string) => {
    const [a, b] = [Buffer.from(given), Buffer.from(expected)];
    return a.length === b.length && timingSafeEqual(a, b);
  };
  return {
    sign,
    bind(path, holder) {
      if (!isPrivate(path) || holder === '') return path;
      const end = endAfter(BOUND_SECONDS);
      return `${path}?e=${end}&t=${getSignature(path, end, holder)}`;
    },
    signAll: (value) =>
      value
        .split(',')
        .map((path) => sign(path))
        .join(','),
    verify(path, { e, s, t }, holder = '') {
      if (e === undefined || !/^[1-9]\d{0,11}$/.test(e) || Number(e) * 1000 <= now()) return false;
      if (s !== undefined) return getFileAccess(path) === 'signed' && isSame(s, getSignature(path, e));
      return t !== undefined && holder !== '' && isSame(t, getSignature(path, e, holder));
    },
  };
}
