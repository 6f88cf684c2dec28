import { useLayoutEffect, useRef } from 'react';
import { Navigate, NavigationType, type RouteObject, useLocation, useNavigationType, useRoutes } from 'react-router';
import { useHistoryPosition } from './dialog-back.ts';
import { Gate } from './gate.tsx';
import { openRouteObjects } from './open-routes.tsx';

const routes: RouteObject[] = [...openRouteObjects(), { path: '*', element: <Gate /> }];

/** Open pages have their own routes; everything else goes through the gate. */
export function AppRoutes() {
  useScrollToTop();
  useHistoryPosition();
  const { pathname, hash } = useLocation();
  const page = useRoutes(routes);
  const moved = pathname === '/' ? findHashTarget(hash) : undefined;
  return moved === undefined ? page : <Navigate to={moved} replace />;
}

/** Path of a public page whose printed address has its place in the hash: `/#/jobFairDetail?id={id}`. */
export function findHashTarget(hash: string): string | undefined {
  const [, id] = /^#\/jobFairDetail\?id=(\d{1,32})(?:&|$)/.exec(hash) ?? [];
  return id && `/f/${id}`;
}

/** Scrolls to the top on navigation, unless a page only updates its own URL. */
function useScrollToTop(): void {
  const { pathname, search } = useLocation();
  const way = useNavigationType();
  const before = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when path or query change
  useLayoutEffect(() => {
    const stays = way === NavigationType.Replace && before.current === pathname;
    before.current = pathname;
    // Newer browsers return a promise, which React would take for a cleanup function.
    if (!stays) void window.scrollTo(0, 0);
  }, [pathname, search]);
}
