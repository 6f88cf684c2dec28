import { join } from 'node:path';
import { type AnyEntity, chinaTime, isStored, number } from '@campus/contract/kit';
import { sysDict, sysDictItem, sysTenant, sysUser } from '@campus/contract/system';
import { type RawBuilder, sql } from 'kysely';
import type { Job } from '../../kit/area-server.ts';
import type { EngineApi } from '../../kit/context.ts';
import { getColumn } from '../../kit/schema/registry.ts';
import { archiveAudit } from '../log/audit-archive.ts';
import type { AuditLog } from '../log/audit-log.ts';
import { purgeNamed } from './recycle-named.ts';

const keptDays = 180;
const auditDays = 3 * 366;
const batchSize = 500;
const dayMs = 24 * 3600_000;

/** Rows that are also referenced by name, which `cleanNamed` handles. Tree nodes are referenced by code. */
const named: ReadonlySet<AnyEntity> = new Set<AnyEntity>([sysUser, sysTenant]);
const isCleaned = (e: AnyEntity): boolean => !e.appendOnly && e.tree === undefined && !named.has(e);

/** Rows that are deleted together with another one, as when it is removed from its recycle bin by hand. */
const partsOf: ReadonlyMap<AnyEntity, Part> = new Map<AnyEntity, Part>([
  [sysDict, { entity: sysDictItem, column: 'dictId' }],
]);
interface Part {
  readonly entity: AnyEntity;
  readonly column: string;
}

/** Conditions under which no row refers to a row of `e`, except its own parts. */
function unreferencedConditions(e: AnyEntity, all: readonly AnyEntity[]): RawBuilder<unknown>[] {
  const others = all.filter((other) => other !== partsOf.get(e)?.entity);
  return others.flatMap((other) =>
    Object.entries(other.fields).flatMap(([name, field]) => {
      if (!isStored(field) || field.to !== e.name) return [];
      const column = sql.ref(`r.${getColumn(name, field)}`);
      const names = field.kind === 'refs' ? sql`d.id = any(string_to_array(${column}, ','))` : sql`${column} = d.id`;
      return [sql`not exists (select 1 from ${sql.table(other.table)} r where ${names})`];
    }),
  );
}

/** Purges old deleted rows without references; returns the number of rows by table. */
async function purge(
  engine: EngineApi,
  before: string,
  signal: AbortSignal,
): Promise<Readonly<Record<string, number>>> {
  const { entities } = engine.registry;
  const gone: Record<string, number> = {};
  // A purged row may have been the last reference to another one: repeat until nothing changes.
  for (let moved = true; moved && !signal.aborted; ) {
    moved = false;
    for (const e of entities.filter(isCleaned)) {
      if (signal.aborted) break;
      const where = sql.join(
        [
          sql`d.del_flag = 1`,
          sql`coalesce(d.update_time, d.create_time) < ${before}::timestamptz`,
          ...unreferencedConditions(e, entities),
        ],
        sql` and `,
      );
      const part = partsOf.get(e);
      const parts = part
        ? sql`delete from ${sql.table(part.entity.table)} where ${sql.ref(part.column)} in (select id from gone) returning id`
        : sql`select id from gone where false`;
      const { rows } = await sql<{ whole: number; parts: number }>`
        with gone as (delete from ${sql.table(e.table)} where id in (
          select d.id from ${sql.table(e.table)} d where ${where} limit ${batchSize}::int) returning id), parts as (${parts})
        select (select count(*) from gone)::int as whole, (select count(*) from parts)::int as parts`.execute(
        engine.db,
      );
      const { whole = 0, parts: pieces = 0 } = rows[0] ?? {};
      if (whole === 0) continue;
      moved = true;
      gone[e.table] = (gone[e.table] ?? 0) + whole;
      if (part && pieces > 0) gone[part.entity.table] = (gone[part.entity.table] ?? 0) + pieces;
    }
  }
  return gone;
}

/**
 * Empties recycle bins after half a year (dictionaries with their items, gateway routes, accounts and tenants without
 * references, and everything deleted without a bin), and archives audit rows after three years.
 */
export function recycleClean(audit: AuditLog): Job {
  return {
    name: 'RecycleClean',
    title: '清理回收站与归档审计记录',
    cron: '0 40 3 * * ? *',
    parameters: { days: number({ label: '保留天数', min: 30, max: 3650 }) },
    async run(engine, systemSession, { signal, parameters }) {
      const at = engine.now().getTime();
      const ago = (days: number): string => chinaTime(new Date(at - days * dayMs));
      const before = ago(typeof parameters.days === 'number' ? parameters.days : keptDays);
      const gone = {
        ...(await purge(engine, before, signal)),
        ...(await purgeNamed(engine, systemSession(0), before, signal)),
      };
      const rows = Object.values(gone).reduce((sum, n) => sum + n, 0);
      const archived = await engine.runAs(systemSession(0), async (context) => {
        if (rows > 0) audit.write(context, 'recycle.clean', { tables: gone });
        return signal.aborted
          ? 0
          : archiveAudit(audit, context, join(engine.services.dataDir, 'archive'), ago(auditDays));
      });
      return rows + archived;
    },
  };
}
