import type { Readable } from 'node:stream';
import {
  type Access,
  type AnyEntity,
  type ExportColumn,
  type Field,
  type Filter,
  failure,
  fieldAccess,
  findField,
  isComparable,
  type Session,
} from '@campus/contract/kit';
import type { Context, EngineApi } from '../context.ts';
import { type CellValue, type SheetColumn, type SheetContent, sheetStream } from '../excel/sheet-content.ts';
import { writeXls } from '../excel/xls-writer.ts';
import { writeXlsx } from '../excel/xlsx-writer.ts';
import { getSession } from '../http/answer.ts';
import { maskNumbers } from '../http/masking.ts';
import type { Answer, Call, Route } from '../http/route.ts';
import type { TreeNode } from '../ports.ts';
import type { Scope } from '../read/condition.ts';
import { describeFilter } from '../read/describe-filter.ts';
import { listOrderedIds, someRows } from '../read/list.ts';
import { listQuery } from '../read/query.ts';
import type { Data } from '../read/texts.ts';
import { importTemplate } from './import-template.ts';

const maxRows = 100_000;
/** Maximum number of rows selected one by one. */
const maxSelected = 10_000;
const chunkSize = 500;

/** The columns of the sheet whose fields the session reads. */
function exportColumns(e: AnyEntity, session: Session): readonly ExportColumn[] {
  const all = e.exporting ?? ((e.excel ?? e.list) as readonly string[]).map((field): ExportColumn => ({ field }));
  return all.filter(({ field }) => fieldAccess(e, field, session) !== 'none');
}
function getColumn(field: Field, title = field.label, as?: ExportColumn['as']): SheetColumn {
  const figure = (field.kind === 'number' || field.kind === 'money') && !field.mask && as === undefined;
  return {
    title,
    kind: figure ? 'number' : 'text',
    width: field.width ? Math.round(field.width / 8) : 18,
  };
}
/** Sheet columns with the labels of their fields, unless they have a title. */
function getColumns(e: AnyEntity, columns: readonly ExportColumn[], scope: Scope): SheetColumn[] {
  const ofFields = columns.map(({ field: name, title, as }): SheetColumn => {
    const field = scope.registry.source(e, name)?.field as Field;
    return getColumn(field, title, as);
  });
  return [...ofFields, ...(e.computedColumns ?? []).map(({ field }) => getColumn(field))];
}
/** The cell of a row: the text of the value if it has one, the value otherwise. */
function getCell({ field, as }: ExportColumn, row: Data): CellValue {
  const value = as === undefined ? (row[`${field}_dictText`] ?? row[field]) : row[field];
  if (value === null || value === undefined) return null;
  if (as === 'month') return String(value).slice(0, 7).replace('-', '');
  if (as === 'code') return String(value);
  return typeof value === 'number' ? value : typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Writes nodes that share a name as their path, so the sheet can be imported again. */
async function nodeTexts(names: readonly string[], e: AnyEntity, scope: Scope): Promise<Map<string, NodeText>> {
  const texts = new Map<string, NodeText>();
  for (const name of names) {
    const field = scope.registry.source(e, name)?.field;
    if (field?.kind !== 'depart' && field?.kind !== 'category') continue;
    const nodes = await scope.ports.tree(field.tree as string, scope.session.tenantId);
    const uses = Map.groupBy(nodes.values(), (node) => node.text);
    texts.set(name, (value) =>
      (uses.get(nodes.get(value)?.text ?? '')?.length ?? 0) > 1 ? getPath(nodes, value) : undefined,
    );
  }
  return texts;
}
type NodeText = (value: string) => string | undefined;
function getPath(nodes: ReadonlyMap<string, TreeNode>, value: string): string {
  const names: string[] = [];
  for (let at = nodes.get(value); at && names.length < 8; at = at.parent === null ? undefined : nodes.get(at.parent))
    names.unshift(at.text);
  return names.join('/');
}

const getFields = (columns: readonly ExportColumn[]): string[] => [...new Set(columns.map(({ field }) => field))];
/** Yields the rows of `ids` in their order, in chunks, so memory does not grow with the export. */
async function* getRows(
  engine: EngineApi,
  e: AnyEntity,
  columns: readonly ExportColumn[],
  ids: readonly string[],
  context: Context,
  scope: Scope,
): AsyncGenerator<CellValue[]> {
  const names = getFields(columns);
  const paths = await nodeTexts(names, e, scope);
  for (let at = 0; at < ids.length; at += chunkSize) {
    const part = ids.slice(at, at + chunkSize);
    const rows = await someRows(context.db, e, names, { filter: ['id', 'in', part], sort: [] }, part.length, 0, scope);
    await engine.present(e, rows, context);
    await engine.behaviour(e).columns?.(rows, context);
    const byId = new Map(rows.map((r) => [r.id as string, r]));
    for (const id of part) {
      const row = byId.get(id);
      if (!row) continue;
      const cells = columns.map((column) => {
        const path = column.as === undefined && paths.get(column.field)?.(String(row[column.field] ?? ''));
        return path || getCell(column, row);
      });
      yield [...cells, ...(e.computedColumns ?? []).map(({ name }) => getCell({ field: name }, row))];
    }
  }
}

/** Answers an export with the sheet as a file. */
export async function fileAnswer(content: SheetContent, format: string | undefined, note?: string): Promise<Answer> {
  const xlsx = format === 'xlsx';
  const file = await (xlsx ? writeXlsx(content) : writeXls(content));
  const type = xlsx ? 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' : 'application/vnd.ms-excel';
  const stream: Readable = sheetStream(file);
  const name = encodeURIComponent(`${content.name}.${xlsx ? 'xlsx' : 'xls'}`);
  return {
    kind: 'file',
    stream,
    ...(note !== undefined && { note }),
    headers: {
      'content-type': type,
      'content-length': String(file.byteLength),
      'content-disposition': `attachment; filename="export.${xlsx ? 'xlsx' : 'xls'}"; filename*=UTF-8''${name}`,
    },
  };
}

/** Converts a body value to its query form; a value without one is no condition. */
function toQueryEntries(name: string, value: unknown): [string, string][] {
  const list = Array.isArray(value) ? value : [value];
  if (list.some((item) => item === null || typeof item === 'object')) return [];
  const text = list.join(',').trim();
  return text === '' ? [] : [[name, text]];
}

/** Filters that some framework clients send as one JSON parameter, URL-encoded once more than the query. */
function parseFilters(paramsStr: string | undefined): Readonly<Record<string, string>> {
  if (!paramsStr) return {};
  try {
    const filters: unknown = JSON.parse(paramsStr.startsWith('%') ? decodeURIComponent(paramsStr) : paramsStr);
    if (typeof filters !== 'object' || filters === null || Array.isArray(filters)) throw new SyntaxError('no object');
    return Object.fromEntries(Object.entries(filters).flatMap(([name, value]) => toQueryEntries(name, value)));
  } catch {
    throw failure('badFilter', 'paramsStr');
  }
}

async function exportRows(engine: EngineApi, e: AnyEntity, call: Call): Promise<Answer> {
  const session = getSession(call);
  const scope = engine.scope(session);
  const context = engine.context(call, { mayLag: true });
  const asked = {
    ...parseFilters(call.query.paramsStr),
    ...call.query,
    ...Object.fromEntries(Object.entries(call.body).flatMap(([name, value]) => toQueryEntries(name, value))),
  };
  const query = listQuery(engine, e, asked, session);
  const more = (await engine.behaviour(e).listFilter?.(asked, context)) as Filter | undefined;
  const chosen = (asked.selections ?? '').split(',').filter(Boolean);
  if (chosen.length > maxSelected) throw failure('tooManyIds', maxSelected);
  const filter: Filter = {
    all: [query.filter, ...(more ? [more] : []), ...(chosen.length ? [['id', 'in', chosen] as const] : [])],
  };
  const ids = await listOrderedIds(context.db, e, { filter, sort: query.sort }, maxRows + 1, scope);
  if (ids.length > maxRows) throw failure('exportTooLarge', maxRows);
  const columns = exportColumns(e, session);
  const words = await describeFilter(context.db, e, query.filter, scope);
  const searched = maskNumbers(
    [words, ...(chosen.length ? [`勾选${chosen.length}项`] : [])].filter(Boolean).join('，'),
  );
  await auditUnmasked(engine, e, getFields(columns), { rows: ids.length, searched }, call);
  const content = {
    name: e.sheet ?? e.title,
    title: e.sheet ?? `${e.title}列表数据`,
    subtitle: `导出人:${session.realname}${words ? `　查询条件：${words}` : ''}`,
    columns: getColumns(e, columns, scope),
    rows: getRows(engine, e, columns, ids, context, scope),
  };
  return fileAnswer(content, asked.format, `${ids.length}行${searched ? `，查询条件：${searched}` : ''}`);
}

/**
 * Writes an audit entry before a sheet with unmasked personal values is sent. When the entry fails, so does the export.
 */
async function auditUnmasked(
  engine: EngineApi,
  e: AnyEntity,
  names: readonly string[],
  what: { rows: number; searched: string },
  call: Call,
): Promise<void> {
  const { ports } = engine;
  const session = getSession(call);
  const plain = names.flatMap((name) => {
    const field = findField(e, name);
    return field?.plain !== undefined && isComparable(fieldAccess(e, name, session)) ? [field.label] : [];
  });
  if (plain.length === 0) return;
  await engine.transaction(call, async (context) =>
    ports.audit(context, 'export', { entity: e.name, title: e.title, columns: plain, ...what }),
  );
}

/** `exportXls`: the rows of the list's filters and selections as a sheet, or the import template with `template=1`. */
export function exportRoute(engine: EngineApi, e: AnyEntity): Route {
  const codes = e.calls.includes('importExcel') ? [e.can.exportXls, e.can.importExcel] : [e.can.exportXls];
  return {
    methods: ['GET', 'POST'],
    path: `${e.path}/exportXls`,
    access: codes as Access,
    title: `${e.title}导出`,
    operateType: 6,
    long: true,
    perMinute: 10,
    handle: async (call) => {
      const session = getSession(call);
      if (call.query.template === '1') {
        engine.assertPermission(session, e.can.importExcel as string);
        return fileAnswer(await importTemplate(e, engine.context(call)), call.query.format);
      }
      engine.assertPermission(session, e.can.exportXls as string);
      return exportRows(engine, e, call);
    },
  };
}
