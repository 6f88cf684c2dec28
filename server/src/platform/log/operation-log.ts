import { sql } from 'kysely';
import type { Handle } from '../../kit/handle.ts';
import type { OperationRecord } from '../../kit/ports.ts';
import { newId } from '../../kit/write/new-id.ts';

const verbs = { 1: '查询', 2: '添加', 3: '编辑', 4: '删除', 5: '导入', 6: '导出' } as const;
const maxParamsLength = 20_000;
/** Entries without a tenant (jobs, defects before sign-in) belong to the operators' tenant. */
const operatingTenant = 1;

/** Values of `sys_log.log_type`. */
export const logTypes = { signIn: 1, operation: 2, assistant: 3, error: 4, job: 5 } as const;

export interface LogRow {
  readonly logType: (typeof logTypes)[keyof typeof logTypes];
  readonly content: string;
  readonly tenantId?: number | undefined;
  readonly username?: string | undefined;
  readonly realname?: string | undefined;
  readonly ip?: string | undefined;
  readonly operateType?: number | undefined;
  readonly method?: string | undefined;
  readonly path?: string | undefined;
  readonly params?: unknown;
  readonly costMs?: number | undefined;
}

/** A text that fits its column: a pair of surrogates that is cut in two is no text. */
const truncate = (value: string | undefined, most: number): string | null =>
  value ? value.slice(0, most).toWellFormed() : null;

/** The columns of an entry. `now` is China time. */
const toColumns = (row: LogRow, now: string) => ({
  id: newId(),
  tenant_id: row.tenantId ?? operatingTenant,
  create_by: truncate(row.username, 50) ?? 'system',
  create_time: now,
  log_type: row.logType,
  operate_type: row.operateType ?? null,
  log_content: truncate(row.content, 1000),
  username: truncate(row.realname, 100),
  userid: truncate(row.username, 50),
  ip: truncate(row.ip, 64),
  method: truncate([row.method, row.path].filter(Boolean).join(' '), 255),
  request_url: truncate(row.path, 255),
  request_param: row.params === undefined ? null : truncate(JSON.stringify(row.params), maxParamsLength),
  request_type: truncate(row.method, 10),
  cost_time: row.costMs ?? null,
});
type Columns = ReturnType<typeof toColumns>;

async function insertLogs(db: Handle, entries: readonly Columns[]): Promise<void> {
  await sql`
    insert into sys_log (id, tenant_id, create_by, create_time, log_type, operate_type, log_content, username, userid, ip, method,
      request_url, request_param, request_type, cost_time)
    select * from json_to_recordset(${JSON.stringify(entries)}::json) as r (id text, tenant_id int, create_by text,
      create_time timestamptz, log_type int, operate_type int, log_content text, username text, userid text, ip text, method text,
      request_url text, request_param text, request_type text, cost_time int)`.execute(db);
}

/** Writes one row of `sys_log` on this connection. `now` is China time. */
export const writeLog = (db: Handle, row: LogRow, now: string): Promise<void> => insertLogs(db, [toColumns(row, now)]);

interface Waiting {
  readonly columns: Columns;
  readonly done: PromiseWithResolvers<void>;
}
/** Entries of one statement. */
const mostAtOnce = 200;

/**
 * Operation log behind `Ports.record`; parameters are already masked. Calls do not wait for it: entries that come while a
 * statement runs are written together by the next one.
 */
export class OperationLog {
  readonly #db: Handle;
  readonly #now: () => string;
  readonly #waiting: Waiting[] = [];
  #running: Promise<void> | undefined;

  constructor(db: Handle, now: () => string) {
    this.#db = db;
    this.#now = now;
  }
  /** Resolves when the entry is written. */
  record(entry: OperationRecord): Promise<void> {
    const done = Promise.withResolvers<void>();
    this.#waiting.push({ columns: toColumns(toRow(entry), this.#now()), done });
    this.#running ??= this.#run();
    return done.promise;
  }
  /** Resolves when no entry waits. */
  async settled(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) await this.#write(this.#waiting.splice(0, mostAtOnce));
    this.#running = undefined;
  }
  async #write(entries: readonly Waiting[]): Promise<void> {
    try {
      await insertLogs(
        this.#db,
        entries.map(({ columns }) => columns),
      );
      for (const { done } of entries) done.resolve();
    } catch (error) {
      // One entry that the database refuses does not take the others with it.
      if (entries.length > 1) for (const entry of entries) await this.#write([entry]);
      else entries[0]?.done.reject(error);
    }
  }
}

function toRow(entry: OperationRecord): LogRow {
  const isDefect = entry.defect !== undefined;
  const verb = entry.operateType ? `-${verbs[entry.operateType]}` : '';
  const note = entry.note === undefined ? '' : `，${entry.note}`;
  const failed = entry.failed === undefined ? '' : `，失败：${entry.failed}${isDefect ? `（${entry.defect}）` : ''}`;
  return {
    logType: isDefect ? logTypes.error : logTypes.operation,
    operateType: entry.operateType,
    content: `${entry.title}${verb}${note}${failed}`,
    tenantId: entry.session?.tenantId,
    username: entry.session?.username,
    realname: entry.session?.realname,
    ip: entry.ip,
    method: entry.method,
    path: entry.path,
    params: entry.params,
    costMs: entry.costMs,
  };
}

/** A sign-in, a sign-out or a rejected attempt (type 1). */
export interface SignInRecord {
  readonly content: string;
  readonly username: string;
  readonly realname?: string | undefined;
  readonly tenantId?: number | undefined;
  readonly ip: string;
}
export async function recordSignIn(db: Handle, record: SignInRecord, now: string): Promise<void> {
  const tenantId = record.tenantId ?? (await loadTenant(db, record.username));
  await writeLog(db, { logType: logTypes.signIn, ...record, tenantId }, now);
}
/** Before a tenant is chosen, the entry belongs to the account's last one; without an account, to tenant 0. */
async function loadTenant(db: Handle, username: string | undefined): Promise<number> {
  const { rows } = await sql<{ tenantId: number | null }>`
    select coalesce(u.login_tenant_id,
      (select min(t.tenant_id) from sys_user_tenant t where t.user_id = u.id and t.del_flag = 0))::int as tenant_id
    from sys_user u where u.username = ${username ?? ''} and u.del_flag = 0`.execute(db);
  return rows[0]?.tenantId ?? 0;
}
