import { type Button, endpoint, json, longText, type NumberedPage, number, text, type } from '../../kit/index.ts';

const design = '/online/cgreport';
export const reportExportTitle = '导出在线报表';
export const reportCodes = { view: 'online:report:view', export: 'online:report:export' } as const;
export const reportButtons: readonly Button[] = [
  { code: reportCodes.view, label: '查看在线报表', page: design },
  { code: reportCodes.export, label: reportExportTitle, page: design },
];
/** Path of a report's menu entry and its component. */
export const reportPath = (id: string): string => `${design}/${id}`;
export const reportComponent = 'modules/online/cgreport/auto/OnlCgreportAutoList';

/** A row of columns or parameters, as clients send it. */
type SentRow = Readonly<Record<string, unknown>>;
export interface SentReport {
  readonly head: SentRow;
  readonly items: readonly SentRow[];
  readonly params: readonly SentRow[];
}
const sent = {
  head: json<SentReport['head']>()({ label: '报表', required: true }),
  items: json<SentReport['items']>()({ label: '动态报表配置明细' }),
  params: json<SentReport['params']>()({ label: '报表参数' }),
};
export const addReport = endpoint({
  method: 'POST',
  path: '/online/cgreport/head/add',
  title: '新增报表',
  needs: 'online:report:add',
  input: sent,
  output: type<{ id: string }>(),
  done: '添加成功！',
});
export const editReport = endpoint({
  method: ['PUT', 'POST'],
  path: '/online/cgreport/head/editAll',
  title: '编辑报表',
  needs: 'online:report:edit',
  input: sent,
  output: type<{ id: string }>(),
  done: '修改成功!',
});
/** Alias under the usual name of an edit. */
export const editReportToo = endpoint({ ...editReport, path: '/online/cgreport/head/edit' });

/** A column as parsed from the SQL. */
export interface ParsedField {
  readonly fieldName: string;
  readonly fieldTxt: string;
  readonly fieldType: string;
  readonly orderNum: number;
}
export interface ParsedParameter {
  readonly paramName: string;
  readonly paramTxt: string;
  readonly orderNum: number;
}
export interface ParsedSql {
  readonly fields: readonly ParsedField[];
  readonly params: readonly ParsedParameter[];
}
export const parseReportSql = endpoint({
  method: ['POST', 'GET'],
  path: '/online/cgreport/head/parseSql',
  title: '解析报表SQL',
  needs: ['online:report:add', 'online:report:edit'],
  input: {
    sql: longText({ label: '报表SQL', required: true, requiredMessage: '请填写报表SQL', max: 20_000 }),
    dbKey: text({ label: '动态数据源', max: 50 }),
  },
  output: type<ParsedSql>(),
  perMinute: 60,
});
const ofHead = { headId: text({ label: '报表', required: true, max: 32 }) };
export const reportItems = endpoint({
  method: 'GET',
  path: '/online/cgreport/item/listByHeadId',
  title: '报表字段',
  needs: 'online:report:list',
  input: ofHead,
  output: type<SentRow[]>(),
});
export const reportParams = endpoint({
  method: 'GET',
  path: '/online/cgreport/param/listByHeadId',
  title: '报表参数',
  needs: 'online:report:list',
  input: ofHead,
  output: type<SentRow[]>(),
});
/** Creates or updates the menu entry of a report; also requires the permission to add menus. */
export const publishReport = endpoint({
  method: 'POST',
  path: '/online/cgreport/head/publish',
  title: '发布报表到菜单',
  needs: 'online:report:edit',
  input: {
    id: text({ label: '报表', required: true, max: 32 }),
    parentId: text({ label: '上级菜单', required: true, requiredMessage: '请选择上级菜单!', max: 32 }),
    name: text({ label: '菜单名称', required: true, max: 100 }),
    icon: text({ label: '菜单图标', max: 100 }),
  },
  output: type<{ id: string }>(),
  done: '发布成功',
});

export interface ReportOption {
  readonly value: string;
  readonly text: string;
}
export interface ReportColumn {
  readonly title: string;
  readonly dataIndex: string;
  readonly align: 'left' | 'center' | 'right';
  readonly sorter: boolean;
  /** Key of `dictOptions`. */
  readonly customRender?: string;
  readonly fieldType: string;
  readonly fieldWidth?: number;
  readonly groupTitle?: string;
  readonly isTotal?: '1';
  readonly hrefSlotName?: string;
}
export interface ReportColumns {
  readonly cgRpConfigId: string;
  readonly cgRpConfigName: string;
  readonly columns: readonly ReportColumn[];
  readonly dictOptions: Readonly<Record<string, readonly ReportOption[]>>;
  readonly fieldHrefSlots: readonly { readonly slotName: string; readonly href: string }[];
}
export interface ReportQueryItem {
  readonly field: string;
  readonly label: string;
  readonly view: 'text' | 'date' | 'datetime' | 'list' | 'sel_search';
  readonly mode: 'single' | 'group';
  /** `1`: shown only in the expanded form. */
  readonly hidden: '0' | '1';
  readonly dictCode?: string;
  readonly fieldId?: string;
  readonly options?: readonly ReportOption[];
}
export type ReportRow = Readonly<Record<string, unknown>>;
export interface ReportPage extends NumberedPage<ReportRow> {
  /** At most `mostReportRows`. */
  readonly total: number;
  /** Sums of the summed columns over all matching rows. */
  readonly totals: Readonly<Record<string, number | string>>;
}
export interface ReportParameter {
  readonly paramName: string;
  readonly paramTxt: string;
  readonly paramValue: string | null;
}
const byCode = { code: text({ label: '报表编码', required: true, max: 50 }) };
const byId = { configId: text({ label: '报表', required: true, max: 50 }) };
/** Additional parameters: query fields (`_begin`, `_end` for ranges), `self_{parameter}` and `onlRepUrlParamStr`. */
const paged = {
  ...byId,
  pageNo: number({ label: '页码', min: 1, max: 10_000 }),
  pageSize: number({ label: '条数', min: 1, max: 1000 }),
  column: text({ label: '排序列', max: 63 }),
  order: text({ label: '排序', max: 10 }),
};
const read = { method: 'GET', needs: 'signed-in' } as const;

