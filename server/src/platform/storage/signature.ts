import { createHmac, timingSafeEqual } from 'node:crypto';

/** Folders whose files are handed out with a signature, or to somebody who may see them. */
const privateFolders = ['resume', 'contract', 'company-license', 'import-error', 'export'];
const LIFETIME_SECONDS = 30 * 60;
const query = /\?e=\d{1,12}&(?:amp;)?s=[\w-]{43}(?![\w-])/g;

/** Whether the stored path lies in a private folder. */
export function isPrivate(path: string): boolean {
  return privateFolders.some((folder) => path.startsWith(`${folder}/`));
}

/** Signs stored paths for half an hour and checks the signatures. */
export interface PathSigner {
  /** The path with `?e={end, in seconds}&s={signature}`; a path of a public folder stays as it is. */
  sign(path: string): string;
  /** The same for every path of a comma-separated list; addresses of other servers stay as they are. */
  signAll(value: string): string;
  /** Whether the signature belongs to the path and has not run out. */
  verify(path: string, e: string | undefined, s: string | undefined): boolean;
}

/** A signer over a secret of the installation; `now` gives milliseconds. */
export function createSigner(secret: string | Uint8Array, now: () => number): PathSigner {
  const signatureOf = (path: string, end: string) =>
    createHmac('sha256', secret).update(`${path}\n${end}`).digest('base64url');
  const sign = (path: string) => {
    if (!isPrivate(path)) return path;
    const end = String(Math.floor(now() / 1000) + LIFETIME_SECONDS);
    return `${path}?e=${end}&s=${signatureOf(path, end)}`;
  };
  return {
    sign,
    signAll: (value) =>
      value
        .split(',')
        .map((path) => sign(path))
        .join(','),
    verify(path, e, s) {
      if (e === undefined || s === undefined || !/^[1-9]\d{0,11}$/.test(e)) return false;
      const expected = Buffer.from(signatureOf(path, e));
      const given = Buffer.from(s);
      const same = given.length === expected.length && timingSafeEqual(given, expected);
      return same && Number(e) * 1000 > now();
    },
  };
}

/** The value as it is stored: every signature that an answer carried cut off again, wherever in the text it stands. */
export function unsigned(value: string): string {
  return value.replace(query, '');
}
