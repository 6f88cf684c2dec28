import { entities } from '@campus/contract';
import type { AnyEntity } from '@campus/contract/kit';
import { createContext, useContext } from 'react';

/** The entities that references are looked up in; a test hands in its own. */
export const EntitiesContext = createContext<readonly AnyEntity[]>(entities);

/** The entity that a reference names. */
export function useEntity(name: string): AnyEntity {
  const found = useContext(EntitiesContext).find((entity) => entity.name === name);
  if (!found) throw new Error(`no entity ${name}`);
  return found;
}
