import { type Filter, failure, fieldAccess, findField, getVisibleValue, refusal } from '@campus/contract/kit';
import {
  auditState,
  type ComparedVersion,
  comparedVersions,
  type DataVersion,
  dataVersions,
  deleteLogs,
  everyLog,
  logDaysKept,
  sysDataLog,
  sysLog,
  systemRefusals,
  type VisitDay,
  type VisitTotals,
  visitDays,
  visitTotals,
} from '@campus/contract/system';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { answer, withMessage } from '../../kit/http/answer.ts';
import { addTexts, type Data } from '../../kit/read/texts.ts';
import { restriction } from '../../kit/read/where.ts';
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
  await writeLog(db, row, now);
  audit(context, 'log.clear', { rows: n, days });
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
  audit(context, 'log.delete', { ids: list });
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
export function maskContent(dataTable: string, dataContent: string, { engine, session }: Context): string {
  const { entities } = engine.registry;
  const e = entities.find(({ table }) => table === dataTable);
  if (!e) return dataContent;
  const kept = Object.entries(JSON.parse(dataContent) as Record<string, unknown>);
  const shown = kept.flatMap(([name, value]) => {
    const field = findField(e, name);
    const access = field ? fieldAccess(e, name, session) : 'plain';
    return access === 'none' ? [] : [[name, field ? getVisibleValue(field, value, access) : value] as const];
  });
  return JSON.stringify(Object.fromEntries(shown));
}
/**
 * Versions of rows inside the caller's audience and data rules; a deleted row counts with its last state. When the row
 * was purged, only a caller without restrictions on its table sees its versions.
 */
async function limitToVisibleRows({ engine, session }: Context): Promise<Filter> {
  const scope = engine.scope(session);
  const parts: Filter[] = [];
  for (const e of engine.registry.entities) {
    const filter = await restriction(e, scope);
    const some = { entity: e.name, field: 'id', of: 'dataId', deleted: true } as const;
    if (filter) parts.push({ any: [['dataTable', 'ne', e.table], { some: { ...some, filter } }] });
  }
  return { all: parts };
}
export const sysDataLogBehaviour = behaviour(sysDataLog, {
  listFilter: (_query, context) => limitToVisibleRows(context),
  present(rows, context) {
    for (const row of rows) {
      const { dataTable, dataContent } = row;
      if (typeof dataTable === 'string' && typeof dataContent === 'string')
        row.dataContent = maskContent(dataTable, dataContent, context);
    }
  },
});

/** The versions that match, newest first, as this reader sees them. */
async function findVersions(filter: Filter, context: Context): Promise<DataVersion[]> {
  const { engine, session, db } = context;
  const allowed = { all: [filter, await limitToVisibleRows(context)] };
  const { rows } = await sql<DataVersion>`
    select id, data_table, data_id, data_version, data_content, create_by, create_time from sys_data_log
    where ${await engine.visibleSql(sysDataLog, allowed, session)}
    order by data_version::int desc limit 1000`.execute(db);
  return rows.map((row) => ({ ...row, dataContent: maskContent(row.dataTable, row.dataContent, context) }));
}
const versions = answer(dataVersions, async ({ dataTable, dataId }, context) => {
  const ofRow: Filter = {
    all: [
      ['dataTable', 'eq', dataTable],
      ['dataId', 'eq', dataId],
    ],
  };
  const rows = await findVersions(ofRow, context);
  if (rows.length === 0) throw refusal(systemRefusals.noVersions);
  return rows;
});
/** Adds the texts that the pages of the rows show for their coded values. */
async function withTexts(version: DataVersion, { engine, session, db }: Context): Promise<ComparedVersion> {
  const e = engine.registry.entities.find(({ table }) => table === version.dataTable);
  const row = JSON.parse(version.dataContent) as Data;
  const fields = Object.keys(row).flatMap((name) => {
    const field = e && findField(e, name);
    return field ? [[name, field] as const] : [];
  });
  await addTexts(db, Object.fromEntries(fields), [row], engine.scope(session));
  const texts = fields.flatMap(([name]) => {
    const text = row[`${name}_dictText`];
    return typeof text === 'string' && text !== '' ? [[name, text] as const] : [];
  });
  return { ...version, texts: Object.fromEntries(texts) };
}
const compared = answer(comparedVersions, async ({ dataId1, dataId2 }, context) => {
  const rows = await findVersions(['id', 'in', [dataId1, dataId2]], context);
  const pair = [dataId1, dataId2].map((wanted) => {
    const version = rows.find(({ id }) => id === wanted);
    if (!version) throw failure('notFound');
    return version;
  });
  return Promise.all(pair.map((version) => withTexts(version, context)));
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
