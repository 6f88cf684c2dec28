import { PlusOutlined } from '@ant-design/icons';
import { isEnterprise } from '@campus/contract/kit';
import { copyPreach, preach, preachFlow, preachScreen, preachTypes } from '@campus/contract/preach';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { EventCalendar } from '../../kit/calendar/event-calendar.tsx';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { useCaller } from '../../kit/call/caller.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { type StatusTab, statusTab } from '../../kit/list/status-tabs.tsx';
import { call } from '../../request/call.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { Segmented } from '../../widgets/segmented.tsx';
import { PreachForm } from './preach-form.tsx';
import { PreachPlace } from './preach-place.tsx';
import { SortDialog } from './sort-dialog.tsx';
import { usePreachRemoval } from './use-preach-removal.ts';

const texts = preachScreen;
type View = keyof typeof texts.views;
const views = Object.entries(texts.views).map(([value, label]) => ({ value: value as View, label }));
const phase = (key: 'before' | 'running', code: number): StatusTab => ({
  key,
  label: texts.tabs[key],
  query: { phase: String(code) },
  sort: { column: 'startTime', order: 'asc' },
});
const tabs: readonly StatusTab[] = [
  { key: 'today', label: texts.tabs.today, query: { tab: 'today' }, sort: { column: 'startTime', order: 'asc' } },
  phase('before', 1),
  phase('running', 2),
  { key: 'over', label: texts.tabs.over, query: { phase: '3' } },
  { ...statusTab(preachFlow, 'cancelled'), label: texts.tabs.cancelled },
];

/** 宣讲会列表: the sessions as a list or as a calendar of the week. */
export function PreachListPage() {
  const caller = useCaller();
  const [address, setAddress] = useSearchParams();
  const view: View = address.get('view') === 'week' ? 'week' : 'list';
  const choose = (next: View) => setAddress(next === 'list' ? {} : { view: next }, { replace: true });
  const chooser = <Segmented aria-label={texts.views.list} options={views} value={view} onChange={choose} />;
  if (view === 'list') return <SessionList chooser={chooser} />;
  return (
    <>
      <div className="calendar-views">{chooser}</div>
      <EventCalendar side={isEnterprise(caller) ? 'enterprise' : 'school'} name="preach" initialView="week" />
    </>
  );
}

function SessionList({ chooser }: { chooser: React.ReactNode }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const caller = useCaller();
  const [form, setForm] = useState<{ readonly id?: string }>();
  const [isSorting, setSorting] = useState(false);
  const maySave = useAllowed('preach:preach:save');
  const maySort = useAllowed('preach:preach:sort');
  const removal = usePreachRemoval();
  const show = (id: string) => void navigate(`/preach/detail/${id}`);
  const copy = async (id: string) => {
    try {
      const made = await call(copyPreach, { id });
      await client.invalidateQueries({ queryKey: [preach.name] });
      tell.success(copyPreach.done ?? '');
      setForm({ id: made.id });
    } catch (error) {
      ignoreReported(error);
    }
  };
  const isSchool = !isEnterprise(caller);
  return (
    <>
      <EntityPage
        entity={preach}
        tabs={{ items: tabs }}
        detail={(row) => show(row.id)}
        cells={{ venueId: (row) => <PreachPlace row={row as never} /> }}
        rowActions={(row) => [
          isLive(row) && {
            key: 'live',
            label: texts.live.room,
            run: () => void navigate(`/preach/live/${row.id}`),
          },
          maySave && isEditable(row.status) && { key: 'edit', label: texts.edit, run: () => setForm({ id: row.id }) },
          maySave && { key: 'copy', label: texts.copy, isSecondary: true, run: () => void copy(row.id) },
          removal.actionOf(row),
        ]}
        firstTool={
          maySave && (
            <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setForm({})}>
              {texts.add}
            </Button>
          )
        }
        tools={() => (
          <>
            {maySort && <Button onClick={() => setSorting(true)}>{texts.sort}</Button>}
            {chooser}
          </>
        )}
        empty={texts.empty}
      />
      {form && (
        <PreachForm key={form.id} {...form} onClose={() => setForm(undefined)} {...(isSchool && { onDone: show })} />
      )}
      {isSorting && <SortDialog onClose={() => setSorting(false)} />}
    </>
  );
}
const { approved, finished } = preachFlow.states;
const isLive = ({ status, type }: { readonly status: number; readonly type: number | null }): boolean =>
  type !== preachTypes.onSite && (status === approved.code || status === finished.code);
const isEditable = (status: number): boolean =>
  Object.values(preachFlow.states).some((state) => state.code === status && 'editable' in state && state.editable);
