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

const truncate = (value: string | undefined, most: number): string | null => (value ? value.slice(0, most) : null);

/** Writes one row of `sys_log`. `now` is China time. */
export async function writeLog(db: Handle, row: LogRow, now: string): Promise<void> {
  await db
    .insertInto('sys_log')
    .values({
      id: newId(),
      tenantId: row.tenantId ?? operatingTenant,
      createBy: truncate(row.username, 50) ?? 'system',
      createTime: now,
      logType: row.logType,
      operateType: row.operateType ?? null,
      logContent: truncate(row.content, 1000),
      username: truncate(row.realname, 100),
      userid: truncate(row.username, 50),
      ip: truncate(row.ip, 64),
      method: truncate([row.method, row.path].filter(Boolean).join(' '), 255),
      requestUrl: truncate(row.path, 255),
      requestParam: row.params === undefined ? null : JSON.stringify(row.params).slice(0, maxParamsLength),
      requestType: truncate(row.method, 10),
      costTime: row.costMs ?? null,
    })
    .execute();
}

/** Operation log behind `Ports.record`; parameters are already masked. */
export function operationLog(db: Handle, now: () => string): (entry: OperationRecord) => Promise<void> {
  return (entry) => {
    const isDefect = entry.defect !== undefined;
    const verb = entry.operateType ? `-${verbs[entry.operateType]}` : '';
    const note = entry.note === undefined ? '' : `，${entry.note}`;
    const failed = entry.failed === undefined ? '' : `，失败：${entry.failed}${isDefect ? `（${entry.defect}）` : ''}`;
    return writeLog(
      db,
      {
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
      },
      now(),
    );
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
