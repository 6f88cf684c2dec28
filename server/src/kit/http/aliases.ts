import type { AnyEntity } from '@campus/contract/kit';
import type { Route } from './route.ts';

/**
 * The routes of entities with another prefix, once more under that prefix. Public calls have one address: each address has
 * a limit of its own.
 */
export function listAliases(routes: readonly Route[], entities: readonly AnyEntity[]): Route[] {
  return entities.flatMap(({ path, alias }) =>
    alias === undefined
      ? []
      : routes
          .filter((route) => route.path.startsWith(`${path}/`) && route.access !== 'anyone')
          .map((route) => ({ ...route, path: alias + route.path.slice(path.length) })),
  );
}
