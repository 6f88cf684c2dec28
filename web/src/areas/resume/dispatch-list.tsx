import { type BatchReport, getStateCounts, isEnterprise, type Session, stepRefusal } from '@campus/contract/kit';
import { dispatch, dispatchFlow, dispatchPushBatch, dispatchScreen as words } from '@campus/contract/resume';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useCaller } from '../../kit/call/caller.ts';
import { useOpenedId } from '../../kit/detail/use-opened-id.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { type StatusTab, statusTab } from '../../kit/list/status-tabs.tsx';
import { ReportDialog } from '../../kit/step/steps.tsx';
import { call } from '../../request/call.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { DispatchDrawer } from './dispatch-drawer.tsx';

const withoutColumns = (...left: readonly string[]) => ({
  ...dispatch,
  list: dispatch.list.filter((name) => !left.includes(name)) as typeof dispatch.list,
  search: (dispatch.search ?? []).filter((item) => !left.includes(String(item))),
});
const shown = { school: withoutColumns(), company: withoutColumns('companyName', 'formAudit') };
const waiting = statusTab(dispatchFlow, 'waiting');
const returned = statusTab(dispatchFlow, 'returned');
const pushed = statusTab(dispatchFlow, 'pushed');
const received = statusTab(dispatchFlow, 'received');
const revoked = statusTab(dispatchFlow, 'revoked');
/** Each side begins with what it has to do. */
const tabsOf: Readonly<Record<'school' | 'company', readonly StatusTab[]>> = {
  school: [waiting, returned, pushed, received, revoked],
  company: [{ ...pushed, label: words.tabs.toReceive }, received, returned, waiting, revoked],
};
const isPushable = (row: object, caller: Session): boolean =>
  stepRefusal(dispatch.code, dispatchFlow, 'push', { ...row }, caller) === undefined;
const getSide = (caller: Session) => (isEnterprise(caller) ? 'company' : 'school');

/** Pushes the selected rows as they are filled in. */
function usePushBatch() {
  const client = useQueryClient();
  const [report, setReport] = useState<BatchReport>();
  const push = async (ids: readonly string[], clear: () => void) => {
    if (!(await tell.confirm({ title: `${dispatchPushBatch.title}${ids.length}`, text: words.askBatch }))) return;
    try {
      const result = await call(dispatchPushBatch, { ids: ids.join(',') });
      clear();
      setReport(result);
    } catch (error) {
      ignoreReported(error);
    }
    await client.invalidateQueries({ queryKey: [dispatch.name] });
  };
  return { push, dialogs: report && <ReportDialog report={report} onClose={() => setReport(undefined)} /> };
}

/** 推送派遣: what the school pushes to the companies, and what a company receives. */
export function DispatchListPage() {
  const caller = useCaller();
  const side = getSide(caller);
  const [opened, open] = useOpenedId();
  const batch = usePushBatch();
  return (
    <>
      <EntityPage
        entity={shown[side]}
        tabs={{ items: tabsOf[side], counts: getStateCounts(dispatch) }}
        detail={(row) => open(row.id)}
        batch={(rows, { list: { selection } }) => {
          const ids = rows.filter((row) => isPushable(row, caller)).map(({ id }) => id);
          if (ids.length === 0) return null;
          return <Button onClick={() => void batch.push(ids, selection.clear)}>{dispatchPushBatch.title}</Button>;
        }}
        empty={words.empty}
      />
      {opened && <DispatchDrawer id={opened} onClose={() => open(undefined)} />}
      {batch.dialogs}
    </>
  );
}
