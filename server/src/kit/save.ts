import {
  type AnyEntity,
  anywhere,
  clean,
  Failure,
  type Field,
  type Fields,
  failure,
  fieldFailure,
  formFields,
  isEnterprise,
  isStored,
  isUpload,
  read,
  type Session,
  type State,
  stateOf,
  type Workflow,
} from '@campus/contract/kit';
import { sql } from 'kysely';
import type { AnyBehaviour } from './behaviour.ts';
import { refuseUnknown } from './body-keys.ts';
import type { Context } from './context.ts';
import { jsonb } from './database/parameters.ts';
import { translateDatabaseError } from './database-failure.ts';
import type { Handle } from './handle.ts';
import { missingRow } from './list.ts';
import { newId } from './new-id.ts';
import { columnOf } from './registry.ts';
import type { Data } from './texts.ts';
import { type Scope, visibleWhere } from './where.ts';

type Body = Readonly<Record<string, unknown>>;
const side = (session: Session): 'staff' | 'enterprise' => (isEnterprise(session) ? 'enterprise' : 'staff');

/** The writable fields of `body`, cleaned and checked; references, dictionary values and files must exist. */
async function readForm(
  e: AnyEntity,
  body: Body,
  mode: 'add' | 'edit',
  strict: boolean,
  context: Context,
  scope: Scope,
  before?: Data,
): Promise<Data> {
  refuseUnknown(e, body, strict);
  const fields = formFields(e, mode, side(context.session));
  const withDefaults = mode === 'add' ? { ...defaults(fields), ...body } : body;
  const draft = read(fields, withDefaults, mode === 'edit') as Data;
  const changed = changedOf(draft, before);
  await checkExistence(fields, changed, context, scope);
  await checkRules(fields, changed, context, scope);
  for (const [name, field] of Object.entries(fields))
    if (field.kind === 'richText' && typeof draft[name] === 'string')
      draft[name] = scope.ports.sanitize(draft[name] as string);
  return draft;
}
/** What differs from the stored row: a value that comes back as it was read is not asked for again (a private file has one owner). */
const changedOf = (draft: Data, before: Data | undefined): Data =>
  before ? Object.fromEntries(Object.entries(draft).filter(([name, value]) => value !== before[name])) : draft;
/** Refuses values that do not meet the check rule of their field. */
async function checkRules(fields: Fields, draft: Data, context: Context, scope: Scope): Promise<void> {
  for (const [name, { checkRule }] of Object.entries(fields)) {
    const value = draft[name];
    if (checkRule === undefined || typeof value !== 'string') continue;
    const refused = await scope.ports.checkRule(context, checkRule, value);
    if (refused !== undefined) throw fieldFailure(name, refused);
  }
}
/** The body of a new row, with the values that fill rules make where none was given. */
async function filledIn(e: AnyEntity, body: Body, context: Context, scope: Scope): Promise<Body> {
  const made: Data = {};
  for (const [name, { fillRule }] of Object.entries(formFields(e, 'add', side(context.session))))
    if (fillRule !== undefined && clean(e.fields[name] as Field, body[name]) === null)
      made[name] = await scope.ports.fillRule(context, fillRule, body);
  return { ...body, ...made };
}
const defaults = (fields: Fields): Data =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, f]) => (f.default === undefined ? [] : [[name, f.default]])),
  );

async function exists(field: Field, value: unknown, context: Context, scope: Scope): Promise<boolean> {
  const values = String(value).split(',').filter(Boolean);
  switch (field.kind) {
    case 'dict':
    case 'dicts': {
      const items = await scope.ports.dictionary(field.dict as string);
      return values.every((v) => items?.has(v));
    }
    case 'ref':
    case 'refs': {
      const target = scope.registry.get(field.to as string);
      const condition = await visibleWhere(target, scope);
      const { rows } = await sql<{
        id: string;
      }>`select id from ${sql.table(target.table)} where ${condition} and id = any(${values}::text[])`.execute(
        context.db,
      );
      return new Set(rows.map((r) => r.id)).size === new Set(values).size;
    }
    case 'user':
      return (await scope.ports.realnames(context.db, values)).size === new Set(values).size;
    case 'depart':
    case 'category':
    case 'categories':
    case 'area':
    case 'areas': {
      const nodes = await scope.ports.tree(field.tree as string, context.session.tenantId);
      const isNode = (v: string) => nodes.has(v) && (!field.leaf || nodes.get(v)?.leaf) && deepEnough(field, v);
      return values.every((v) => (field.anywhere && v === anywhere) || isNode(v));
    }
    default:
      return isUpload(field) ? scope.ports.filesExist(context.db, values, context.session) : true;
  }
}
function deepEnough(field: Field, code: string): boolean {
  if (field.level === 'district')
    return !code.endsWith('00') || code.startsWith('71') || code.startsWith('81') || code.startsWith('82');
  return field.level === 'city' ? !code.endsWith('0000') : true;
}

