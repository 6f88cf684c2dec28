import { Navigate, type RouteObject } from 'react-router';
import { NotFoundPage } from './exception-page.tsx';
import { lazyScreen, type Screen } from './lazy-screen.ts';
import { OpenScreen } from './open-screen.tsx';

/** A route that can be reached without signing in (S 2.1). */
export interface OpenRoute {
  /** Absolute, or relative to the parent. */
  readonly path: string;
  /** Title in the browser; the product's name alone without one. */
  readonly title?: string;
  /** A screen with `children` shows them by `<Outlet/>`. */
  readonly screen?: Screen;
  readonly redirect?: string;
  /** Somebody who is signed in when opening it is sent to the home page. */
  readonly signedOutOnly?: boolean;
  readonly children?: readonly OpenRoute[];
}

/** All of them, each with its screen; a line here is all that a new one needs. */
const openRoutes: readonly OpenRoute[] = [
  { path: '/404', screen: () => Promise.resolve(NotFoundPage) },
  { path: '/test/home', screen: () => import('./test-home.tsx').then(({ TestHomePage }) => TestHomePage) },
];

/** The table as routes of the router. */
export const openRouteObjects = (routes: readonly OpenRoute[] = openRoutes): RouteObject[] => routes.map(routeObject);

function routeObject({ path, title, screen, redirect, signedOutOnly = false, children = [] }: OpenRoute): RouteObject {
  const nested = openRouteObjects(children);
  if (redirect) {
    const start: RouteObject = { index: true, element: <Navigate to={redirect} replace /> };
    if (!screen) return { path, children: [start, ...nested] };
    nested.unshift(start);
  }
  if (!screen) return { path, children: nested };
  const Screen = lazyScreen(path, screen);
  return {
    path,
    element: (
      <OpenScreen title={title} signedOutOnly={signedOutOnly}>
        <Screen />
      </OpenScreen>
    ),
    children: nested,
  };
}
