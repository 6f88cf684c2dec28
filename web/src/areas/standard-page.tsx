import { entities } from '@campus/contract';
import { isAudited, type Workflow } from '@campus/contract/kit';
import type { ComponentType } from 'react';
import { AuditPage } from '../kit/list/audit-page.tsx';
import { EntityPage } from '../kit/list/entity-page.tsx';
import { ScreenMissing } from '../request/load-chunk.ts';

/**
 * The list of the entity whose definition names this page; for an audited entity with the queue of its audit. Throws
 * ScreenMissing when there is none.
 */
export function standardPage(component: string): ComponentType {
  const entity = entities.find(({ page }) => page === component);
  if (!entity) throw new ScreenMissing(component);
  const isQueue = isAudited(entity.workflow as Workflow | undefined);
  return () => (isQueue ? <AuditPage entity={entity} isQueue /> : <EntityPage entity={entity} />);
}