/** Refuses values that point at nothing: one Failure that names every such field. */
export async function checkExistence(fields: Fields, draft: Data, context: Context, scope: Scope): Promise<void> {
  const broken: Record<string, string> = {};
  let first: Failure | undefined;
  for (const [name, field] of Object.entries(fields)) {
    const value = draft[name];
    if (value === null || value === undefined || value === '' || (await exists(field, value, context, scope))) continue;
    const listed = field.kind === 'dict' || field.kind === 'dicts' || field.kind === 'area' || field.kind === 'areas';
    const failed = listed
      ? failure('notAnOption', field.label)
      : isUpload(field)
        ? failure('requiredUpload', field.label)
        : failure('badReference', field.label);
    first ??= failed;
    broken[name] = failed.message;
  }
  if (first) throw new Failure(first.key, first.message, broken);
}

/** A draft as columns: encrypted with their hashes, JSON as text, wire spellings as column names. */
function toColumns(e: AnyEntity, draft: Data, scope: Scope): Data {
  const out: Data = {};
  for (const [name, value] of Object.entries(draft)) {
    const field = e.fields[name];
    if (field && !isStored(field)) continue;
    const column = field ? columnOf(name, field) : name;
    if (field?.encrypted) {
      out[column] = value === null ? null : scope.ports.cipher.encrypt(String(value));
      out[`${column}Hash`] = value === null ? null : scope.ports.cipher.hash(String(value));
    } else if (field?.kind === 'json') out[column] = value === null ? null : jsonb(value);
    else out[column] = value;
  }
  return out;
}
/** A stored row with wire names, decrypted: what hooks and steps see. */
export function fromColumns(e: AnyEntity, row: Data, scope: Scope): Data {
  const out: Data = { ...row };
  for (const [name, field] of Object.entries(e.fields)) {
    const column = columnOf(name, field);
    if (column !== name) {
      out[name] = out[column];
      delete out[column];
    }
    if (field.encrypted) {
      out[name] = out[name] ? scope.ports.cipher.decrypt(String(out[name])) : null;
      delete out[`${name}Hash`];
    }
    if (field.kind === 'number' && typeof out[name] === 'string') out[name] = Number(out[name]);
  }
  return out;
}

/** The row, locked, if this session may see it. Throws notFound. */
export async function lockVisible(e: AnyEntity, id: string, context: Context, scope: Scope): Promise<Data> {
  const condition = await visibleWhere(e, scope);
  const { rows } =
    await sql<Data>`select * from ${sql.table(e.table)} where id = ${id} and ${condition} for update`.execute(
      context.db,
    );
  if (!rows[0]) throw missingRow(e);
  return fromColumns(e, rows[0], scope);
}

function refuseStale(body: Body, row: Data): void {
  if (body.version !== undefined && body.version !== null && body.version !== '') {
    if (Number(body.version) !== row.version) throw failure('stale');
  } else if (typeof body.updateTime === 'string' && body.updateTime !== row.updateTime) throw failure('stale');
}
function refuseUneditable(e: AnyEntity, row: Data): void {
  const flow = e.workflow as Workflow | undefined;
  if (!flow) return;
  const states = Object.values(flow.states) as State[];
  const state = flow.states[stateOf(flow, row[flow.column])] as State;
  if (states.some((s) => s.editable) && !state.editable) throw failure('notEditable', state.label);
}

async function refuseCycle(e: AnyEntity, row: Data, db: Handle): Promise<void> {
  const parent = e.tree as string | undefined;
  if (!parent || !row[parent]) return;
  const column = sql.ref(`n.${parent}`);
  const { rows } = await sql`
    with recursive up as (
      select n.id, ${column} as parent from ${sql.table(e.table)} n where n.id = ${row[parent]}
      union select n.id, ${column} from ${sql.table(e.table)} n join up on n.id = up.parent
    ) select 1 from up where id = ${row.id} limit 1`.execute(db);
  if (rows.length > 0 || row[parent] === row.id) throw failure('treeCycle', e.fields[parent]?.label ?? '上级');
}

