import { entities } from '@campus/contract';
import type { AnyEntity } from '@campus/contract/kit';
import { createContext, useContext } from 'react';

/** Entities that references are resolved in; tests provide their own. */
export const EntitiesContext = createContext<readonly AnyEntity[]>(entities);

/** Resolves the entity of a reference. */
export function useEntity(name: string): AnyEntity {
  const found = useContext(EntitiesContext).find((entity) => entity.name === name);
  if (!found) throw new Error(`no entity ${name}`);
  return found;
}
