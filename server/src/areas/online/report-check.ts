import {
  Failure,
  type Fields,
  failure,
  fieldFailure,
  formFields,
  inRow,
  readFields,
  refusal,
  type Values,
} from '@campus/contract/kit';
import {
  cgreportHead,
  cgreportItem,
  cgreportParam,
  isColumnName,
  isFigureType,
  mostColumns,
  reportRefusals as refused,
  type SentReport,
} from '@campus/contract/online';
import { safeUrl } from '@campus/contract/rules';
import type { Context } from '../../kit/context.ts';
import type { SourceColumn } from '../../platform/sources/source.ts';
import { isTableDictionary, loadSource } from '../system/table-dictionary.ts';
import { replacements } from './report-columns.ts';
import { loadColumns, prepare } from './report-source.ts';
import { loadReport } from './report-store.ts';

type SentItem = Partial<Values<(typeof cgreportItem)['fields']>>;
type SentParam = Partial<Values<(typeof cgreportParam)['fields']>>;
/** A report as sent, not validated. */
export type Sent = { readonly [K in keyof SentReport]?: unknown };
/** A validated report. */
export interface ValidReport {
  readonly head: Readonly<Record<string, unknown>>;
  readonly items: readonly SentItem[];
  readonly params: readonly SentParam[];
}

/** Result columns and distinct parameter names of SQL. */
export async function analyse(
  sql: string,
  dbSource: string | null,
  context: Context,
): Promise<{ columns: readonly SourceColumn[]; params: readonly string[] }> {
  const prepared = await prepare(sql, dbSource, context);
  const columns = await loadColumns(prepared);
  if (columns.length === 0) throw refusal(refused.because(refused.noColumns));
  const bad = columns.find(({ name }) => !isColumnName(name));
  if (bad) throw refusal(refused.because(refused.badColumn(bad.name.slice(0, 60))));
  return { columns, params: [...new Set(prepared.checked.names)] };
}

/** Validates a sent report and checks its SQL and every part against it. Writes nothing. */
export async function validateReport(sent: Sent, mode: 'add' | 'edit', context: Context): Promise<ValidReport> {
  const head = { ...(mode === 'edit' && (await readStoredHead(sent.head, context))), ...getRecord(sent.head) };
  const fields = formFields(cgreportHead, mode, 'staff');
  const values = readFields(fields, head) as { cgrSql: string; dbSource: string | null };
  const items = getRows(sent.items, cgreportItem.title, formFields(cgreportItem, 'add', 'staff')) as SentItem[];
  const params = getRows(sent.params, cgreportParam.title, formFields(cgreportParam, 'add', 'staff')) as SentParam[];
  if (items.length === 0) throw refusal(refused.noItems);
  const { columns, params: names } = await analyse(values.cgrSql, values.dbSource, context).catch((error: unknown) => {
    // Attached to the SQL field, so that the form shows it there.
    if (error instanceof Failure && error.key === 'refused') throw fieldFailure('cgrSql', error.message);
    throw error;
  });
  const undeclared = names.find((name) => !params.some(({ paramName }) => paramName === name));
  if (undeclared !== undefined) throw refusal(refused.paramUndeclared(undeclared));
  checkOnce(
    params.map(({ paramName }) => paramName ?? ''),
    refused.paramTwice,
  );
  checkOnce(
    items.map(({ fieldName }) => fieldName ?? ''),
    refused.itemTwice,
  );
  for (const item of items) await checkItem(item, items, columns, context);
  const kept = Object.fromEntries([...Object.keys(fields), 'id', 'version'].map((name) => [name, head[name]]));
  const withOrderNum = <T>(row: T, orderNum: number): T => ({ ...row, orderNum });
  return { head: { ...kept, ...values }, items: items.map(withOrderNum), params: params.map(withOrderNum) };
}

/** Fields missing in an edit keep their stored value. */
async function readStoredHead(sent: unknown, context: Context): Promise<Readonly<Record<string, unknown>>> {
  const { id } = getRecord(sent);
  if (typeof id !== 'string') throw failure('notFound');
  const { code, name, cgrSql, dbSource } = (await loadReport(id, context)).head;
  return { code, name, cgrSql, dbSource };
}
function getRecord(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw failure('badBody');
  return value as Readonly<Record<string, unknown>>;
}
function getRows(value: unknown, title: string, fields: Fields): Readonly<Record<string, unknown>>[] {
  const list = value ?? [];
  if (!Array.isArray(list) || list.length > mostColumns) throw failure('badBody');
  return list.map((row, i) => {
    const record = getRecord(row);
    const defaults = Object.entries(fields).flatMap(([name, field]) =>
      field.default === undefined || (record[name] ?? '') !== '' ? [] : [[name, field.default] as const],
    );
    try {
      return readFields(fields, { ...record, ...Object.fromEntries(defaults) }) as Readonly<Record<string, unknown>>;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      throw new Failure('refused', inRow(i + 1, error.message, title));
    }
  });
}
function checkOnce(names: readonly string[], message: (name: string) => string): void {
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw refusal(message(twice));
}

async function checkItem(
  { fieldName: name = '', fieldHref, dictCode, replaceVal, isTotal }: SentItem,
  items: readonly SentItem[],
  columns: readonly SourceColumn[],
  context: Context,
): Promise<void> {
  const column = columns.find((known) => known.name === name);
  if (!column) throw refusal(refused.itemUnknown(name));
  if (isTotal === '1' && !isFigureType(column.kind)) throw refusal(refused.totalText(name));
  if (fieldHref) checkHref(name, fieldHref, items);
  if (replaceVal && replacements(replaceVal) === undefined) throw refusal(refused.replaceVal(name));
  if (dictCode && !(await isDictionary(dictCode, context))) throw refusal(refused.dict(name));
}
/** A link is data: a console path or https URL with placeholders for row values, without expressions. */
function checkHref(name: string, href: string, items: readonly SentItem[]): void {
  const named = [...href.matchAll(/\$\{(\w+)\}/g)].map((found) => found[1] as string);
  const unknown = named.find((field) => !items.some(({ fieldName }) => fieldName === field));
  if (unknown !== undefined) throw refusal(refused.hrefField(unknown));
  const filled = href.replace(/\$\{\w+\}/g, 'x');
  const isOpenable = /^(\/|https:\/\/)/i.test(filled) && safeUrl(filled) !== undefined;
  if (!isOpenable || /[{}]|\$/.test(filled)) throw refusal(refused.href(name));
}
async function isDictionary(code: string, context: Context): Promise<boolean> {
  if (!isTableDictionary(code)) return (await context.services.dictionaries.get()).has(code);
  return loadSource(context, code).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Failure) return false;
      throw error;
    },
  );
}