export const rpColumns = endpoint({
  ...read,
  path: '/online/cgreport/api/getRpColumns/:code',
  title: '报表列',
  input: byCode,
  output: type<ReportColumns>(),
});
export const queryInfo = endpoint({
  ...read,
  path: '/online/cgreport/api/getQueryInfo/:configId',
  title: '报表查询条件',
  input: byId,
  output: type<ReportQueryItem[]>(),
});
export const reportData = endpoint({
  ...read,
  path: '/online/cgreport/api/getData/:configId',
  title: '报表数据',
  input: paged,
  output: type<ReportPage>(),
  perMinute: 120,
});
export const columnsAndData = endpoint({
  ...read,
  path: '/online/cgreport/api/getColumnsAndData/:configId',
  title: '报表列和数据',
  input: paged,
  output: type<
    Omit<ReportColumns, 'cgRpConfigId' | 'cgRpConfigName'> & {
      readonly data: ReportPage;
      readonly cgreportHeadName: string;
      readonly isGroupTitle: boolean;
    }
  >(),
  perMinute: 120,
});
export const paramsInfo = endpoint({
  ...read,
  path: '/online/cgreport/api/getParamsInfo/:configId',
  title: '报表参数',
  input: byId,
  output: type<ReportParameter[]>(),
});
export const reportDictList = endpoint({
  ...read,
  path: '/online/cgreport/api/getReportDictList',
  title: '报表字典',
  input: {
    fieldId: text({ label: '字段', required: true, max: 32 }),
    keyword: text({ label: '关键字', max: 100 }),
    pageNo: number({ label: '页码', min: 1, max: 1000 }),
    pageSize: number({ label: '条数', min: 1, max: 100 }),
  },
  output: type<ReportOption[]>(),
});
export const exportPaths = ['exportXls', 'exportManySheetXls'].map(
  (name) => `/online/cgreport/api/${name}/:configId` as const,
);

/** Errors of the report engine. */
export const reportRefusals = {
  gone: '报表不存在',
  noDriver: '未安装 SQL Server 驱动：请在安装目录运行 npm install --no-save tedious@19 后重试',
  because: (reason: string) => `报表SQL不合法：${reason}`,
  missing: (parameter: string) => `缺少参数：${parameter}`,
  onlyQuery: '只允许查询语句!',
  oneQuery: '只能有一条查询语句',
  syntax: '语法错误',
  syntaxAt: (line: number) => `第${line}行附近有语法错误`,
  table: (name: string) => `不能查询表“${name}”`,
  call: (name: string) => `不能使用函数“${name}”`,
  cast: (name: string) => `不能转换为类型“${name}”`,
  construct: (what: string) => `不能使用${what}`,
  tableHint: '表提示',
  variable: '变量',
  noColumn: '列不存在',
  noTable: '表不存在',
  noCall: '没有这个函数，或参数的类型不符',
  ambiguous: '有同名的列，请用 AS 起不同的名字',
  grouping: '有列既不在 GROUP BY 中，也没有聚合',
  types: '值或参数的类型不符',
  noColumns: '查询结果没有列',
  badColumn: (name: string) => `列“${name}”的名字不规范，请用 AS 起一个只含文字、数字和下划线的名字`,
  orderBy: 'SQL Server 的报表不能以 ORDER BY 结尾，请点击列标题排序',
  itemUnknown: (name: string) => `字段“${name}”不在查询结果中`,
  itemTwice: (name: string) => `字段“${name}”重复`,
  paramTwice: (name: string) => `参数“${name}”重复`,
  paramUndeclared: (name: string) => `请在报表参数中添加“${name}”`,
  totalText: (name: string) => `字段“${name}”不是数值，不能合计`,
  href: (name: string) => `字段“${name}”的href只能是以 / 或 https:// 开头的地址，不能含 {{ }}`,
  hrefField: (name: string) => `字段href中的“${name}”不是报表的字段`,
  dict: (name: string) => `字段“${name}”的字典code不可用`,
  replaceVal: (name: string) => `字段“${name}”的取值表达式应形如 1_男,2_女`,
  noItems: '请至少添加一个字段',
  value: '查询条件或参数的值不正确',
  published: (menu: string) => `报表已发布到菜单“${menu}”，请先删除该菜单`,
} as const;
