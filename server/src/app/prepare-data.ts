import { chinaTime } from '@campus/contract/kit';
import { sql } from 'kysely';
import { ensureBuiltInSources } from '../areas/system/table-white-list.ts';
import type { Database } from '../kit/database/open.ts';
import type { Engine } from '../kit/engine.ts';
import type { Handle } from '../kit/handle.ts';
import { addMonths } from '../kit/schema/months.ts';
import { ensureJobs } from '../platform/jobs/ensure-jobs.ts';
import { ensureEvents } from '../platform/messages/event-settings.ts';
import type { AppOptions } from './options.ts';

const startLock = 778_203;

/**
 * Seeds the database and adds rows that this version needs: jobs, message events, built-in sources. Does nothing on data
 * that the same version has prepared.
 */
export async function prepareData(
  engine: Engine,
  { seed, tell = () => undefined, version }: Pick<AppOptions, 'seed' | 'tell' | 'version'>,
): Promise<void> {
  const { caches, jobs } = engine.services;
  await caches.reload();
  if (version !== undefined && (await isPreparedBy(engine.db, version))) return;
  await underStartLock(engine.database, async () => {
    await addMonthsOfTables(engine);
    await seed(engine, tell);
    await ensureJobs(engine, jobs.types);
    await ensureEvents(engine.db, chinaTime(engine.now()));
    await ensureBuiltInSources(engine);
    await keepVersion(engine.db, version ?? '');
  });
  await caches.reload();
}

/** Jobs add the later ones. */
async function addMonthsOfTables({ db, registry, now }: Engine): Promise<void> {
  const tables = registry.entities.filter(({ monthly }) => monthly).map(({ table }) => table);
  await db.transaction().execute(async (tx) => {
    for (const table of tables) await addMonths(tx, table, chinaTime(now()));
  });
}

async function isPreparedBy(db: Handle, version: string): Promise<boolean> {
  const { rows } = await sql`select 1 from prepared_version where version = ${version}`.execute(db);
  return rows.length > 0;
}
/** Keeps the version that wrote last: an older one that starts again adds its rows again. */
async function keepVersion(db: Handle, version: string): Promise<void> {
  await sql`with kept as (insert into prepared_version (version) values (${version}) on conflict do nothing)
    delete from prepared_version where version <> ${version}`.execute(db);
}

/** Serialises processes that start together on one PostgreSQL; the embedded database has one process. */
function underStartLock(database: Database, work: () => Promise<void>): Promise<void> {
  if (database.kind === 'embedded') return work();
  return database.db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`set local lock_timeout = 0`.execute(tx);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    await sql`select pg_advisory_xact_lock(${startLock}::bigint)`.execute(tx);
    await work();
  });
}
