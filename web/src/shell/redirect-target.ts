import { homePath, safeUrl } from '@campus/contract/rules';

/** Sign-in URL with the requested page; the root needs no redirect. */
export function signInPath({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string {
  const wanted = pathname + search + hash;
  return wanted === '/' ? '/user/login' : `/user/login?redirect=${encodeURIComponent(wanted)}`;
}

/**
 * Where to go after signing in: the path in the query if it is local, otherwise the user's home page. The root counts
 * as none whatever its query, so that a used single sign-on ticket does not come back.
 */
export function redirectTarget(search: string, home: string | null | undefined = homePath): string {
  const wanted = safeUrl(new URLSearchParams(search).get('redirect'));
  const isPage = (path: string) => /^\/[^?#]/.test(path) && !path.startsWith('/user/');
  return wanted && isPage(wanted) ? wanted : home || homePath;
}
