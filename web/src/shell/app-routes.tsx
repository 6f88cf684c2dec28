import { useLayoutEffect, useRef } from 'react';
import { NavigationType, type RouteObject, useLocation, useNavigationType, useRoutes } from 'react-router';
import { useHistoryPosition } from './dialog-back.ts';
import { Gate } from './gate.tsx';
import { openRouteObjects } from './open-routes.tsx';

const routes: RouteObject[] = [...openRouteObjects(), { path: '*', element: <Gate /> }];

/** Open pages by their table, everything else through the gate. */
export function AppRoutes() {
  useScrollToTop();
  useHistoryPosition();
  return useRoutes(routes);
}

/** Every navigation starts at the top; a page that writes what it shows into its own address goes nowhere. */
function useScrollToTop(): void {
  const { pathname, search } = useLocation();
  const way = useNavigationType();
  const before = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when path or query change
  useLayoutEffect(() => {
    const stays = way === NavigationType.Replace && before.current === pathname;
    before.current = pathname;
    // Newer browsers answer a promise, which React would take for a clean-up.
    if (!stays) void window.scrollTo(0, 0);
  }, [pathname, search]);
}
