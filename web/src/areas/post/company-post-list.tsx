import { type BatchReport, isEnterprise } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { companyPost, countKey, postCounts, postFlow, postTexts, refreshPost, salaryText } from '@campus/contract/post';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { useCaller, useRights } from '../../kit/call/caller.ts';
import { Empty } from '../../kit/field/field-cells.tsx';
import type { RowData } from '../../kit/field/row.ts';
import { type ListColumn, listColumns } from '../../kit/list/list-columns.tsx';
import { ListEmpty } from '../../kit/list/list-states.tsx';
import { ListTable, reservedWidth } from '../../kit/list/list-table.tsx';
import { ListView, operations } from '../../kit/list/list-view.tsx';
import { PageTools, SelectionTools } from '../../kit/list/page-tools.tsx';
import { type StatusTab, statusTab } from '../../kit/list/status-tabs.tsx';
import { useColumnSettings } from '../../kit/list/use-column-settings.ts';
import { useEntityDialogs } from '../../kit/list/use-entity-dialogs.tsx';
import { asDataList, type EntityList, useEntityList } from '../../kit/list/use-entity-list.ts';
import { ReportDialog, useSteps } from '../../kit/step/steps.tsx';
import { call } from '../../request/call.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { postSearchControls } from './post-searches.tsx';
import { usePostActions } from './use-post-actions.tsx';

const texts = postTexts.list;
const tabs: readonly StatusTab[] = (['active', 'paused', 'waiting', 'rejected', 'draft', 'closed'] as const).map(
  (state) => ({ ...statusTab(postFlow, state), key: countKey(state), counts: [countKey(state)] }),
);

const isOfCompany = (item: string | { readonly field: string }): boolean =>
  ['companyName', 'industry'].includes(typeof item === 'string' ? item : item.field);
/** The salary columns are merged into one. */
const isOfSalary = (name: string): boolean => name === 'salaryMax' || name === 'salaryType';
const schoolPosts = { ...companyPost, list: companyPost.list.filter((name) => !isOfSalary(name)) };
/** Companies do not need the company column. */
const ownPosts = {
  ...schoolPosts,
  list: schoolPosts.list.filter((name) => !isOfCompany(name)),
  search: companyPost.search?.filter((item) => !isOfCompany(item)) ?? [],
};
/** `12,500–14,000 元/月` is never truncated. */
const [salaryWidth, leastSalary] = [176, 158];
const asSalary = (column: ListColumn): ListColumn =>
  column.name === 'salaryMin'
    ? {
        ...column,
        label: postTexts.salary,
        width: salaryWidth,
        least: leastSalary,
        isRight: false,
        isOwn: true,
        cell: (row) => salaryText({ ...row, salaryMonths: undefined }) || <Empty />,
      }
    : column;

/** 岗位列表: for the school all posts, for a company its own. */
export function CompanyPostListPage() {
  const isOwn = isEnterprise(useCaller());
  const entity = isOwn ? ownPosts : schoolPosts;
  const navigate = useNavigate();
  const typedList = useEntityList(entity, { tabs });
  const list = asDataList(typedList);
  const may = useRights(entity);
  const steps = useSteps(entity, list.selection.clear);
  const actions = usePostActions(steps);
  const show = ({ id }: { readonly id: string }) => void navigate(`/post/detail/${id}`);
  const dialogs = useEntityDialogs(entity, { form: {}, detail: show, onReload: () => void list.reload() });
  const columns = listColumns(entity, { onOpen: show }).map(asSalary);
  const rowActions = operations(list, actions.of);
  const settings = useColumnSettings(entity.name, columns, {
    reserved: reservedWidth({ isSelectable: true, operations: rowActions }),
    rows: list.page?.records,
    layouts: entity.layouts,
  });
  const mayAdd = may('add') ? actions.add : undefined;
  return (
    <>
      <ListView
        entity={entity}
        list={list}
        tabs={{ items: tabs, counts: postCounts }}
        controls={postSearchControls}
        all={columns}
        settings={settings}
        isSelectable
        tools={{
          selection: (
            <SelectionTools entity={entity} list={list} may={may} steps={steps}>
              <RefreshAll list={list} />
            </SelectionTools>
          ),
          page: <PageTools entity={entity} list={list} may={may} onAdd={actions.add} onImport={dialogs.startImport} />,
        }}
        empty={
          <ListEmpty
            entity={entity}
            words={{ title: texts.empty, text: isOwn ? texts.emptyOwn : texts.emptySchool }}
            onAdd={mayAdd}
            onImport={may('importExcel') ? dialogs.startImport : undefined}
          />
        }
      >
        <ListTable list={list} settings={settings} isSelectable operations={rowActions} />
      </ListView>
      {dialogs.shown}
      {actions.dialogs}
      {steps.dialogs}
    </>
  );
}

/** Moves the selected posts to the top of the students' list, at most once a day each. */
function RefreshAll({ list }: { list: EntityList<RowData> }) {
  const [report, setReport] = useState<BatchReport>();
  const [isRunning, setRunning] = useState(false);
  const mayRefresh = useAllowed(refreshPost.needs as string);
  const isAnyOpen = list.selection.rows.some((row) => row.postStatus === postFlow.states.active.code);
  const refresh = async () => {
    setRunning(true);
    try {
      const done = await call(refreshPost, { ids: list.selection.ids.join(',') });
      if ('failed' in done && done.failed.length > 0) return setReport(done);
      tell.success(text.batch.result('ok' in done ? done.ok : 1, 0));
      list.selection.clear();
    } finally {
      setRunning(false);
      await list.reload();
    }
  };
  if (!mayRefresh || !isAnyOpen) return null;
  const close = () => {
    setReport(undefined);
    list.selection.clear();
  };
  return (
    <>
      <Button loading={isRunning} onClick={() => void refresh().catch(ignoreReported)}>
        {texts.refreshAll}
      </Button>
      {report && <ReportDialog report={report} onClose={close} />}
    </>
  );
}
