import { refusal } from '@campus/contract/kit';
import {
  columnsAndData,
  exportPaths,
  isFigureType,
  mostReportRows,
  paramsInfo,
  queryInfo,
  type ReportColumns,
  type ReportOption,
  reportCodes,
  reportData,
  reportDictList,
  reportExportTitle,
  reportRefusals,
  reportTexts,
  rpColumns,
} from '@campus/contract/online';
import { rawRoutes } from '../../kit/area-server.ts';
import type { Context, EngineApi } from '../../kit/context.ts';
import type { CellValue, SheetContent } from '../../kit/excel/sheet-content.ts';
import { answer, type BoundEndpoint } from '../../kit/http/answer.ts';
import type { Call, Route } from '../../kit/http/route.ts';
import { fileAnswer } from '../../kit/spreadsheet/export.ts';
import { audit } from '../../platform/log/audit.ts';
import { isTableDictionary, loadSource, optionsOfSource } from '../system/table-dictionary.ts';
import { columnsOfReport, loadQueryItems, optionsOfItem } from './report-columns.ts';
import { runReport } from './report-run.ts';
import { loadVisibleReport } from './report-store.ts';

/** Options of a searchable condition; plain dictionaries are searched in memory. */
async function searchOptions(
  fieldId: string,
  { keyword, limit, offset }: { keyword: string; limit: number; offset: number },
  context: Context,
): Promise<ReportOption[]> {
  const row = await context.db
    .selectFrom('onl_cgreport_item')
    .where('id', '=', fieldId)
    .where('delFlag', '=', 0)
    .selectAll()
    .executeTakeFirst();
  if (!row) throw refusal(reportRefusals.gone, 'RC_NOT_FOUND');
  await loadVisibleReport(row.headId ?? '', context);
  if (!row.replaceVal && row.dictCode && isTableDictionary(row.dictCode)) {
    const source = await loadSource(context, row.dictCode);
    return (await optionsOfSource(context, source, { keyword, limit, offset })).map(({ value, text }) => ({
      value,
      text,
    }));
  }
  const all = (await optionsOfItem(row, context)) ?? [];
  return all.filter(({ text, value }) => text.includes(keyword) || value === keyword).slice(offset, offset + limit);
}

export const readingAnswers: readonly BoundEndpoint[] = [
  answer(rpColumns, async ({ code }, context) => columnsOfReport(await loadVisibleReport(code, context), context)),
  answer(queryInfo, async ({ configId }, context) =>
    loadQueryItems(await loadVisibleReport(configId, context), context),
  ),
  answer(
    reportData,
    async ({ configId }, context, { query }) => runReport(await loadVisibleReport(configId, context), query, context),
    { long: true },
  ),
  answer(
    columnsAndData,
    async ({ configId }, context, { query }) => {
      const report = await loadVisibleReport(configId, context);
      const { cgRpConfigId: _id, cgRpConfigName: cgreportHeadName, ...rest } = await columnsOfReport(report, context);
      const isGroupTitle = rest.columns.some(({ groupTitle }) => groupTitle !== undefined);
      return { ...rest, data: await runReport(report, query, context), cgreportHeadName, isGroupTitle };
    },
    { long: true },
  ),
  answer(paramsInfo, async ({ configId }, context) =>
    (await loadVisibleReport(configId, context)).params.map(({ paramName, paramTxt, paramValue }) => ({
      paramName,
      paramTxt,
      paramValue,
    })),
  ),
  answer(reportDictList, ({ fieldId, keyword, pageNo, pageSize }, context) => {
    const limit = pageSize ?? 10;
    return searchOptions(fieldId, { keyword: keyword ?? '', limit, offset: ((pageNo ?? 1) - 1) * limit }, context);
  }),
];

/** A cell as shown on screen. */
function getCells(row: Readonly<Record<string, unknown>>, { columns, dictOptions }: ReportColumns): CellValue[] {
  return columns.map(({ dataIndex, customRender, fieldType }) => {
    const value = row[dataIndex];
    if (value === null || value === undefined) return null;
    const options = customRender === undefined ? undefined : dictOptions[customRender];
    if (options)
      return String(value)
        .split(',')
        .map((part) => options.find((option) => option.value === part)?.text ?? part)
        .join(',');
    const figure = Number(value);
    return isFigureType(fieldType) && Number.isFinite(figure) ? figure : String(value);
  });
}
async function exportReport(engine: EngineApi, call: Call) {
  const context = engine.context(call);
  const report = await loadVisibleReport(call.params.configId ?? '', context);
  const ids = (call.query.force_id ?? '').split(',').filter(Boolean);
  const columns = await columnsOfReport(report, context);
  const page = await runReport(report, { ...call.query, pageNo: '1', pageSize: String(mostReportRows) }, context);
  const records = ids.length > 0 ? page.records.filter(({ id }) => ids.includes(String(id))) : page.records;
  const rows = records.map((row) => getCells(row, columns));
  const hasTotals = Object.keys(page.totals).length > 0 && ids.length === 0;
  const sums = columns.columns.map(({ dataIndex }, i): CellValue => {
    const sum = page.totals[dataIndex];
    return sum === undefined ? (i === 0 ? reportTexts.total : null) : Number(sum);
  });
  await engine.transaction(call, async (writing) =>
    audit(writing, 'report.export', { code: report.head.code, name: report.head.name, rows: rows.length }),
  );
  const content: SheetContent = {
    name: report.head.name,
    title: report.head.name,
    subtitle: `导出人:${context.session.realname}`,
    columns: columns.columns.map(({ title, fieldType, fieldWidth, customRender }) => ({
      title,
      kind: customRender === undefined && isFigureType(fieldType) ? 'number' : 'text',
      width: fieldWidth ? Math.round(fieldWidth / 8) : 18,
    })),
    rows: hasTotals ? [...rows, sums] : rows,
  };
  return fileAnswer(content, call.query.format, `${rows.length}行`);
}
/** Report exports, for users with the export permission who can read the report. */
const createExportRoutes = (engine: EngineApi): Route[] =>
  exportPaths.map((path) => ({
    methods: ['GET'],
    path,
    access: reportCodes.export,
    title: reportExportTitle,
    operateType: 6,
    long: true,
    perMinute: 10,
    handle: (call) => exportReport(engine, call),
  }));

export const exportRoutes = rawRoutes(createExportRoutes);
