import { failure, fieldAccess, fieldOf, getVisibleValue, refusal } from '@campus/contract/kit';
import {
  auditState,
  comparedVersions,
  type DataVersion,
  dataVersions,
  deleteLogs,
  everyLog,
  logDaysKept,
  sysDataLog,
  sysLog,
  type VisitDay,
  type VisitTotals,
  visitDays,
  visitTotals,
} from '@campus/contract/system';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import type { Handle } from '../../kit/handle.ts';
import { answer, withMessage } from '../../kit/http/answer.ts';
import { restrictions } from '../../kit/read/where.ts';
import { audit } from '../../platform/log/audit.ts';
import { clearLogs } from '../../platform/log/log-clean.ts';
import { logTypes, writeLog } from '../../platform/log/operation-log.ts';

const mostIds = 500;

/** `keyWord` searches the log content. */
export const sysLogBehaviour = behaviour(sysLog, {
  listFilter: ({ keyWord }) => (keyWord ? ['logContent', 'like', keyWord] : undefined),
});

/** Deletes entries older than `days` and logs the deletion. */
async function clear(context: Context, days: number): Promise<void> {
  const { db, session, now, call } = context;
  const n = await clearLogs(context, days, [0, session.tenantId]);
  const who = { tenantId: session.tenantId, username: session.username, realname: session.realname, ip: call.ip };
  const row = { logType: logTypes.operation, operateType: 4, content: `清理日志，共${n}条`, ...who };
  await writeLog(db as unknown as Handle, row, now);
  await audit(context, 'log.clear', { rows: n, days });
}

const remove = answer(deleteLogs, async ({ ids, days }, context) => {
  const { engine, session, db } = context;
  if (ids.trim() === everyLog) {
    engine.assertPermission(session, `${sysLog.code}:clear`);
    await clear(context, days ?? logDaysKept);
    return withMessage(null, '清除成功!');
  }
  engine.assertPermission(session, `${sysLog.code}:deleteBatch`);
  const list = [...new Set(ids.split(',').map((id) => id.trim()))].filter(Boolean);
  if (list.length === 0) throw failure('noIds');
  if (list.length > mostIds) throw failure('tooManyIds', mostIds);
  const { rows } = await sql`
    update sys_log set del_flag = 1, update_by = ${session.username}, update_time = ${context.now}::timestamptz
    where id = any(${list}::text[]) and tenant_id = ${session.tenantId} and del_flag = 0 returning id`.execute(db);
  if (rows.length !== list.length) throw failure('notFound');
  await audit(context, 'log.delete', { ids: list });
  return null;
});

const totals = answer(visitTotals, async (_input, { db, session, now }) => {
  const { rows } = await sql<VisitTotals>`
    select (count(*) filter (where v.id is null))::int
        + coalesce((select sum(visits) from sys_visit_daily where tenant_id = ${session.tenantId}), 0)::int as total_visit_count,
      (count(*) filter (where l.create_time >= ${now.slice(0, 10)}::timestamptz))::int as today_visit_count,
      (count(distinct l.ip) filter (where l.create_time >= ${now.slice(0, 10)}::timestamptz))::int as today_ip
    from sys_log l left join sys_visit_daily v on v.tenant_id = l.tenant_id and v.day = l.create_time::date
    where l.log_type = ${logTypes.signIn} and l.tenant_id = ${session.tenantId}`.execute(db);
  return rows[0] ?? { totalVisitCount: 0, todayVisitCount: 0, todayIp: 0 };
});

const days = answer(visitDays, async (_input, { db, session, now }) => {
  const { rows } = await sql<VisitDay>`
    select to_char(d, 'YYYY-MM-DD') as tian, to_char(d, 'MM-DD') as type,
      coalesce(max(v.visits), count(l.id))::int as visit, coalesce(max(v.ips), count(distinct l.ip))::int as ip
    from generate_series(${now.slice(0, 10)}::date - 6, ${now.slice(0, 10)}::date, interval '1 day') d
    left join sys_log l on l.log_type = ${logTypes.signIn} and l.tenant_id = ${session.tenantId}
      and l.create_time >= d::timestamptz and l.create_time < (d + interval '1 day')::timestamptz
    left join sys_visit_daily v on v.tenant_id = ${session.tenantId} and v.day = d::date
    group by d order by d`.execute(db);
  return rows;
});

