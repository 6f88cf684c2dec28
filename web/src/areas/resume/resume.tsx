import { getStateCounts } from '@campus/contract/kit';
import { formFlow, resumeTexts } from '@campus/contract/resume';
import { Button } from 'antd';
import { useRights } from '../../kit/call/caller.ts';
import { useOpenedId } from '../../kit/detail/use-opened-id.ts';
import { asText, type RowData } from '../../kit/field/row.ts';
import { listColumns } from '../../kit/list/list-columns.tsx';
import { ListEmpty } from '../../kit/list/list-states.tsx';
import { ListTable, reservedWidth } from '../../kit/list/list-table.tsx';
import { ListView, operations } from '../../kit/list/list-view.tsx';
import type { Operations } from '../../kit/list/operations.ts';
import { PageTools, SelectionTools } from '../../kit/list/page-tools.tsx';
import { statusTab } from '../../kit/list/status-tabs.tsx';
import { useColumnSettings } from '../../kit/list/use-column-settings.ts';
import { asDataList, type EntityList, useEntityList } from '../../kit/list/use-entity-list.ts';
import { useSteps } from '../../kit/step/steps.tsx';
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

/** Columns of the list, with the settings of this user. */
function useResumeColumns(
  list: EntityList<RowData>,
  onOpen: (row: RowData) => void,
  rowActions: Operations | undefined,
) {
  const all = listColumns(listedResume, {
    onOpen,
    cells: { completeness: (row) => <ScoreCell score={row.completeness} /> },
  });
  const settings = useColumnSettings(listedResume.name, all, {
    reserved: reservedWidth({ isSelectable: true, operations: rowActions }),
    rows: list.page?.records,
    layouts: listedResume.layouts,
  });
  return { all, settings };
}

/** 简历库: all résumés of the school, to read, recommend and approve. */
export function ResumeListPage() {
  const [opened, setOpened] = useOpenedId();
  const typedList = useEntityList(listedResume, { tabs });
  const list = asDataList(typedList);
  const may = useRights(listedResume);
  const steps = useSteps(listedResume, list.selection.clear);
  const show = ({ id }: { readonly id: string }) => setOpened(id);
  const actions = useResumeActions({ may, steps, onShow: show, onDone: list.selection.clear });
  const rowActions = operations(list, actions.of);
  const { all, settings } = useResumeColumns(list, show, rowActions);
  const records = list.page?.records ?? [];
  return (
    <>
      <ListView
        entity={listedResume}
        list={list}
        tabs={{ items: tabs, counts: getStateCounts(listedResume) }}
        controls={resumeSearches}
        all={all}
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
            <PageTools entity={listedResume} list={list} may={may} onAdd={actions.add} onImport={() => undefined} />
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
        {settings.layout === 'cards' ? (
          <ResumeCards rows={records} onOpen={show} actionsOf={actions.of} />
        ) : (
          <ListTable list={list} settings={settings} isSelectable operations={rowActions} />
        )}
      </ListView>
      {opened && (
        <ResumeDrawer
          id={opened}
          siblings={records.map(({ id }) => id)}
          steps={steps}
          onOpen={setOpened}
          onEdit={may('edit') ? actions.edit : undefined}
          onRecommend={actions.recommend}
          onClose={() => setOpened(undefined)}
        />
      )}
      {actions.dialogs}
      {steps.dialogs}
    </>
  );
}
