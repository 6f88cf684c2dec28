import { homePath, safeUrl } from '@campus/contract/rules';

/** The sign-in page, carrying where the visitor wanted to go. */
export function signInPath({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string {
  const wanted = pathname + search + hash;
  return wanted === '/' || wanted === homePath ? '/user/login' : `/user/login?redirect=${encodeURIComponent(wanted)}`;
}

/** Where to go after signing in: the path in the query, if it is one of this site's own, else the user's home. */
export function redirectTarget(search: string, home: string | null | undefined = homePath): string {
  const wanted = safeUrl(new URLSearchParams(search).get('redirect'));
  return wanted?.startsWith('/') && !wanted.startsWith('/user/') ? wanted : home || homePath;
}
