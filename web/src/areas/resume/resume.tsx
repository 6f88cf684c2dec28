import { text } from '@campus/contract/messages';
import { formFlow, recommend, resume, resumeTexts } from '@campus/contract/resume';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAllowed } from '../../kit/allowed.tsx';
import { useRights } from '../../kit/caller.ts';
import { ListBody, operations, useFullPage } from '../../kit/entity-page.tsx';
import { statusTab } from '../../kit/status-tabs.tsx';
import '../../kit/detail.css';
import '../../kit/list.css';
import { listColumns } from '../../kit/list-columns.tsx';
import { ListSearch } from '../../kit/list-search.tsx';
import { ListSkeleton } from '../../kit/list-skeleton.tsx';
import { ListEmpty } from '../../kit/list-states.tsx';
import { ListTable } from '../../kit/list-table.tsx';
import { ListTools } from '../../kit/list-tools.tsx';
import { PageTools, SelectionTools } from '../../kit/page-tools.tsx';
import { asText, type RowData } from '../../kit/row.ts';
import type { RowAction } from '../../kit/row-actions.tsx';
import { StatusTabs } from '../../kit/status-tabs.tsx';
import { useSteps } from '../../kit/steps.tsx';
import { useColumnSettings } from '../../kit/use-column-settings.ts';
import { type EntityList, useEntityList } from '../../kit/use-entity-list.ts';
import { useRowActions } from '../../kit/use-row-actions.ts';
import '../../widgets/files/files.css';
import { FormSheet } from './form-sheet.tsx';
import { listedResume } from './listed-resume.ts';
import { ResumeCards } from './resume-cards.tsx';
import { downloadResume } from './resume-downloads.ts';
import { ResumeDrawer } from './resume-drawer.tsx';
import { ResumeForm } from './resume-form.tsx';
import { ScoreCell } from './score-cell.tsx';
import { resumeSearches } from './search-controls.tsx';
import { useJobPicker } from './use-job-picker.tsx';

const words = resumeTexts.resume;
const tabs = (['waiting', 'passed', 'returned', 'none'] as const).map((state) =>
  statusTab(formFlow, state, { label: words.formTabs[state] }),
);
const tabQueries = Object.fromEntries(tabs.map(({ key, query }) => [key, query]));
type View = keyof typeof words.views;

/** What the address says besides the list: how it is shown, and the résumé that is open. */
function useAddress() {
  const [address, setAddress] = useSearchParams();
  const put = (name: string, value: string | undefined) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === undefined) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return {
    view: (address.get('view') === 'cards' ? 'cards' : 'list') as View,
    show: (view: View) => put('view', view === 'cards' ? view : undefined),
    open: address.get('id') ?? undefined,
    setOpen: (id: string | undefined) => put('id', id),
  };
}
type Open = { kind: 'add' } | { kind: 'edit' | 'print'; id: string };

/** 简历库: every résumé of the school, to read, to recommend and to approve. */
export function ResumeListPage() {
  const address = useAddress();
  const typedList = useEntityList(listedResume, { tabs: tabQueries });
  // The engine's seam: below here rows are known by their definition only.
  const list = typedList as unknown as EntityList<RowData>;
  const may = useRights(listedResume);
  const steps = useSteps(listedResume, list.selection.clear);
  const picker = useJobPicker(list.selection.clear);
  const [open, setOpen] = useState<Open>();
  const [isFull, setFull] = useFullPage();
  const mayRecommend = useAllowed(`${recommend.code}:add`);
  const mayDownload = useAllowed(`${resume.code}:download`);
  const show = ({ id }: { readonly id: string }) => address.setOpen(id);
  const edit = (id: string) => setOpen({ kind: 'edit', id });
  const close = () => setOpen(undefined);
  const standard = useRowActions(listedResume, { may, steps, onEdit: ({ id }) => edit(id), onShow: undefined });
  const actionsOf = (row: RowData): RowAction[] => {
    const { id } = row;
    const own: (RowAction | false)[] = [
      { key: 'preview', label: words.preview, run: () => show(row) },
      mayRecommend && {
        key: 'recommend',
        label: words.recommend,
        run: () => picker.recommend([asText(row.employId)]),
      },
      mayDownload && {
        key: 'download',
        label: words.download,
        isSecondary: true,
        run: () => void downloadResume({ id }),
      },
      row.formAudit === formFlow.states.passed.code && {
        key: 'print',
        label: words.print,
        isSecondary: true,
        run: () => setOpen({ kind: 'print', id }),
      },
    ];
    return [...own.filter((action) => action !== false), ...standard(row)];
  };
  const columns = listColumns(listedResume, {
    onOpen: show,
    cells: { completeness: (row) => <ScoreCell score={row.completeness} /> },
  });
  const settings = useColumnSettings(listedResume.name, columns);
  const isSelection = list.selection.ids.length > 0;
  const add = () => setOpen({ kind: 'add' });
  const records = list.page?.records ?? [];
  return (
    <section className={`surface list-page${isFull ? ' full' : ''}`}>
      <StatusTabs entity={listedResume} items={tabs} active={list.state.tab} onOpen={list.openTab} />
      <ListSearch
        entity={listedResume}
        values={list.state.values}
        controls={resumeSearches}
        onSearch={list.search}
        onReset={list.reset}
      />
      <ListTools
        all={columns}
        settings={settings}
        isFull={isFull}
        isSelection={isSelection}
        onFull={() => setFull(!isFull)}
        onReload={() => void list.reload()}
      >
        {isSelection ? (
          <SelectionTools entity={listedResume} list={list} may={may} steps={steps}>
            {mayRecommend && (
              <Button onClick={() => picker.recommend(list.selection.rows.map((row) => asText(row.employId)))}>
                {words.recommend}
              </Button>
            )}
          </SelectionTools>
        ) : (
          <PageTools entity={listedResume} list={list} may={may} onAdd={add} onImport={() => undefined}>
            <Segmented<View>
              options={(['list', 'cards'] as const).map((value) => ({ value, label: words.views[value] }))}
              value={address.view}
              onChange={address.show}
            />
          </PageTools>
        )}
      </ListTools>
      <div className="list-body">
        {list.isRefetching && <div className="list-progress" role="progressbar" aria-label={text.common.loading} />}
        <ListBody
          list={list}
          skeleton={<ListSkeleton columns={settings.columns} hasSelection />}
          empty={
            <ListEmpty
              entity={listedResume}
              words={{ title: words.empty, text: words.emptyHint }}
              onAdd={may('add') ? add : undefined}
            />
          }
        >
          {address.view === 'cards' ? (
            <ResumeCards rows={records} onOpen={show} actionsOf={actionsOf} />
          ) : (
            <ListTable list={list} settings={settings} isSelectable operations={operations(list, actionsOf)} />
          )}
        </ListBody>
      </div>
      {address.open && (
        <ResumeDrawer
          id={address.open}
          siblings={records.map(({ id }) => id)}
          steps={steps}
          onOpen={address.setOpen}
          onEdit={may('edit') ? edit : undefined}
          onRecommend={picker.recommend}
          onClose={() => address.setOpen(undefined)}
        />
      )}
      {open?.kind === 'add' && <ResumeForm onClose={close} />}
      {open?.kind === 'edit' && <ResumeForm id={open.id} onClose={close} />}
      {open?.kind === 'print' && <FormSheet id={open.id} onClose={close} />}
      {picker.dialogs}
      {steps.dialogs}
    </section>
  );
}
