import { type AnyEntity, isList } from '@campus/contract/kit';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../context.ts';
import { fixedWhere } from '../read/where.ts';
import { copySets } from '../schema/copies.ts';
import { getColumn } from '../schema/registry.ts';
import type { BoundCount } from './counter-list.ts';

const atOnce = 200;
const mostWrong = 100_000;

/** The nodes themselves and everything above them. */
export async function loadAncestors(e: AnyEntity, ids: readonly string[], { db }: Context): Promise<string[]> {
  if (ids.length === 0) return [];
  const parent = sql.ref(e.tree as string);
  const { rows } = await sql<{ id: string }>`
    with recursive up as (
      select id, ${parent} as parent from ${sql.table(e.table)} where id = any(${[...ids]}::text[])
      union select t.id, t.${parent} from ${sql.table(e.table)} t join up on t.id = up.parent
    ) select distinct id from up order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The owner's id and one row per counted row; `only` limits it to these owners. */
async function loadFacts(
  one: BoundCount,
  only: readonly string[] | undefined,
  context: Context,
): Promise<RawBuilder<unknown>> {
  const { counted, owner, reference, field, below } = one;
  const column = sql.ref(`c.${getColumn(field, reference)}`);
  const meets = one.filter ? await context.meets(counted, one.filter, 'c') : sql`true`;
  const here = counted.appendOnly ? [] : [sql`c.del_flag = 0`];
  const live = sql.join([sql`true`, ...here, ...fixedWhere(counted, 'c')], sql` and `);
  const ids = only && sql`${[...only]}::text[]`;
  if (isList(reference)) {
    const among = ids ? sql`string_to_array(${column}, ',') && ${ids}` : sql`true`;
    return sql`
      select m.id from ${sql.table(counted.table)} c
      cross join lateral (select distinct unnest(string_to_array(${column}, ',')) as id) m where ${live} and ${meets} and ${among}`;
  }
  if (!below)
    return sql`
      select ${column} as id from ${sql.table(counted.table)} c where ${live} and ${meets} ${ids ? sql`and ${column} = any(${ids})` : sql``}`;
  const nodes = sql.table(owner.table);
  return sql`
    select b.root as id from (
      with recursive below (root, id) as (
        select id, id from ${nodes} ${ids ? sql`where id = any(${ids})` : sql``}
        union select b.root, t.id from below b join ${nodes} t on t.${sql.ref(owner.tree as string)} = b.id
      ) select * from below
    ) b join ${sql.table(counted.table)} c on ${column} = b.id where ${live} and ${meets}`;
}

/** Rows whose number differs from its facts, with both; `only` limits it to these rows. */
async function listDiffering(
  owner: AnyEntity,
  name: string,
  only: readonly string[] | undefined,
  context: Context,
): Promise<RawBuilder<unknown>> {
  const counts = context.engine.registry.counts.filter((one) => one.owner === owner && one.name === name);
  const facts = await Promise.all(counts.map((one) => loadFacts(one, only, context)));
  const column = sql.ref(`t.${getColumn(name, owner.fields[name] as never)}`);
  return sql`
    select t.id, coalesce(f.n, 0) as fact, coalesce(${column}, 0) as stored from ${sql.table(owner.table)} t
    left join (select id, count(*)::int as n from (${sql.join(facts, sql` union all `)}) r group by id) f on f.id = t.id
    where coalesce(${column}, 0) <> coalesce(f.n, 0) ${only ? sql`and t.id = any(${[...only]}::text[])` : sql``}`;
}
const getCounters = (e: AnyEntity): string[] => Object.keys(e.counters ?? {});

/**
 * Recounts all counters of these rows, for hand-written statements that change what they count. Locks the rows in a
 * separate statement first, so that rows committed by a parallel transaction are counted too.
 */
export async function recountRows(e: AnyEntity, ids: readonly string[], context: Context): Promise<void> {
  const wanted = [...new Set(ids)].sort();
  if (wanted.length === 0) return;
  await sql`select 1 from ${sql.table(e.table)} where id = any(${wanted}::text[]) order by id for no key update`.execute(
    context.db,
  );
  for (const name of getCounters(e)) {
    const column = sql.ref(getColumn(name, e.fields[name] as never));
    await sql`
      update ${sql.table(e.table)} set ${column} = d.fact from (${await listDiffering(e, name, wanted, context)}) d
      where ${sql.table(e.table)}.id = d.id`.execute(context.db);
  }
}

/** A stored number that differs from its facts. */
export interface WrongCounter {
  readonly counter: string;
  readonly id: string;
  readonly fact: number;
  readonly stored: number;
}
/** All counters of `e` that differ from their facts, at most `limit` per counter. */
export async function findWrongCounters(e: AnyEntity, context: Context, limit = mostWrong): Promise<WrongCounter[]> {
  const wrong: WrongCounter[] = [];
  for (const name of getCounters(e)) {
    const { rows } = await sql<Omit<WrongCounter, 'counter'>>`
      ${await listDiffering(e, name, undefined, context)} order by t.id limit ${limit}::int`.execute(context.db);
    wrong.push(...rows.map((row) => ({ counter: `${e.name}.${name}`, ...row })));
  }
  return wrong;
}

/** Corrects copies of columns of other rows, e.g. of a row that was written while the other one changed. */
async function rebuildCopies({ engine, session }: Context): Promise<number> {
  const { entities } = engine.registry;
  let corrected = 0;
  for (const { fill } of entities.flatMap((e) => copySets(e, (name) => entities.find((one) => one.name === name)))) {
    const { numAffectedRows } = await engine.runAs(session, ({ db }) => sql.raw(fill).execute(db));
    corrected += Number(numAffectedRows ?? 0);
  }
  return corrected;
}

/** Corrects every counter and copy of the installation in short transactions; returns the number of wrong ones. */
export async function rebuildCounters(context: Context): Promise<number> {
  const { engine, session } = context;
  let corrected = 0;
  for (const e of engine.registry.entities.filter((one) => getCounters(one).length > 0)) {
    const wrong = await findWrongCounters(e, context, mostWrong);
    const ids = [...new Set(wrong.map(({ id }) => id))];
    for (let at = 0; at < ids.length; at += atOnce)
      await engine.runAs(session, (inside) => recountRows(e, ids.slice(at, at + atOnce), inside));
    corrected += wrong.length;
  }
  return corrected + (await rebuildCopies(context));
}