/**
 * A version filtered for the reader like the rows of its table: masked and without hidden fields.
 * Fields no longer defined are returned as stored.
 */
function maskContent(dataTable: string, dataContent: string, { engine, session }: Context): string {
  const { entities } = engine.registry;
  const e = entities.find(({ table }) => table === dataTable);
  if (!e) return dataContent;
  const kept = Object.entries(JSON.parse(dataContent) as Record<string, unknown>);
  const shown = kept.flatMap(([name, value]) => {
    const field = fieldOf(e, name);
    const access = field ? fieldAccess(e, name, session) : 'plain';
    return access === 'none' ? [] : [[name, field ? getVisibleValue(field, value, access) : value] as const];
  });
  return JSON.stringify(Object.fromEntries(shown));
}
const maskVersion = (version: DataVersion, context: Context): DataVersion => ({
  ...version,
  dataContent: maskContent(version.dataTable, version.dataContent, context),
});
/** Versions of rows that the caller's audience and data rules allow, rows deleted since included. */
async function ofAllowedRows(dataTable: string, { engine, session }: Context) {
  const e = engine.registry.entities.find(({ table }) => table === dataTable);
  // Tables that no list shows have versions, but no rule about their rows.
  if (!e || e.visible[session.audience] === undefined) return sql<boolean>`true`;
  const conditions = await restrictions(e, engine.scope(session));
  if (conditions.length === 0) return sql<boolean>`true`;
  const id = sql.ref(`${e.table}.id`);
  return sql<boolean>`exists (
    select 1 from ${sql.table(e.table)} where ${id} = sys_data_log.data_id and ${sql.join(conditions, sql` and `)})`;
}
export const sysDataLogBehaviour = behaviour(sysDataLog, {
  present(rows, context) {
    for (const row of rows) {
      const { dataTable, dataContent } = row;
      if (typeof dataTable === 'string' && typeof dataContent === 'string')
        row.dataContent = maskContent(dataTable, dataContent, context);
    }
  },
});
const columns = sql`id, data_table, data_id, data_version, data_content, create_by, create_time`;

const versions = answer(dataVersions, async ({ dataTable, dataId }, context) => {
  const { db, session } = context;
  const { rows } = await sql<DataVersion>`
    select ${columns} from sys_data_log
    where data_table = ${dataTable} and data_id = ${dataId} and tenant_id = ${session.tenantId}
      and ${await ofAllowedRows(dataTable, context)}
    order by data_version::int desc limit 1000`.execute(db);
  if (rows.length === 0) throw refusal('未找到版本信息');
  return rows.map((row) => maskVersion(row, context));
});

async function isAllowed({ id, dataTable }: DataVersion, context: Context): Promise<boolean> {
  const { rows } = await sql`
    select 1 from sys_data_log where id = ${id} and ${await ofAllowedRows(dataTable, context)}`.execute(context.db);
  return rows.length > 0;
}
const compared = answer(comparedVersions, async ({ dataId1, dataId2 }, context) => {
  const { db, session } = context;
  const { rows } = await sql<DataVersion>`
    select ${columns} from sys_data_log
    where id in (${dataId1}, ${dataId2}) and tenant_id = ${session.tenantId}`.execute(db);
  const allowed = await Promise.all(rows.map((row) => isAllowed(row, context)));
  const pair = [dataId1, dataId2].map((id) => rows.find((row, i) => row.id === id && allowed[i]));
  if (pair.some((row) => row === undefined)) throw failure('notFound');
  return (pair as DataVersion[]).map((row) => maskVersion(row, context));
});

const chain = answer(
  auditState,
  async (_input, { engine }) => {
    const { audit: log, anchors } = engine.services;
    const { rows, seq, time } = await log.head(engine.db);
    const firstBroken = (await log.findBroken(engine.db, await anchors.all())) ?? null;
    return { rows, lastSeq: seq, lastTime: time, firstBroken };
  },
  { long: true },
);

export const logCalls = [remove, totals, days, versions, compared, chain];
