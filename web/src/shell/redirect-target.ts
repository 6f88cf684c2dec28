import { homePath, safeUrl } from '@campus/contract/rules';

/** The sign-in page, carrying where the visitor wanted to go; the root is where everybody goes anyway. */
export function signInPath({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string {
  const wanted = pathname + search + hash;
  return wanted === '/' ? '/user/login' : `/user/login?redirect=${encodeURIComponent(wanted)}`;
}

/**
 * Where to go after signing in: the path in the query, if it is one of this site's own, else the user's home. The root
 * is no page of its own, whatever its query: a spent ticket of the single sign-on does not come back with it.
 */
export function redirectTarget(search: string, home: string | null | undefined = homePath): string {
  const wanted = safeUrl(new URLSearchParams(search).get('redirect'));
  const isPage = (path: string) => /^\/[^?#]/.test(path) && !path.startsWith('/user/');
  return wanted && isPage(wanted) ? wanted : home || homePath;
}