function chosenState(flow: Workflow, chosen: { to: string } | undefined): number | undefined {
  return chosen ? (flow.states[chosen.to] as State).code : undefined;
}

async function insert(e: AnyEntity, values: Data, context: Context, scope: Scope): Promise<Data> {
  const columns = toColumns(e, values, scope);
  const names = Object.keys(columns);
  const { rows } = await sql<Data>`
    insert into ${sql.table(e.table)} (${sql.join(names.map((n) => sql.ref(n)))}) values (${sql.join(names.map((n) => columns[n]))}) returning *`
    .execute(context.db)
    .catch((error: unknown) => {
      throw translateDatabaseError(error, e);
    });
  return fromColumns(e, rows[0] as Data, scope);
}
/** Writes changed columns of one row and raises its version. */
export async function update(e: AnyEntity, id: string, values: Data, context: Context, scope: Scope): Promise<Data> {
  const columns = toColumns(e, values, scope);
  const sets = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const { rows } = await sql<Data>`
    update ${sql.table(e.table)} set ${sql.join([...sets, sql`update_by = ${context.session.username}`, sql`update_time = ${context.now}`, sql`version = version + 1`])}
    where id = ${id} returning *`
    .execute(context.db)
    .catch((error: unknown) => {
      throw translateDatabaseError(error, e);
    });
  return fromColumns(e, rows[0] as Data, scope);
}

/** Adds a row as this user; `draft` passed the form. System columns are set here and nowhere else. */
export async function insertRow(
  e: AnyEntity,
  draft: Data,
  context: Context,
  scope: Scope,
  state?: number,
): Promise<Data> {
  const { session, now } = context;
  return insert(
    e,
    {
      ...defaults(e.fields),
      ...draft,
      id: (draft.id as string | undefined) ?? newId(),
      tenantId: e.tenant ? ((draft.tenantId as number | undefined) ?? session.tenantId) : 0,
      sysOrgCode: (draft.sysOrgCode as string | undefined) ?? session.orgCode ?? null,
      createBy: session.username,
      createTime: now,
      ...(e.workflow && { [e.workflow.column]: state ?? (e.workflow.states[e.workflow.initial] as State).code }),
    },
    context,
    scope,
  );
}

/** The ordinary add: every check, hook and log in the published order. Answers the stored row. */
export async function add(b: AnyBehaviour, body: Body, strict: boolean, context: Context, scope: Scope): Promise<Data> {
  const e = b.entity;
  const draft = await readForm(e, await filledIn(e, body, context, scope), 'add', strict, context, scope);
  const more = { ...context, before: undefined };
  await b.validate?.(draft, more);
  const chosen = (await b.beforeSave?.(draft, more)) as { to: string } | undefined;
  const row = await insertRow(e, draft, context, scope, e.workflow ? chosenState(e.workflow, chosen) : undefined);
  await refuseCycle(e, row, context.db);
  await saveChildren(e, row, body, strict, context, scope);
  if (e.versioned) await scope.ports.version(context.db, e, row, context.session);
  await b.afterSave?.(row, more);
  return row;
}

/** The ordinary edit: only the keys that were sent, on the locked row, refused when it has moved on. */
export async function edit(
  b: AnyBehaviour,
  body: Body,
  strict: boolean,
  context: Context,
  scope: Scope,
): Promise<Data> {
  const e = b.entity;
  if (typeof body.id !== 'string' || body.id === '') throw missingRow(e);
  const before = await lockVisible(e, body.id, context, scope);
  const refused = b.mayEdit ? (b.mayEdit(before, context.session) as Failure | undefined) : undefined;
  if (refused) throw refused;
  refuseUneditable(e, before);
  refuseStale(body, before);
  const draft = await readForm(e, withoutMasked(e, body, context.session), 'edit', strict, context, scope, before);
  const merged = { ...before, ...draft };
  const more = { ...context, before };
  await b.validate?.(merged, more);
  const kept = { ...merged };
  const chosen = (await b.beforeSave?.(merged, more)) as { to: string } | undefined;
  const changed = Object.fromEntries(
    Object.entries(merged).filter(([name, value]) => Object.hasOwn(draft, name) || value !== kept[name]),
  );
  const state = e.workflow && chosen ? { [e.workflow.column]: chosenState(e.workflow, chosen) } : {};
  const row = await update(e, before.id as string, { ...changed, ...state }, context, scope);
  await refuseCycle(e, row, context.db);
  await saveChildren(e, row, body, strict, context, scope);
  if (e.versioned) await scope.ports.version(context.db, e, row, context.session);
  await b.afterSave?.(row, more);
  return row;
}
/** A masked value that comes back still masked was not changed. */
export function withoutMasked(e: AnyEntity, body: Body, session: Session): Body {
  const hidden = Object.entries(e.fields).filter(
    ([name, f]) => f.mask && !(f.plain && session.codes.has(f.plain)) && String(body[name] ?? '').includes('*'),
  );
  return hidden.length
    ? Object.fromEntries(Object.entries(body).filter(([key]) => !hidden.some(([name]) => name === key)))
    : body;
}

