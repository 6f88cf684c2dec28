import { type AnyEntity, anywhere, Failure, type Field, type Fields, failure, isUpload } from '@campus/contract/kit';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Condition } from '../read/condition.ts';
import type { Data } from '../read/texts.ts';
import { referenceLock } from './locks.ts';

/** Rows that must be live while the transaction refers to them; one statement asks for those of all fields. */
interface Referred {
  readonly rows: RawBuilder<unknown>;
  readonly size: number;
}

/** Whether the value exists, or the rows on which that depends. */
async function exists(field: Field, value: unknown, context: Context): Promise<boolean | Referred> {
  const values = members(value);
  switch (field.kind) {
    case 'dict':
    case 'dicts': {
      const items = await context.engine.ports.dictionary(field.dict as string);
      return values.every((v) => items?.has(v));
    }
    case 'ref':
    case 'refs': {
      const target = context.engine.registry.get(field.to as string);
      return referTo(target, values, await context.visible(target), context);
    }
    case 'user':
      return { rows: context.engine.ports.usersAmong(values, context.session), size: new Set(values).size };
    case 'depart':
    case 'category':
    case 'categories':
    case 'area':
    case 'areas': {
      const nodes = await context.engine.ports.tree(field.tree as string, context.session.tenantId);
      const isNode = (v: string) => nodes.has(v) && (!field.leaf || nodes.get(v)?.leaf) && isDeepEnough(field, v);
      if (!values.every((v) => (field.anywhere && v === anywhere) || isNode(v))) return false;
      // The cached tree may be older than a deletion.
      const source = context.engine.ports.treeEntity(field.tree as string);
      return source && context.db.isTransaction ? referTo(source, values, sql`del_flag = 0`, context) : true;
    }
    default:
      return isUpload(field) ? context.engine.ports.filesExist(context.db, values, context.session) : true;
  }
}
const referTo = (target: AnyEntity, values: readonly string[], condition: Condition, { db }: Context): Referred => ({
  rows: sql<{ id: string }>`
    select id from ${sql.table(target.table)} where ${condition} and id = any(${[...values]}::text[]) ${referenceLock(db, target)}`,
  size: new Set(values).size,
});

/** What the statement that checks the references of a form locks before the rows that these refer to. */
export interface FormLocks {
  /** Columns of that statement. */
  columns(draft: Data): Promise<readonly RawBuilder<unknown>[]>;
  /** Takes what the columns have returned. */
  read(row: Data): void;
}

/** For each of them whether all its rows are there; locks them in the order of the fields, after `locks`. */
async function areThere(
  referred: readonly Referred[],
  draft: Data,
  locks: FormLocks | undefined,
  { db }: Context,
): Promise<readonly boolean[]> {
  const first = locks ? await locks.columns(draft) : [];
  if (referred.length + first.length === 0) return [];
  const counts = referred.map(({ rows }) => sql`(select count(*) from (${rows}) r)`);
  const found = counts.length > 0 ? [sql`array[${sql.join(counts)}]::int[] as found`] : [];
  const { rows } = await sql<{ found: number[] }>`select ${sql.join([...first, ...found])}`.execute(db);
  locks?.read(rows[0] as Data);
  return referred.map(({ size }, i) => rows[0]?.found[i] === size);
}

function isDeepEnough(field: Field, code: string): boolean {
  if (field.level === 'district')
    return !code.endsWith('00') || code.startsWith('71') || code.startsWith('81') || code.startsWith('82');
  return field.level === 'city' ? !code.endsWith('0000') : true;
}

/** Rejects values that refer to nothing with one Failure that names every such field. */
export async function checkExistence(fields: Fields, draft: Data, context: Context, locks?: FormLocks): Promise<void> {
  const given = Object.entries(fields).filter(([name]) => !isEmpty(draft[name]));
  const areStored = await areFilesThere(given, draft, context);
  const found: (boolean | Referred)[] = [];
  for (const [name, field] of given)
    found.push((isUpload(field) && areStored) || (await exists(field, draft[name], context)));
  const there = await areThere(
    found.filter((one) => typeof one !== 'boolean'),
    draft,
    locks,
    context,
  );
  let next = 0;
  const failed = given.flatMap(([name, field], i) => {
    const one = found[i];
    const isFound = typeof one === 'boolean' ? one : there[next++];
    return isFound ? [] : [[name, getFailure(field)] as const];
  });
  const [fault] = failed;
  if (!fault) return;
  const [, { key, message }] = fault;
  throw new Failure(key, message, Object.fromEntries(failed.map(([name, one]) => [name, one.message])));
}
/** Whether the files of several fields are all there, by one statement; otherwise each field is asked by itself. */
async function areFilesThere(given: readonly (readonly [string, Field])[], draft: Data, context: Context) {
  const uploads = given.filter(([, field]) => isUpload(field));
  const paths = uploads.flatMap(([name]) => members(draft[name]));
  return uploads.length > 1 && context.engine.ports.filesExist(context.db, paths, context.session);
}
const members = (value: unknown): string[] => String(value).split(',').filter(Boolean);
const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

function getFailure(field: Field): Failure {
  const { kind, label } = field;
  if (kind === 'dict' || kind === 'dicts' || kind === 'area' || kind === 'areas') return failure('notAnOption', label);
  return isUpload(field) ? failure('requiredUpload', label) : failure('badReference', label);
}
