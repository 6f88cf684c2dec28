import {
  paramsInfo,
  queryInfo,
  type ReportColumns,
  reportCodes,
  reportTexts,
  rpColumns,
} from '@campus/contract/online';
import { Skeleton } from 'antd';
import { useMemo, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { type RowData, rowKey } from '../../kit/field/row.ts';
import { listColumns } from '../../kit/list/list-columns.tsx';
import { ListSearch } from '../../kit/list/list-search.tsx';
import { ListSkeleton } from '../../kit/list/list-skeleton.tsx';
import { ListTable } from '../../kit/list/list-table.tsx';
import { ListTools } from '../../kit/list/list-tools.tsx';
import { ListBody, useFullPage } from '../../kit/list/list-view.tsx';
import { SaveButton } from '../../kit/list/sheet-button.tsx';
import { useColumnSettings } from '../../kit/list/use-column-settings.ts';
import { asDataList, type EntityList, useEntityList } from '../../kit/list/use-entity-list.ts';
import { saveFile, workbookName } from '../../request/save-file.ts';
import { longTimeoutMs } from '../../request/send.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { usePageTitle } from '../../widgets/page-frame.tsx';
import { StateView } from '../../widgets/state-view.tsx';
import { reportCells } from './report-cells.tsx';
import { missingParameters, type ReportMetadata, reportApi, reportEntity } from './report-entity.ts';
import '../../kit/list/list.css';
import './report.css';

/** The server counts and returns no more rows. */
const mostRows = 10_000;

/** 在线报表: rows of a report with its configured conditions. */
export function ReportPage() {
  // A published entry has the report in its path; the hidden page gets it as a parameter.
  const { code } = useParams();
  const { pathname } = useLocation();
  const [ownId] = useState(() => pathname.split('/').at(-1) ?? '');
  const id = code ?? ownId;
  const columns = useEndpoint(rpColumns, { code: id }, { quiet: true });
  const conditions = useEndpoint(queryInfo, { configId: id }, { quiet: true });
  const params = useEndpoint(paramsInfo, { configId: id }, { quiet: true });
  // A published entry gets its title from the menu.
  usePageTitle(code === undefined ? undefined : columns.data?.cgRpConfigName);
  const failure = columns.error ?? conditions.error ?? params.error;
  const retry = () => [columns, conditions, params].filter(({ isError }) => isError).map((query) => query.refetch());
  if (failure) {
    return (
      <section className="surface list-page">
        <LoadError error={failure} onRetry={retry} />
      </section>
    );
  }
  if (!columns.data || !conditions.data || !params.data) {
    return (
      <section className="surface list-page">
        <Skeleton active title={false} paragraph={{ rows: 8 }} />
      </section>
    );
  }
  return (
    <ReportRows columns={columns.data} conditions={conditions.data} params={params.data} isNamed={code !== undefined} />
  );
}

function ReportRows({ isNamed, ...facts }: ReportMetadata & { readonly isNamed: boolean }) {
  const { columns } = facts;
  const { conditions, params } = facts;
  const report = useMemo(() => reportEntity({ columns, conditions, params }), [columns, conditions, params]);
  const typed = useEntityList(report, {
    path: `${reportApi}/getData`,
    call: columns.cgRpConfigId,
    isReady: (values) => missingParameters(params, values).length === 0,
  });
  const missing = missingParameters(params, typed.state.values);
  const list = withKeys(asDataList(typed), columns);
  const [isFull, setFull] = useFullPage();
  const all = listColumns(report, { cells: reportCells(columns) as never }).map((column) => ({
    ...column,
    isSortable: true,
  }));
  const settings = useColumnSettings(report.name, all, { reserved: 0, rows: list.page?.records });
  return (
    <section className={`surface list-page${isFull ? ' full' : ''}`} data-widget="report-page">
      {isNamed && <h2 className="report-name">{columns.cgRpConfigName}</h2>}
      <ListSearch entity={report} values={list.state.values} onSearch={list.search} onReset={list.reset} />
      <ListTools
        all={all}
        settings={settings}
        isFull={isFull}
        isSelection={false}
        onFull={() => setFull(!isFull)}
        onReload={() => void list.reload()}
      >
        <ExportButton
          id={columns.cgRpConfigId}
          name={columns.cgRpConfigName}
          query={list.query}
          isDisabled={missing.length > 0}
        />
        {missing.length === 0 && (list.page?.total ?? 0) >= mostRows && (
          <span className="muted">{reportTexts.capped}</span>
        )}
      </ListTools>
      {missing.length > 0 ? (
        <div className="list-body">
          <StateView title={reportTexts.askFirst} text={reportTexts.askFor(missing.join('、'))} />
        </div>
      ) : (
        <ListBody
          list={list}
          measure={settings.measure}
          skeleton={<ListSkeleton columns={settings.columns} hasSelection={false} />}
          empty={<StateView title={reportTexts.empty} />}
        >
          <ListTable list={list} settings={settings} isSelectable={false} />
        </ListBody>
      )}
    </section>
  );
}

const totalKey = 'total-row';
/** Report rows have no id: use their position on the page as key. Sums are an additional row. */
function withKeys(list: EntityList<RowData>, { columns }: ReportColumns): EntityList<RowData> {
  const { page } = list;
  if (!page) return list;
  const { totals = {} } = page as { totals?: Readonly<Record<string, unknown>> };
  const rows = page.records.map((row, i) => ({ ...row, [rowKey]: `${i}` }));
  const first = columns.find(({ isTotal }) => isTotal === undefined)?.dataIndex;
  const sums = { ...totals, ...(first && { [first]: reportTexts.total }), [rowKey]: totalKey } as RowData;
  const hasSums = Object.keys(totals).length > 0 && rows.length > 0;
  return { ...list, page: { ...page, records: hasSums ? [...rows, sums] : rows } };
}

interface ExportButtonProps {
  readonly id: string;
  readonly name: string;
  readonly query: object;
  readonly isDisabled: boolean;
}
/** Exports the rows under the current conditions. */
function ExportButton({ id, name, query, isDisabled }: ExportButtonProps) {
  if (!useAllowed(reportCodes.export)) return null;
  const path = `${reportApi}/exportXls/${id}`;
  return (
    <SaveButton
      disabled={isDisabled}
      save={() => saveFile({ method: 'GET', path, query: { ...query }, timeoutMs: longTimeoutMs }, workbookName(name))}
    />
  );
}