/** Replaces the child rows that were sent: rows with a known id are changed, others added, missing ones deleted. */
async function saveChildren(
  e: AnyEntity,
  parent: Data,
  body: Body,
  strict: boolean,
  context: Context,
  scope: Scope,
): Promise<void> {
  for (const [key, child] of Object.entries(e.children ?? {})) {
    const sent = body[key];
    if (sent === undefined) continue;
    if (!Array.isArray(sent) || sent.length > 100) throw failure('badBody');
    const link = child.parent as string;
    const { rows: have } =
      await sql<Data>`select * from ${sql.table(child.table)} where ${sql.ref(link)} = ${parent.id} and del_flag = 0 for update`.execute(
        context.db,
      );
    const known = new Map(have.map((row) => [row.id as string, fromColumns(child, row, scope)]));
    for (const [i, item] of sent.entries()) {
      const id = (item as Data | null)?.id;
      const before = typeof id === 'string' ? known.get(id) : undefined;
      const draft = await readChild(child, item, i, strict, context, scope, before);
      if (typeof id === 'string' && known.delete(id))
        await update(child, id, { ...draft, ...(child.fields.sort && { sort: i }) }, context, scope);
      else
        await insertRow(child, { ...draft, [link]: parent.id, ...(child.fields.sort && { sort: i }) }, context, scope);
    }
    if (known.size > 0) {
      await sql`update ${sql.table(child.table)} set del_flag = 1, update_by = ${context.session.username}, update_time = ${context.now}, version = version + 1
        where id = any(${[...known.keys()]}::text[])`.execute(context.db);
    }
  }
}
async function readChild(
  child: AnyEntity,
  item: unknown,
  i: number,
  strict: boolean,
  context: Context,
  scope: Scope,
  before: Data | undefined,
): Promise<Data> {
  if (typeof item !== 'object' || item === null) throw failure('badBody');
  try {
    return await readForm(child, item as Body, 'add', strict, context, scope, before);
  } catch (error) {
    if (error instanceof Failure)
      throw new Failure('batchRow', `${child.title}第${i + 1}行：${error.message}`, error.fields);
    throw error;
  }
}

/** Deletes one visible row for good (append-only parents never come here) or logically. Throws notFound, inUse. */
export async function remove(b: AnyBehaviour, id: string, context: Context, scope: Scope): Promise<void> {
  const e = b.entity;
  const row = await lockVisible(e, id, context, scope);
  await b.beforeDelete?.(row, context);
  if (e.tree) {
    const { rows } =
      await sql`select 1 from ${sql.table(e.table)} where ${sql.ref(e.tree as string)} = ${id} and del_flag = 0 limit 1`.execute(
        context.db,
      );
    if (rows.length > 0) throw failure('refused', '请先删除下级');
  }
  await sql`update ${sql.table(e.table)} set del_flag = 1, update_by = ${context.session.username}, update_time = ${context.now}, version = version + 1 where id = ${id}`.execute(
    context.db,
  );
  if (e.versioned) await scope.ports.version(context.db, e, { ...row, delFlag: 1 }, context.session);
}

/** Deletes all or nothing; unknown ids are skipped. The refusal names the row by its place in the request. */
export async function removeBatch(
  b: AnyBehaviour,
  ids: readonly string[],
  context: Context,
  scope: Scope,
): Promise<void> {
  for (const [i, id] of ids.entries()) {
    try {
      await remove(b, id, context, scope);
    } catch (error) {
      if (error instanceof Failure && error.key === 'notFound') continue;
      if (error instanceof Failure) throw failure('batchRow', i + 1, error.message);
      throw error;
    }
  }
}
