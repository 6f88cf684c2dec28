import { type AnyEntity, isStored, type State } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { jsonb } from '../database/parameters.ts';
import type { Ports } from '../ports.ts';
import { missingRow } from '../read/list.ts';
import { pinyinColumn, pinyinOf } from '../read/pinyin.ts';
import type { Data } from '../read/texts.ts';
import { translateDatabaseError } from '../schema/database-failure.ts';
import { columnOf } from '../schema/registry.ts';
import { newId } from './new-id.ts';
import { defaults } from './read-form.ts';

type Ciphers = Pick<Ports, 'cipher'>;

/**
 * Converts a draft to columns: encrypts values and adds their hashes, writes JSON as text, maps field names to columns.
 */
function toColumns(e: AnyEntity, draft: Data, { cipher }: Ciphers): Data {
  const out: Data = {};
  for (const [name, value] of Object.entries(draft)) {
    const field = e.fields[name];
    if (field && !isStored(field)) continue;
    const column = field ? columnOf(name, field) : name;
    if (field?.encrypted) {
      out[column] = value === null ? null : cipher.encrypt(String(value));
      out[`${column}Hash`] = value === null ? null : cipher.hash(String(value));
    } else if (field?.kind === 'json') out[column] = value === null ? null : jsonb(value);
    else out[column] = value;
  }
  return out;
}

/** Converts a stored row to field names and decrypts it, for hooks and steps. */
export function fromColumns(e: AnyEntity, row: Data, { cipher }: Ciphers): Data {
  const out: Data = { ...row };
  for (const [name, field] of Object.entries(e.fields)) {
    const column = columnOf(name, field);
    if (column !== name) {
      out[name] = out[column];
      delete out[column];
    }
    if (field.encrypted) {
      out[name] = out[name] ? cipher.decrypt(String(out[name])) : null;
      delete out[`${name}Hash`];
    }
    if (field.pinyin) delete out[pinyinColumn(column)];
    if (field.kind === 'number' && typeof out[name] === 'string') out[name] = Number(out[name]);
  }
  return out;
}

/** Returns the row, locked for a change or its deletion, if this session can see it. Throws notFound. */
export async function lockVisible(
  e: AnyEntity,
  id: string,
  context: Context,
  purpose: 'change' | 'deletion' = 'change',
): Promise<Data> {
  const condition = await context.visible(e);
  const lock = purpose === 'deletion' ? sql`for update` : sql`for no key update`;
  const { rows } =
    await sql<Data>`select * from ${sql.table(e.table)} where id = ${id} and ${condition} ${lock}`.execute(context.db);
  if (!rows[0]) throw missingRow(e);
  return fromColumns(e, rows[0], context.engine.ports);
}

async function insert(e: AnyEntity, values: Data, context: Context): Promise<Data> {
  const columns = { ...toColumns(e, values, context.engine.ports), ...(await pinyinOf(e, values)) };
  const names = Object.keys(columns);
  const { rows } = await sql<Data>`
    insert into ${sql.table(e.table)} (${sql.join(names.map((n) => sql.ref(n)))}) values (${sql.join(names.map((n) => columns[n]))}) returning *`
    .execute(context.db)
    .catch((error: unknown) => {
      throw translateDatabaseError(error, e);
    });
  return fromColumns(e, rows[0] as Data, context.engine.ports);
}

/** Writes changed columns of one row and raises its version. */
export async function update(e: AnyEntity, id: string, values: Data, context: Context): Promise<Data> {
  const columns = { ...toColumns(e, values, context.engine.ports), ...(await pinyinOf(e, values)) };
  const sets = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const { rows } = await sql<Data>`
    update ${sql.table(e.table)} set ${sql.join([...sets, sql`update_by = ${context.session.username}`, sql`update_time = ${context.now}`, sql`version = version + 1`])}
    where id = ${id} returning *`
    .execute(context.db)
    .catch((error: unknown) => {
      throw translateDatabaseError(error, e);
    });
  return fromColumns(e, rows[0] as Data, context.engine.ports);
}

/** Inserts a checked draft as this user. The only place that sets system columns. */
export async function insertRow(e: AnyEntity, draft: Data, context: Context, state?: number): Promise<Data> {
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
  );
}
