import { by, date, dict, entity, json, longText, number, text } from '../../kit/index.ts';

/** Log of sign-ins (1), operations (2), assistant use (3), errors (4) and scheduled jobs (5). */
export const sysLog = entity({
  area: 'system',
  name: 'sysLog',
  table: 'sys_log',
  many: true,
  code: 'system:log',
  path: '/sys/log',
  title: '日志',
  page: 'system/LogList',
  fields: {
    logType: dict({ label: '日志类型', dict: 'log_type', numeric: true, required: true }),
    operateType: dict({ label: '操作类型', dict: 'operate_type', numeric: true }),
    logContent: text({ label: '日志内容', max: 1000 }),
    /** Real name; `userid` is the account name. */
    username: text({ label: '操作人名称', max: 100 }),
    userid: text({ label: '操作人ID', max: 50 }),
    ip: text({ label: 'IP', max: 64 }),
    method: text({ label: '请求方法', max: 255 }),
    requestUrl: text({ label: '请求路径', max: 255 }),
    requestParam: longText({ label: '请求参数', max: 20_000 }),
    requestType: text({ label: '请求类型', max: 10 }),
    costTime: number({ label: '耗时(毫秒)' }),
  },
  list: ['logContent', 'userid', 'username', 'ip', 'costTime', 'logType', 'operateType', 'createTime'],
  numbered: true,
  hidden: ['requestType', 'method', 'requestUrl', 'requestParam'],
  search: [by('logContent', 'like', '搜索日志'), by('createTime', 'range'), 'operateType'],
  form: [],
  detail: [
    'logContent',
    'logType',
    'operateType',
    'userid',
    'username',
    'ip',
    'costTime',
    'createTime',
    'method',
    'requestType',
    'requestUrl',
    'requestParam',
  ],
  excel: ['logContent', 'userid', 'username', 'ip', 'costTime', 'logType', 'operateType', 'requestUrl', 'createTime'],
  calls: ['list', 'queryById', 'delete', 'exportXls'],
  visible: { staff: 'all' },
  indexes: [['tenantId', 'logType', 'createTime']],
});

/** A version of a row of a `versioned` entity, written in the transaction of the change. */
export const sysDataLog = entity({
  area: 'system',
  name: 'sysDataLog',
  table: 'sys_data_log',
  code: 'system:datalog',
  path: '/sys/dataLog',
  title: '数据日志',
  page: 'system/DataLogList',
  fields: {
    dataTable: text({ label: '表名', required: true, max: 64 }),
    dataId: text({ label: '数据ID', required: true, max: 32 }),
    dataVersion: text({ label: '版本号', required: true, max: 10 }),
    dataContent: longText({ label: '数据内容', required: true, max: 1_000_000 }),
  },
  list: ['dataTable', 'dataId', 'dataVersion', 'dataContent', 'createBy', 'createTime'],
  numbered: true,
  search: [by('dataTable', 'like'), by('dataId', 'eq')],
  form: [],
  calls: ['list'],
  visible: { staff: 'all' },
  appendOnly: true,
  indexes: [['dataTable', 'dataId']],
});

/** Audit log of sensitive actions in the whole installation: a hash chain whose rows are never changed or deleted. */
export const sysAudit = entity({
  area: 'system',
  name: 'sysAudit',
  table: 'sys_audit',
  code: 'system:audit',
  path: '',
  title: '审计记录',
  fields: {
    seq: number({ label: '序号', required: true, unique: { message: '审计序号重复' } }),
    act: text({ label: '行为', required: true, max: 64 }),
    actor: text({ label: '操作人', required: true, max: 50 }),
    actorTenant: number({ label: '租户', required: true }),
    ip: text({ label: 'IP', max: 64 }),
    content: json<Record<string, unknown>>()({ label: '内容', required: true }),
    prevHash: text({ label: '前序摘要', required: true, max: 64 }),
    hash: text({ label: '摘要', required: true, max: 64 }),
  },
  list: ['seq', 'act', 'actor', 'ip', 'createTime'],
  form: [],
  visible: {},
  appendOnly: true,
  tenant: false,
});

/** Sign-ins of a past day (`VisitDaily`), kept when the log is cleared. */
export const visitDaily = entity({
  area: 'system',
  name: 'visitDaily',
  table: 'sys_visit_daily',
  code: 'system:log',
  path: '',
  title: '每日访问',
  fields: {
    day: date({ label: '日期', required: true }),
    visits: number({ label: '访问次数', required: true }),
    ips: number({ label: '访问IP数', required: true }),
  },
  list: ['day', 'visits', 'ips'],
  form: [],
  visible: {},
  uniques: [{ fields: ['day'], message: '该日已统计' }],
});
