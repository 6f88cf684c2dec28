import {
  batchParam,
  checkInInterview,
  comingInterviews,
  interview,
  interviewCounts,
  interviewFlow,
  interviewScreen,
  remindInterviews,
  resultStates,
  settledResults,
} from '@campus/contract/interview';
import { isEnterprise, matches, type Session } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ComponentProps, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { useCaller } from '../../kit/call/caller.ts';
import { useOpenedId } from '../../kit/detail/use-opened-id.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { type StatusTab, statusTab } from '../../kit/list/status-tabs.tsx';
import { call } from '../../request/call.ts';
import { copyText } from '../../request/copy-text.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { BatchDialog } from './batch-dialog.tsx';
import { CheckInDialog } from './check-in-dialog.tsx';
import { InterviewDrawer } from './interview-drawer.tsx';
import { InterviewReports } from './interview-reports.tsx';
import { PlanDialog } from './plan-dialog.tsx';

const texts = interviewScreen;
type Column = (typeof interview.list)[number];
/** The list opens with what has to be done; companies do not need their own name. */
const withoutColumns = (...left: readonly Column[]) => ({
  ...interview,
  display: 'realname' as const,
  list: interview.list.filter((name) => !left.includes(name)) as typeof interview.list,
  search: (interview.search ?? []).filter((item) => typeof item === 'string' || item.field !== 'interviewerIds'),
});
const schoolEntity = withoutColumns();
const companyEntity = withoutColumns('companyName');

const todo = (label: string): StatusTab => ({
  key: 'todo',
  label,
  query: { todo: '1' },
  counts: ['todo'],
  sort: { column: 'startTime', order: 'asc' },
});
const others: readonly StatusTab[] = [
  { ...statusTab(interviewFlow, 'asked'), counts: ['asked'] },
  { ...statusTab(interviewFlow, 'agreed'), counts: ['agreed'] },
  { key: 'open', label: texts.tabs.open, query: { resultState: String(resultStates.missing) }, counts: ['open'] },
  { key: 'done', label: texts.tabs.done, query: { resultState: settledResults.join(',') }, counts: ['done'] },
  {
    ...statusTab(interviewFlow, 'cancelled', { label: texts.tabs.ended, states: ['refused', 'cancelled', 'absent'] }),
    counts: ['ended'],
  },
];
const tabsFor = (caller: Session): readonly StatusTab[] => [
  todo(isEnterprise(caller) ? texts.tabs.todo : texts.tabs.theirs),
  ...others,
];

/** Reminds the students of interviews. */
function useReminder() {
  const [isReminding, setReminding] = useState(false);
  const remind = async (ids: readonly string[]) => {
    setReminding(true);
    try {
      const { ok, failed } = await call(remindInterviews, { ids: ids.join(',') });
      const [first] = failed;
      if (first) tell.warning(`${text.batch.result(ok, failed.length)}：${first.message}`);
      else tell.success(text.batch.result(ok, 0));
    } catch (error) {
      ignoreReported(error);
    } finally {
      setReminding(false);
    }
  };
  return { isReminding, remind };
}

type Dialog = 'plan' | 'batch' | 'checkIn';
interface InterviewToolsProps {
  readonly mayAdd: boolean;
  readonly isOwn: boolean;
  readonly query: ComponentProps<typeof InterviewReports>['query'];
  readonly onOpen: (dialog: Dialog) => void;
}
function InterviewTools({ mayAdd, isOwn, query, onOpen }: InterviewToolsProps) {
  const mayCheckIn = useAllowed(checkInInterview.needs as string);
  return (
    <>
      {mayAdd && (
        <>
          <Button type="primary" onClick={() => onOpen('plan')}>
            {texts.plan}
          </Button>
          <Button onClick={() => onOpen('batch')}>{texts.batch}</Button>
        </>
      )}
      {isOwn && mayCheckIn && <Button onClick={() => onOpen('checkIn')}>{texts.checkIn}</Button>}
      <InterviewReports query={query} />
    </>
  );
}

/** 面试列表. */
export function InterviewListPage() {
  const caller = useCaller();
  const client = useQueryClient();
  const [opened, open] = useOpenedId();
  const [dialog, setDialog] = useState<Dialog>();
  const [address, setAddress] = useSearchParams();
  // Chosen in a list of deliveries.
  const deliveryIds = address.get(batchParam) ?? undefined;
  const mayAdd = useAllowed(interview.can.add);
  const mayRemind = useAllowed(interview.can.edit);
  const isOwn = isEnterprise(caller);
  const { isReminding, remind } = useReminder();
  const tabs = tabsFor(caller);
  const close = () => {
    setDialog(undefined);
    if (deliveryIds !== undefined) setAddress({}, { replace: true });
  };
  return (
    <>
      <EntityPage
        entity={isOwn ? companyEntity : schoolEntity}
        calls={['list', 'queryById', 'exportXls']}
        tabs={{ items: tabs, initial: isOwn ? tabs[0]?.key : undefined, counts: interviewCounts }}
        detail={(row) => open(row.id)}
        rowActions={(row) => [
          row.meetingUrl
            ? {
                key: 'copy',
                label: texts.copyLink,
                isSecondary: true,
                run: () => void copyText(row.meetingUrl ?? '', texts.copied),
              }
            : undefined,
        ]}
        batch={(rows) => {
          const ids = rows.filter((row) => matches(comingInterviews, { ...row }, caller)).map(({ id }) => id);
          if (!mayRemind || ids.length === 0) return null;
          return (
            <Button loading={isReminding} onClick={() => void remind(ids)}>
              {texts.remind}
            </Button>
          );
        }}
        tools={({ list }) => <InterviewTools mayAdd={mayAdd} isOwn={isOwn} query={list.query} onOpen={setDialog} />}
        empty={texts.empty}
      />
      {opened && <InterviewDrawer id={opened} onClose={() => open(undefined)} />}
      {dialog === 'plan' && <PlanDialog onClose={close} />}
      {mayAdd && (dialog === 'batch' || deliveryIds !== undefined) && (
        <BatchDialog key={deliveryIds} {...(deliveryIds !== undefined && { deliveryIds })} onClose={close} />
      )}
      {dialog === 'checkIn' && (
        <CheckInDialog onDone={() => void client.invalidateQueries({ queryKey: [interview.name] })} onClose={close} />
      )}
    </>
  );
}
