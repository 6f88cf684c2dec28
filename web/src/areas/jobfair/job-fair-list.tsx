import {
  copyFair,
  fairApply,
  fairAttendance,
  fairCounts,
  fairFlow,
  fairPhases,
  fairScreen,
  jobFair,
  pinFair,
  publicFairStatuses,
} from '@campus/contract/jobfair';
import { calendarCode, getCodes, isEnterprise } from '@campus/contract/kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { EventCalendar } from '../../kit/calendar/event-calendar.tsx';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { useCaller, useRights } from '../../kit/call/caller.ts';
import { StateCell } from '../../kit/field/field-cells.tsx';
import { asData, asText, type RowData } from '../../kit/field/row.ts';
import { useMutate } from '../../kit/form/use-mutate.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import type { RowAction } from '../../kit/list/row-actions.tsx';
import type { StatusTab } from '../../kit/list/status-tabs.tsx';
import { callEnvelope } from '../../request/call.ts';
import { Segmented } from '../../widgets/segmented.tsx';
import { FairPlace, ownFairs, placesLeft, placesTaken } from './fair-columns.tsx';
import { withoutBooths } from './fair-form.ts';
import { getOwnAction, useOwnApplies } from './own-apply.tsx';

const { list: texts, tabs: labels } = fairScreen;
const byState = (
  key: keyof typeof labels,
  ...states: Parameters<typeof getCodes<keyof typeof fairFlow.states>>[1][]
): StatusTab => ({
  key,
  label: labels[key],
  query: { status: getCodes(fairFlow, ...states).join(',') },
});
const byPhase = (key: keyof typeof labels, ...phases: readonly number[]): StatusTab => ({
  key,
  label: labels[key],
  query: { phase: phases.join(',') },
});
const phaseTabs = [
  byPhase('open', fairPhases.open),
  byPhase('coming', fairPhases.before, fairPhases.closed),
  byPhase('running', fairPhases.running),
  byPhase('over', fairPhases.over),
];
const schoolTabs = [
  byState('draft', 'draft', 'rejected'),
  byState('waiting', 'waiting'),
  ...phaseTabs,
  byState('cancelled', 'cancelled'),
];
/** Only public fairs have a day. */
const isHeld = ({ status }: RowData): boolean => publicFairStatuses.includes(Number(status));
const places = {
  shown: ['apply', 'detail', 'edit', 'step:submit'],
  more: ['booths', 'day', 'copy', 'pin', 'step:reschedule', 'step:cancel', 'step:archive', 'delete'],
};

/** 招聘会列表: as a list with a tab for each phase, or as a calendar. */
export function JobFairListPage() {
  const caller = useCaller();
  const isOwn = isEnterprise(caller);
  const side = isOwn ? 'enterprise' : 'school';
  const mayCalendar = useAllowed(calendarCode(side, 'jobFair'));
  const [view, setView] = useState<'table' | 'calendar'>('table');
  const views = mayCalendar && (
    <Segmented
      aria-label={texts.views}
      value={view}
      onChange={setView}
      options={[
        { value: 'table' as const, label: texts.table },
        { value: 'calendar' as const, label: texts.calendar },
      ]}
    />
  );
  if (view === 'calendar')
    return (
      <>
        <div className="calendar-views">{views}</div>
        <EventCalendar side={side} name="jobFair" />
      </>
    );
  return <FairList isOwn={isOwn} views={views} />;
}

function FairList({ isOwn, views }: { isOwn: boolean; views: React.ReactNode }) {
  const navigate = useNavigate();
  const may = useRights(jobFair);
  const send = useMutate(jobFair.name);
  const mayApply = useAllowed(fairApply.can.add) && isOwn;
  const applies = useOwnApplies();
  const applyAction = (row: RowData): RowAction | undefined => {
    const action = getOwnAction(row, applies.get(row.id), mayApply);
    return action && { key: 'apply', label: action.label, run: () => void navigate(action.to) };
  };
  const phase = (row: RowData) => {
    const apply = applies.get(row.id);
    return apply ? <StateCell entity={fairApply} row={apply} /> : asText(row.phase_dictText);
  };
  const maySeeDay = useAllowed(fairAttendance.can.list) && !isOwn;
  const open = (id: string, tab = '') => void navigate(`/jobFair/detail/${id}${tab && `?view=${tab}`}`);
  return (
    <EntityPage
      entity={isOwn ? ownFairs : jobFair}
      tabs={{ items: isOwn ? phaseTabs : schoolTabs, counts: fairCounts }}
      form={(id) => void navigate(id === undefined ? '/jobFair/create' : `/jobFair/create?id=${id}`)}
      detail={({ id }) => open(id)}
      places={places}
      tools={() => views}
      cells={{
        venueId: (row) => <FairPlace row={asData(row)} />,
        maxCompany: (row) => (isOwn ? placesLeft(asData(row)) : placesTaken(asData(row))),
        ...(isOwn && { phase: (row) => phase(asData(row)) }),
      }}
      empty={{ title: texts.empty, text: isOwn ? texts.emptyOwn : texts.emptyHint }}
      rowActions={(row) => [
        isOwn && applyAction(asData(row)),
        !isOwn &&
          !withoutBooths(asData(row)) && { key: 'booths', label: texts.booths, run: () => open(row.id, 'booths') },
        maySeeDay &&
          isHeld(asData(row)) && {
            key: 'day',
            label: texts.day,
            run: () => void navigate(`/jobFair/attendance?fairId=${row.id}`),
          },
        may('add') && {
          key: 'copy',
          label: texts.copy,
          run: () => void send(() => callEnvelope(copyFair, { id: row.id })),
        },
        may('edit') && {
          key: 'pin',
          label: row.topFlag === 1 ? texts.unpin : texts.pin,
          run: () => void send(() => callEnvelope(pinFair, { id: row.id, topFlag: row.topFlag === 1 ? 0 : 1 })),
        },
      ]}
    />
  );
}
