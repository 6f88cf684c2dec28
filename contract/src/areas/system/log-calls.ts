import { type Button, endpoint, number, text, type } from '../../kit/index.ts';
import { sysDataLog, sysLog } from './log.ts';

/** Minimum retention of logs in days, for every way of clearing them. */
export const logDaysKept = 180;
/** Value that clears the logs instead of row ids. */
export const everyLog = 'allclear';

/** Retention when clearing the logs. */
export const logDays = number({ label: '保留天数', min: logDaysKept, max: 3650, unit: '天' });

/** Deletes rows, or with `allclear` everything older than `days` (default: half a year). */
export const deleteLogs = endpoint({
  method: 'DELETE',
  path: `${sysLog.path}/deleteBatch`,
  title: '批量删除日志',
  needs: [`${sysLog.code}:deleteBatch`, `${sysLog.code}:clear`],
  input: { ids: text({ label: '日志', required: true, max: 20_000 }), days: logDays },
  output: type<null>(),
  done: '批量删除成功！',
});

export interface VisitTotals {
  readonly totalVisitCount: number;
  readonly todayVisitCount: number;
  readonly todayIp: number;
}
export const visitTotals = endpoint({
  method: 'GET',
  path: '/sys/loginfo',
  title: '访问统计',
  needs: 'signed-in',
  input: {},
  output: type<VisitTotals>(),
  done: '查询成功',
});
/** Visits of a day: `tian` is the date, `type` its month and day; names used by clients. */
export interface VisitDay {
  readonly tian: string;
  readonly type: string;
  readonly visit: number;
  readonly ip: number;
}
/** The last seven days including today, oldest first. */
export const visitDays = endpoint({
  method: 'GET',
  path: '/sys/visitInfo',
  title: '近七日访问',
  needs: 'signed-in',
  input: {},
  output: type<VisitDay[]>(),
});

/** A version of a row for comparison. */
export interface DataVersion {
  readonly id: string;
  readonly dataTable: string;
  readonly dataId: string;
  readonly dataVersion: string;
  /** JSON of the row. */
  readonly dataContent: string;
  readonly createBy: string;
  readonly createTime: string;
}
/** A version with the texts of its coded values, by field. */
export interface ComparedVersion extends DataVersion {
  readonly texts: Readonly<Record<string, string>>;
}
const datalog = `${sysDataLog.code}:list` as const;
export const dataVersions = endpoint({
  method: 'GET',
  path: `${sysDataLog.path}/queryDataVerList`,
  title: '数据版本',
  needs: datalog,
  input: {
    dataTable: text({ label: '表名', required: true, max: 64 }),
    dataId: text({ label: '数据ID', required: true, max: 32 }),
  },
  output: type<DataVersion[]>(),
});
/** Two rows of the data log, in the requested order. */
export const comparedVersions = endpoint({
  method: 'GET',
  path: `${sysDataLog.path}/queryCompareList`,
  title: '数据比较',
  needs: datalog,
  input: {
    dataId1: text({ label: '版本', required: true, max: 32 }),
    dataId2: text({ label: '版本', required: true, max: 32 }),
  },
  output: type<ComparedVersion[]>(),
});

/** State of the audit chain. */
export interface AuditState {
  readonly rows: number;
  readonly lastSeq: number;
  readonly lastTime: string | null;
  /** Number of the first modified row; null: the chain is intact. */
  readonly firstBroken: number | null;
}
/** Reads the whole chain: expensive. */
export const auditState = endpoint({
  method: 'GET',
  path: `${sysLog.path}/auditState`,
  title: '校验审计链',
  needs: `${sysLog.code}:list`,
  input: {},
  output: type<AuditState>(),
  perMinute: 20,
});

export const logButtons: readonly Button[] = [
  { code: `${sysLog.code}:deleteBatch`, label: '批量删除', page: '/isystem/log' },
  { code: `${sysLog.code}:clear`, label: '清理', page: '/isystem/log' },
];
/** Texts of the log screens. */
export const logTexts = {
  tabs: { signIn: '登录日志', operation: '操作日志', assistant: 'AI客服日志', error: '异常日志', job: '任务日志' },
  audit: {
    whole: '审计链完整',
    broken: (seq: number) => `审计链自第${seq}条起断裂`,
    checking: '正在校验',
    failed: '审计链校验失败',
    again: '点击重新校验',
    last: (rows: number, time: string) => `共${rows}条，最后一条${time}`,
    none: '还没有审计记录',
  },
  clear: '清理',
  clearTitle: '清理日志',
  clearNote: `早于保留天数的日志将被删除，无法恢复；至少保留${logDaysKept}天，敏感操作的审计记录不受影响。`,
  compare: '数据比较',
  compareRefused: '请选择两条相同表名和数据ID的记录!',
  field: '字段名',
  version: (n: string) => `版本${n}`,
  versionNo: (n: 1 | 2) => `版本号${n}`,
  onlyChanged: '只看差异',
  same: '两个版本没有差异',
  /** Columns that every row has besides its fields. */
  columns: { tenantId: '租户ID', delFlag: '删除标记', version: '版本号' },
} as const;
