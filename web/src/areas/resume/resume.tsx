import { getStateCounts } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { formFlow, resumeTexts } from '@campus/contract/resume';
import { Button } from 'antd';
import { useSearchParams } from 'react-router';
import { useRights } from '../../kit/call/caller.ts';
import { asText } from '../../kit/field/row.ts';
import { listColumns } from '../../kit/list/list-columns.tsx';
import { ListEmpty } from '../../kit/list/list-states.tsx';
import { ListTable, reservedWidth } from '../../kit/list/list-table.tsx';
import { ListView, operations } from '../../kit/list/list-view.tsx';
import { PageTools, SelectionTools } from '../../kit/list/page-tools.tsx';
import { statusTab } from '../../kit/list/status-tabs.tsx';
import { useColumnSettings } from '../../kit/list/use-column-settings.ts';
import { asDataList, useEntityList } from '../../kit/list/use-entity-list.ts';
import { useSteps } from '../../kit/step/steps.tsx';
import { Segmented } from '../../widgets/segmented.tsx';
import { listedResume } from './listed-resume.ts';
import { ResumeCards } from './resume-cards.tsx';
import { ResumeDrawer } from './resume-drawer.tsx';
import { ScoreCell } from './score-cell.tsx';
import { resumeSearches } from './search-controls.tsx';
import { useResumeActions } from './use-resume-actions.tsx';

const texts = resumeTexts.resume;
const tabs = (['waiting', 'approved', 'rejected', 'none'] as const).map((state) =>
  statusTab(formFlow, state, { label: texts.formTabs[state] }),
);
type View = keyof typeof texts.views;

/** URL parameters besides the list's: the view, and the open résumé. */
function useUrlState() {
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
/** 简历库: all résumés of the school, to read, recommend and approve. */
export function ResumeListPage() {
  const address = useUrlState();
  const typedList = useEntityList(listedResume, { tabs });
  const list = asDataList(typedList);
  const may = useRights(listedResume);
  const steps = useSteps(listedResume, list.selection.clear);
  const show = ({ id }: { readonly id: string }) => address.setOpen(id);
  const actions = useResumeActions({ may, steps, onShow: show, onDone: list.selection.clear });
  const columns = listColumns(listedResume, {
    onOpen: show,
    cells: { completeness: (row) => <ScoreCell score={row.completeness} /> },
  });
  const rowActions = operations(list, actions.of);
  const settings = useColumnSettings(listedResume.name, columns, {
    reserved: reservedWidth({ isSelectable: true, operations: rowActions }),
    rows: list.page?.records,
  });
  const records = list.page?.records ?? [];
  return (
    <>
      <ListView
        entity={listedResume}
        list={list}
        tabs={{ items: tabs, counts: getStateCounts(listedResume) }}
        controls={resumeSearches}
        all={columns}
        settings={settings}
        isSelectable
        tools={{
          selection: (
            <SelectionTools entity={listedResume} list={list} may={may} steps={steps}>
              {actions.recommend && (
                <Button onClick={() => actions.recommend?.(list.selection.rows.map((row) => asText(row.employId)))}>
                  {texts.recommend}
                </Button>
              )}
            </SelectionTools>
          ),
          page: (
            <PageTools entity={listedResume} list={list} may={may} onAdd={actions.add} onImport={() => undefined}>
              <Segmented<View>
                aria-label={text.common.displayAs}
                options={(['list', 'cards'] as const).map((value) => ({ value, label: texts.views[value] }))}
                value={address.view}
                onChange={address.show}
              />
            </PageTools>
          ),
        }}
        empty={
          <ListEmpty
            entity={listedResume}
            words={{ title: texts.empty, text: texts.emptyHint }}
            onAdd={may('add') ? actions.add : undefined}
          />
        }
      >
        {address.view === 'cards' ? (
          <ResumeCards rows={records} onOpen={show} actionsOf={actions.of} />
        ) : (
          <ListTable list={list} settings={settings} isSelectable operations={rowActions} />
        )}
      </ListView>
      {address.open && (
        <ResumeDrawer
          id={address.open}
          siblings={records.map(({ id }) => id)}
          steps={steps}
          onOpen={address.setOpen}
          onEdit={may('edit') ? actions.edit : undefined}
          onRecommend={actions.recommend}
          onClose={() => address.setOpen(undefined)}
        />
      )}
      {actions.dialogs}
      {steps.dialogs}
    </>
  );
}
