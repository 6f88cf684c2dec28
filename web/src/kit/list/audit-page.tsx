import { type AnyEntity, getStateCounts, type Workflow } from '@campus/contract/kit';
import { useAllowed } from '../call/allowed.tsx';
import { CaseDrawer, type CaseDrawerProps } from '../detail/case-drawer.tsx';
import { useOpenedId } from '../detail/use-opened-id.ts';
import { useListNavigation } from '../detail/use-record-navigation.ts';
import { EntityPage } from './entity-page.tsx';
import type { EntityPageProps } from './entity-page-props.ts';
import { everyState } from './status-tabs.tsx';
import { useEntityList } from './use-entity-list.ts';

interface AuditPageProps
  extends Pick<EntityPageProps<AnyEntity>, 'rowActions' | 'empty' | 'form'>,
    Pick<CaseDrawerProps, 'title' | 'content'> {
  readonly entity: AnyEntity;
  /** The entity as listed, when the list offers less. */
  readonly listed?: AnyEntity;
  /** Auditors see the waiting rows first. */
  readonly isQueue?: boolean;
}

/**
 * List and queue of an audited entity: a tab per state with its count, the steps of several rows, and next to the list
 * the opened row with its decision, keys, undo and the next case.
 */
export function AuditPage({ entity, listed = entity, isQueue = false, title, content, ...page }: AuditPageProps) {
  const flow = entity.workflow as Workflow;
  const mayAudit = useAllowed(entity.can.approve as string);
  const items = everyState(flow);
  const initial = isQueue && mayAudit ? 'waiting' : undefined;
  const [opened, setOpened] = useOpenedId();
  // The same query as the page's, for the navigation in the drawer.
  const list = useEntityList(listed, { tabs: items, initialTab: initial });
  const navigation = useListNavigation(list, opened, setOpened);
  return (
    <>
      <EntityPage
        entity={listed}
        tabs={{ items, initial, ...(flow.counted && { counts: getStateCounts(entity as never) }) }}
        detail={(row) => setOpened(row.id as string)}
        {...page}
      />
      {opened && (
        <CaseDrawer
          entity={entity}
          id={opened}
          navigation={navigation}
          onOpen={setOpened}
          title={title}
          content={content}
        />
      )}
    </>
  );
}
