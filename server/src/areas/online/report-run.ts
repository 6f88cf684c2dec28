import { type Filter, failure, isLeaf, refusal } from '@campus/contract/kit';
import {
  isFigureType,
  mostReportRows as mostRows,
  type ReportPage,
  type ReportRow,
  reportRefusals,
  reportSubject,
} from '@campus/contract/online';
import type { Context } from '../../kit/context.ts';
import { dataRulesAt } from '../../platform/permission/data-rules.ts';
import { asSignedIn } from '../../platform/sign-in/signed-in.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';
import { getQuery, prepare } from './report-source.ts';
import { type Item, isEntryOf, type Param, type Report } from './report-store.ts';

type Query = Readonly<Record<string, string>>;

/** Strips quotes that some clients put around a value. */
const unquote = (value: string): string => /^'(.*)'$/s.exec(value)?.[1] ?? value;

/** The values of `${…}`: from the request, else from the page's URL, else the default. Throws 缺少参数. */
function parameterValues(params: readonly Param[], query: Query): Record<string, string> {
  const ofPage = new URLSearchParams(query.onlRepUrlParamStr ?? '');
  return Object.fromEntries(
    params.map(({ paramName, paramTxt, paramValue }) => {
      const sent = query[`self_${paramName}`] || ofPage.get(paramName) || paramValue;
      if (!sent) throw refusal(reportRefusals.missing(paramTxt));
      return [paramName, unquote(sent)];
    }),
  );
}

/** Request conditions on columns declared by the report; other keys are ignored. Throws badFilter. */
function queryFilter(items: readonly Item[], query: Query): Filter {
  const parts = items.flatMap((item): Filter[] => {
    const name = item.fieldName;
    const [value = '', begin = '', end = ''] = [query[name], query[`${name}_begin`], query[`${name}_end`]];
    return [
      ...(value === '' ? [] : [condition(item, unquote(value))]),
      ...(begin === '' ? [] : [[name, 'ge', checkedValue(item, begin)] as const]),
      ...(end === '' ? [] : [[name, 'le', dayEnd(item, checkedValue(item, end))] as const]),
    ];
  });
  return { all: parts };
}
const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value);
const dayEnd = ({ fieldType }: Item, value: string): string =>
  fieldType === 'Datetime' && isDay(value) ? `${value} 23:59:59` : value;
function checkedValue({ fieldType, fieldTxt }: Item, raw: string): string {
  const value = raw.trim();
  const isMoment = fieldType === 'Date' || fieldType === 'Datetime';
  const isSound = isFigureType(fieldType)
    ? /^-?\d{1,18}(\.\d{1,10})?$/.test(value)
    : !isMoment || /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}(:\d{2})?)?$/.test(value);
  if (!isSound || value.length > 500) throw failure('badFilter', fieldTxt);
  return value;
}
function condition(item: Item, value: string): Filter {
  const { fieldName: name, fieldType, dictCode, replaceVal } = item;
  if (dictCode || replaceVal) return [name, 'in', value.split(',').filter(Boolean).slice(0, 100)];
  const sound = checkedValue(item, value);
  if (fieldType === 'Datetime' && isDay(sound))
    return {
      all: [
        [name, 'ge', sound],
        [name, 'le', dayEnd(item, sound)],
      ],
    };
  if (fieldType !== 'String') return [name, 'eq', sound];
  const [, open, inner = '', close] = /^(\*?)(.*?)(\*?)$/s.exec(sound) ?? [];
  if (inner === '') return { all: [] };
  return [name, open && !close ? 'left_like' : close && !open ? 'right_like' : 'like', inner];
}

/** Data rules of the report's menu entries; a rule on a column the report lacks matches no row. */
async function ruleFilter(report: Report, { session, engine, now }: Context): Promise<Filter> {
  const permissions = await engine.services.permissions.get();
  const names = new Set(report.items.map(({ fieldName }) => fieldName));
  const isPage = (entry: { url: string | null }): boolean => isEntryOf(report.head, entry.url);
  const filter = dataRulesAt(
    permissions,
    permissions.entries.filter(isPage),
    reportSubject(report.items),
    asSignedIn(session),
    now,
  );
  return filter === undefined ? { all: [] } : onlyKnown(filter, names);
}
function onlyKnown(filter: Filter, names: ReadonlySet<string>): Filter {
  if (isLeaf(filter)) return names.has(filter[0]) ? filter : { any: [] };
  if ('all' in filter) return { all: filter.all.map((part) => onlyKnown(part, names)) };
  return 'any' in filter ? { any: filter.any.map((part) => onlyKnown(part, names)) } : { any: [] };
}

function findSort(items: readonly Item[], { column = '', order = '' }: Query) {
  if (column === '') return undefined;
  if (!items.some(({ fieldName }) => fieldName === column)) throw failure('badSort', column.slice(0, 60));
  return { column, order: order.toLowerCase().includes('desc') ? ('desc' as const) : ('asc' as const) };
}
const whole = (value: string | undefined, otherwise: number, most: number): number =>
  value && /^\d{1,6}$/.test(value) && Number(value) >= 1 ? Math.min(Number(value), most) : otherwise;

/** Limits parallel reports per process: they can be slow, and other requests need connections. */
const turns = new ConcurrencyLimit(3, 5_000);

/** One page of the report with row count and sums, read in one transaction. */
export async function runReport(report: Report, query: Query, context: Context): Promise<ReportPage> {
  const { head, items, params } = report;
  const size = whole(query.pageSize, 10, mostRows);
  const current = whole(query.pageNo, 1, mostRows);
  const offset = (current - 1) * size;
  const sort = findSort(items, query);
  const filter: Filter = { all: [queryFilter(items, query), await ruleFilter(report, context)] };
  const values = parameterValues(params, query);
  const prepared = await prepare(head.cgrSql, head.dbSource, context);
  const statements = getQuery(prepared, values);
  const sums = items.filter(({ isTotal }) => isTotal === '1').map(({ fieldName }) => fieldName);
  return turns.take(() =>
    prepared.source.read(async (run) => {
      const counted = statements.totals(filter, sums, mostRows);
      const [figures = {}] = (await run(counted.text, counted.values)).rows;
      const total = Number(figures.n_ ?? 0);
      const totals = Object.fromEntries(sums.map((name, i) => [name, (figures[`s${i}_`] ?? 0) as number | string]));
      const limit = Math.min(size, Math.max(0, mostRows - offset));
      const pages = Math.ceil(total / size);
      if (offset >= total || limit === 0) return { records: [], total, size, current, pages, totals };
      const page = statements.page(filter, sort, limit, offset);
      const { rows } = await run(page.text, page.values);
      return { records: rows.map((row) => findDeclared(row, items)), total, size, current, pages, totals };
    }),
  );
}
/** Only declared columns leave the server. */
const findDeclared = (row: ReportRow, items: readonly Item[]): ReportRow =>
  Object.fromEntries(items.map(({ fieldName }) => [fieldName, row[fieldName] ?? null]));
