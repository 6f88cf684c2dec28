import { CompiledQuery, sql } from 'kysely';
import type { Database } from '../../kit/database/open.ts';
import { readLagging } from '../../kit/database/standby.ts';
import { statementFault } from '../../kit/database/statement-error.ts';
import type { Handle } from '../../kit/handle.ts';
import { dialects } from './dialect.ts';
import { reportRole, reportSchema, roleStatement, viewStatements, viewsHash } from './own-tables.ts';
import type { BoundValue } from './report-query.ts';
import { type Query, type Source, sqlStateFailure, tooSlow } from './source.ts';
import { bindTexts, toJsonRow } from './values.ts';

/** The embedded database has one connection, which a report must not hold for long. */
const limits = { embedded: 3_000, postgres: 15_000 } as const;
/** Maximum estimated cost of a report on the embedded database. */
const maxCost = 400_000;
const lockKey = 778_204;

/** Whether the connection can take the reporting role; determined once per database. */
const prepared = new WeakMap<Database, Promise<boolean>>();

/**
 * The product's own database for reports: views of one tenant, read under a role without other rights, on a standby where
 * there is one. `work` may run twice.
 */
export function ownSource(database: Database, tenantId: number, limitMs: number = limits[database.kind]): Source {
  return {
    dialect: dialects.postgresql,
    limitMs,
    async read(work) {
      const hasRole = await ensurePrepared(database);
      const readIn = (db: Handle) =>
        db
          .withoutPlugins()
          .transaction()
          .setAccessMode('read only')
          .execute(async (tx) => {
            await sql`select set_config('report.tenant', ${String(tenantId)}, true)`.execute(tx);
            await sql`set local statement_timeout = ${sql.lit(limitMs)}`.execute(tx);
            await sql`set local search_path = ${sql.id(reportSchema)}`.execute(tx);
            if (hasRole) await sql`set local role ${sql.id(reportRole)}`.execute(tx);
            return work(query(tx, database.kind === 'embedded'));
          });
      try {
        return await readLagging(database, readIn);
      } catch (error) {
        throw sqlStateFailure(statementFault(error)?.code) ?? error;
      }
    },
  };
}

function query(tx: Handle, isEmbedded: boolean): Query {
  const run: Run = async (text, values) => {
    // The text is checked and its values are bound.
    const { rows } = await tx.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, bindTexts(values)));
    return rows;
  };
  return async (text, values) => {
    if (isEmbedded) await assertCost(run, text, values);
    return { rows: (await run(text, values)).map(toJsonRow) };
  };
}
type Run = (text: string, values: readonly BoundValue[]) => Promise<Record<string, unknown>[]>;
async function assertCost(run: Run, text: string, values: readonly BoundValue[]): Promise<void> {
  const [plan] = await run(`explain (format json) ${text}`, values);
  const value = plan?.['QUERY PLAN'];
  const tree = (typeof value === 'string' ? JSON.parse(value) : value) as { Plan?: { 'Total Cost'?: number } }[];
  if ((tree?.[0]?.Plan?.['Total Cost'] ?? 0) > maxCost) throw tooSlow();
}

/** Creates missing views and the role; returns whether the role can be taken. */
function ensurePrepared(database: Database): Promise<boolean> {
  const known = prepared.get(database);
  if (known) return known;
  const made = prepare(database).catch((error: unknown) => {
    prepared.delete(database);
    throw error;
  });
  prepared.set(database, made);
  return made;
}
async function prepare({ db, kind }: Database): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${lockKey}::bigint)`.execute(tx);
    const { rows } = await sql<{ hash: string | null }>`
      select obj_description(oid, 'pg_namespace') as hash from pg_namespace where nspname = ${reportSchema}`.execute(
      tx,
    );
    const isNew = rows[0]?.hash !== viewsHash;
    if (isNew) for (const statement of viewStatements) await sql.raw(statement).execute(tx);
    if (isNew) await sql`comment on schema ${sql.id(reportSchema)} is ${sql.lit(viewsHash)}`.execute(tx);
    return takeRole(tx);
  });
}
/** Where roles cannot be created, reports rely on views, parser and read-only transaction alone. */
async function takeRole(tx: Handle): Promise<boolean> {
  await sql.raw(roleStatement).execute(tx);
  const { rows } = await sql<{ can: boolean }>`
    select coalesce((select pg_has_role(current_user, rolname, 'member') from pg_roles where rolname = ${reportRole}), false) as can`.execute(
    tx,
  );
  if (!rows[0]?.can) return false;
  const { rows: granted } = await sql<{ may: boolean }>`
    select has_schema_privilege(${reportRole}, ${reportSchema}, 'usage') as may`.execute(tx);
  if (!granted[0]?.may) {
    await sql`grant usage on schema ${sql.id(reportSchema)} to ${sql.id(reportRole)}`.execute(tx);
    await sql`grant select on all tables in schema ${sql.id(reportSchema)} to ${sql.id(reportRole)}`.execute(tx);
  }
  return true;
}
