import { dict, endpoint, entity, longText, onAdd, text, type } from '../../kit/index.ts';
import { codePattern } from './code-pattern.ts';

/** An external database for reports (多数据源管理). Its password is write-only. */
export const sysDataSource = entity({
  area: 'online',
  name: 'sysDataSource',
  table: 'sys_data_source',
  code: 'system:datasource',
  path: '/sys/dataSource',
  title: '数据源',
  page: 'system/SysDataSourceList',
  fields: {
    code: text({ label: '数据源编码', required: true, max: 50, pattern: codePattern('数据源编码'), unique: true }),
    name: text({ label: '数据源名称', required: true, max: 50 }),
    dbType: dict({ label: '数据库类型', dict: 'database_type', required: true, width: 120 }),
    dbDriver: text({ label: '驱动类', required: true, max: 100, width: 220 }),
    dbUrl: text({ label: '数据源地址', required: true, max: 500, width: 300 }),
    dbName: text({ label: '数据库名称', required: true, max: 100 }),
    dbUsername: text({ label: '用户名', required: true, max: 100 }),
    dbPassword: text({ label: '密码', max: 100, secret: true, encrypted: true, help: '保存后不再显示；留空则不修改' }),
    remark: longText({ label: '备注', max: 500 }),
  },
  display: 'name',
  list: ['name', 'dbType', 'dbDriver', 'dbUrl', 'dbUsername'],
  numbered: true,
  hidden: ['code', 'dbName', 'createTime'],
  search: ['name', 'dbType'],
  form: [onAdd('code'), 'name', 'dbType', 'dbDriver', 'dbUrl', 'dbName', 'dbUsername', 'dbPassword', 'remark'],
  example: { code: 'example_source', dbUrl: 'jdbc:mysql://127.0.0.1:3306/example', dbName: 'example' },
  excel: ['code', 'name', 'dbType', 'dbDriver', 'dbUrl', 'dbName', 'dbUsername', 'remark'],
  asked: ['code'],
  visible: { staff: 'all' },
  // The edit is a custom endpoint: it must know whether a password was typed.
  calls: ['list', 'queryById', 'add', 'delete', 'deleteBatch', 'exportXls', 'importExcel'],
  tenant: false,
  computed: ['hasPassword', 'addressRefused'],
});

/** Updates the sent fields; an empty password keeps the stored one, unless URL or user change. */
export const editDataSource = endpoint({
  method: ['PUT', 'POST'],
  path: '/sys/dataSource/edit',
  title: '编辑数据源',
  needs: 'system:datasource:edit',
  input: { id: text({ label: '数据源', required: true, max: 32 }) },
  output: type<object>(),
  done: '编辑成功！',
});

export interface DataSourceOption {
  readonly value: string;
  readonly label: string;
  readonly text: string;
}
export const dataSourceOptions = endpoint({
  method: 'GET',
  path: '/sys/dataSource/options',
  title: '数据源选项',
  needs: 'signed-in',
  input: {},
  output: type<DataSourceOption[]>(),
});

const { dbType, dbUrl, dbName, dbUsername } = sysDataSource.fields;
/** Tests a data source with the values of the form; `id` selects the stored password when none was typed. */
export const testConnection = endpoint({
  method: 'POST',
  path: '/online/cgreport/api/testConnection',
  title: '测试数据源',
  needs: 'online:report:add',
  input: {
    id: text({ label: '数据源', max: 32 }),
    dbType,
    dbUrl,
    dbName,
    dbUsername,
    dbPassword: text({ label: '密码', max: 100 }),
  },
  output: type<null>(),
  done: '数据库连接成功',
  perMinute: 20,
});

/** Reasons of a failed connection; driver messages are not disclosed. */
const connectionReasons = {
  host: '无法连接主机',
  timeout: '连接超时',
  password: '用户名或密码错误',
  database: '数据库不存在',
  engine: '不支持的数据库类型',
} as const;
export type ConnectionReason = keyof typeof connectionReasons;

export const dataSourceRefusals = {
  url: '数据源地址格式不正确，形如 jdbc:postgresql://主机:5432/数据库，不能带其他参数',
  type: '数据源地址与数据库类型不一致',
  database: '数据库名称与数据源地址不一致',
  notAllowed: '数据源地址不允许访问',
  failed: (reason: ConnectionReason) => `数据库连接失败：${connectionReasons[reason]}`,
  passwordAgain: '修改数据源地址、数据库或用户名后，请重新输入密码',
  unknown: '数据源不存在',
  inUse: (name: string) => `数据源正被报表“${name}”使用，不能删除`,
} as const;
