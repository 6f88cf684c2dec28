import { entities } from '@campus/contract';
import type { ComponentType } from 'react';
import { EntityPage } from '../kit/list/entity-page.tsx';
import { ScreenMissing } from '../request/load-chunk.ts';

/** The list of the entity whose definition names this page. Throws ScreenMissing when there is none. */
export function standardPage(component: string): ComponentType {
  const entity = entities.find(({ page }) => page === component);
  if (!entity) throw new ScreenMissing(component);
  return () => <EntityPage entity={entity} />;
}
