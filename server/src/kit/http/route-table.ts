import type { Route } from './route.ts';

export type Method = Route['methods'][number];
/** All routes of one path. */
export interface RoutePath {
  readonly path: string;
  readonly byMethod: ReadonlyMap<Method, Route>;
}

/** Routes by path. Throws when a route has no access rule or two routes declare the same call. */
export function routeTable(routes: readonly Route[]): RoutePath[] {
  const places = new Map<string, { path: string; byMethod: Map<Method, Route> }>();
  for (const route of routes) {
    if (!route.access || (Array.isArray(route.access) && route.access.length === 0))
      throw new Error(`${route.path} does not say who may call it`);
    const shape = route.path.replace(/:[^/]+/g, ':');
    const place = places.get(shape) ?? { path: route.path, byMethod: new Map<Method, Route>() };
    if (place.path !== route.path) throw new Error(`${place.path} and ${route.path} name the same place differently`);
    places.set(shape, place);
    for (const method of route.methods) {
      const other = place.byMethod.get(method);
      if (other) throw new Error(`${method} ${route.path} is declared twice: ${other.title} and ${route.title}`);
      place.byMethod.set(method, route);
    }
  }
  return [...places.values()];
}
