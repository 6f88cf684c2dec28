import { useLayoutEffect } from 'react';
import { type RouteObject, useLocation, useRoutes } from 'react-router';
import { Gate } from './gate.tsx';
import { openRouteObjects } from './open-routes.tsx';

const routes: RouteObject[] = [...openRouteObjects(), { path: '*', element: <Gate /> }];

/** Open pages by their table, everything else through the gate. */
export function AppRoutes() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the path changes
  useLayoutEffect(() => {
    // Newer browsers answer a promise, which React would take for a clean-up.
    void window.scrollTo(0, 0);
  }, [pathname]);
  return useRoutes(routes);
}
