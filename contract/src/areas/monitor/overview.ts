import { type Button, choice, endpoint, text, type } from '../../kit/index.ts';

const view = 'system:monitor:view';
const edit = 'system:monitor:edit';
/** Permission to read the API documentation. */
export const viewApiDocs = 'system:apiDoc:view';

/** State of a figure relative to its thresholds. */
export type FigureState = 'ok' | 'warn' | 'bad';
/** A metric of the running system. */
export interface MonitorFigure {
  /** Metric name, also used in `/actuator/metrics/{name}`. */
  readonly key: string;
  readonly label: string;
  readonly value: number | string | null;
  readonly unit: string;
  readonly state: FigureState;
  /** Values of the last minute, one every two seconds, oldest first; empty for static metrics. */
  readonly history: readonly number[];
}
/** Related metrics, with explanatory rows. */
export interface MonitorGroup {
  readonly key: MonitorGroupKey;
  readonly title: string;
  readonly figures: readonly MonitorFigure[];
  readonly rows: readonly Readonly<Record<string, string | number | null>>[];
}
export const monitorGroups = {
  host: '服务器',
  process: '进程',
  http: 'HTTP服务',
  trace: '请求追踪',
  cache: '缓存',
  disk: '磁盘',
  database: '数据库',
  queue: '任务与消息',
  push: '推送',
  versions: '版本',
} as const;
export type MonitorGroupKey = keyof typeof monitorGroups;

export interface MonitorOverview {
  /** Time of the sample, `YYYY-MM-DD HH:mm:ss`. */
  readonly time: string;
  /** Number of live processes, including this one. */
  readonly processes: number;
  readonly groups: readonly MonitorGroup[];
}
export const monitorOverview = endpoint({
  method: 'GET',
  path: '/sys/monitor/overview',
  title: '系统监控',
  needs: view,
  input: {
    groups: text({ label: '分组', max: 200 }),
    /** Scope: the answering process, or all. */
    process: choice({ label: '进程', options: { own: '本进程', all: '全部进程' } }),
  },
  output: type<MonitorOverview>(),
});
export const clearCache = endpoint({
  method: 'POST',
  path: '/sys/monitor/clearCache',
  title: '清空缓存',
  needs: edit,
  input: { namespace: text({ label: '命名空间', required: true, max: 64 }) },
  output: type<null>(),
  done: '清除成功！',
});

/** A recent request, without bodies and headers; query strings are masked. */
export interface TracedRequest {
  readonly timestamp: string;
  /** Milliseconds. */
  readonly timeTaken: number;
  readonly request: {
    readonly method: string;
    readonly uri: string;
    readonly headers: Readonly<Record<string, never>>;
  };
  readonly response: { readonly status: number; readonly headers: Readonly<Record<string, never>> };
  readonly ip: string;
  /** Title of the endpoint. */
  readonly name: string;
  /** Username; null for anonymous requests. */
  readonly user: string | null;
}

export const monitorButtons: readonly Button[] = [
  { code: edit, label: '清空缓存', page: '/monitor/redis/info' },
  { code: viewApiDocs, label: '查看接口文档', page: '/monitor/SystemInfo' },
];
/** Texts of the monitoring screens. */
export const monitorTexts = {
  updated: (time: string) => `上次更新时间：${time}`,
  refresh: '立即更新',
  scope: '统计范围',
  own: '本进程',
  all: (n: number) => `全部进程（${n}）`,
  column: { name: '名称', value: '当前值', trend: '最近一分钟' },
  state: { ok: '正常', warn: '偏高', bad: '过高' },
  refreshTrace: '立即刷新',
  traced: (n: number) => `共追踪到 ${n} 条近期HTTP请求记录`,
  trace: {
    time: '请求时间',
    method: '请求方法',
    url: '请求URL',
    status: '响应状态',
    cost: '请求耗时',
    user: '用户',
    ip: 'IP',
  },
  noTrace: '还没有请求记录',
  slowRoutes: '最慢的接口',
  route: { route: '接口', count: '次数', mean: '平均耗时', max: '最长耗时' },
  tables: '数据表',
  table: { name: '数据表', rows: '行数', size: '大小' },
  slow: '慢语句',
  slowStatement: { time: '时间', sql: '语句', cost: '耗时' },
  noSlow: '没有超过500毫秒的语句',
  noCache: '没有该缓存',
  /** Content of each cache, by name. */
  caches: {
    dictionaries: '数据字典',
    permissions: '角色与权限',
    gateway: '网关路由',
    'tree postType': '岗位类别',
    'tree depart': '部门',
    'tree region': '行政区划',
    'tree major': '专业',
    'tree category': '分类字典',
    bell: '消息提醒',
    carousel: '轮播图',
    dashboard: '首页报表',
    knowledge: 'AI客服知识',
    sequences: '编号规则',
    checkRules: '校验规则',
    tenantSettings: '招聘参数',
    postWords: '招聘敏感词',
    contentWords: '内容敏感词',
  } as Readonly<Record<string, string>>,
  /** Paths outside the API; every other path is a console file. */
  otherRoutes: {
    files: '控制台页面与静态文件',
    health: '存活检查',
    ready: '就绪检查',
    metrics: '监控指标',
    gateway: '网关转发',
    docs: '接口文档',
  },
  /** Tables without an entity. */
  ownTables: { schema_migration: '数据库升级记录' } as Readonly<Record<string, string>>,
  otherTable: '其他数据表',
  /** Purpose of the server's packages. */
  packages: {
    '@campus/contract': '接口定义',
    '@e965/xlsx': '旧版表格读取',
    '@electric-sql/pglite': '内嵌数据库',
    '@fastify/compress': '应答压缩',
    '@fastify/multipart': '文件上传解析',
    '@fastify/static': '静态文件',
    '@fastify/swagger': '接口描述',
    '@fastify/swagger-ui': '接口文档页面',
    '@vant/area-data': '行政区划数据',
    'big-integer': '报表SQL解析的大整数',
    fastify: 'HTTP服务框架',
    'find-my-way': '请求路由',
    fontkit: '字体读取',
    jose: '访问令牌签名',
    kysely: 'SQL构造器',
    'libpg-query': '报表SQL解析（PostgreSQL）',
    mysql2: 'MySQL驱动',
    'node-media-server': '直播流媒体服务',
    otpauth: '动态验证码',
    pdfkit: 'PDF生成',
    pg: 'PostgreSQL驱动',
    'pinyin-pro': '拼音转换',
    'prom-client': '监控指标输出',
    'sanitize-html': '富文本净化',
    saxes: '表格XML解析',
    tedious: 'SQL Server驱动',
    uqr: '二维码生成',
    ws: 'WebSocket推送',
    yauzl: '压缩包读取',
    yazl: '压缩包写入',
  } as Readonly<Record<string, string>>,
  sizes: ['字节', 'KB', 'MB', 'GB', 'TB'],
  spans: { day: '天', hour: '小时', minute: '分', second: '秒' },
  charts: { keys: '键数', memory: '内存' },
  namespaces: '命名空间',
  cache: {
    name: '命名空间',
    keys: '键数',
    memory: '内存',
    hits: '命中',
    misses: '未命中',
    hitRate: '命中率',
    evictions: '淘汰',
  },
  clear: '清空',
  clearConfirm: (name: string) => `确定清空“${name}”吗？内容会立即重新加载。`,
  used: '已用',
} as const;
