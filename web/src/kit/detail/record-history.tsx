import { type AnyEntity, getState, isStaff, matches, ownerFilter, type Workflow } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { chinaDay } from '@campus/contract/rules';
import { type HistoryEntry, workflowHistory } from '@campus/contract/system';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { call } from '../../request/call.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { StateView } from '../../widgets/state-view.tsx';
import { Timeline, type TimelineStep } from '../../widgets/timeline.tsx';
import { useAllowed } from '../call/allowed.tsx';
import { useCaller } from '../call/caller.ts';
import type { RowData } from '../field/row.ts';
import type { DetailTab } from './detail-settings.ts';
import { LoadError } from './load-error.tsx';

/** Time of a timeline: without the year when it is this one. */
export const formatEntryTime = (time: string): string =>
  time.startsWith(chinaDay(new Date()).slice(0, 4)) ? time.slice(5, 16) : time.slice(0, 16);

const getStep = (flow: Workflow, entry: HistoryEntry): TimelineStep => ({
  key: entry.id,
  what: entry.action_dictText,
  who: [entry.operatorName, `${entry.fromStatus_dictText} → ${entry.toStatus_dictText}`].join(' · '),
  time: formatEntryTime(entry.operateTime),
  tone: flow.states[getState(flow, entry.toStatus)]?.tone ?? 'neutral',
  quote: entry.reason ?? undefined,
});

/** Every change of state of a row, newest first. The query key starts with the entity, so a step refetches it. */
function RecordHistory({ entity, id }: { entity: AnyEntity; id: string }) {
  const { data, error, refetch } = useQuery<readonly HistoryEntry[], RequestFailed>({
    queryKey: [entity.name, 'workflow-history', id],
    queryFn: ({ signal }) => call(workflowHistory, { bizType: entity.name, bizId: id }, { signal, quiet: true }),
  });
  if (error) return <LoadError error={error} onRetry={refetch} />;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
  if (data.length === 0) return <StateView title={text.record.noHistory} />;
  return (
    <div className="record-history">
      <Timeline steps={data.map((entry) => getStep(entity.workflow as Workflow, entry))} />
    </div>
  );
}

/**
 * The history as a tab, for staff and the owner of the row; undefined for other readers, for rows without a workflow,
 * and where a tab with the key `history` shows a journal of the entity itself.
 */
export function useHistoryTab(entity: AnyEntity): (row: RowData, tabs: readonly DetailTab[]) => DetailTab[] {
  const caller = useCaller();
  const mayList = useAllowed(entity.can.list as string);
  const flow = entity.workflow as Workflow | undefined;
  return (row, tabs) =>
    flow &&
    mayList &&
    !tabs.some(({ key }) => key === 'history') &&
    (isStaff(caller) || matches(ownerFilter(flow), row, caller))
      ? [{ key: 'history', label: text.record.history, children: <RecordHistory entity={entity} id={row.id} /> }]
      : [];
}
