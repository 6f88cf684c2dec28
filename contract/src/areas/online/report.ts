import {
  type AnyEntity,
  by,
  choice,
  date,
  dateTime,
  entity,
  type Field,
  flag,
  longText,
  number,
  type Pattern,
  ref,
  text,
} from '../../kit/index.ts';
import { codePattern } from './code-pattern.ts';

/** A valid column name: letters (including Chinese), digits and underscores. */
export const isColumnName = (name: string): boolean =>
  /^[\p{L}_][\p{L}\p{N}_$]{0,62}$/u.test(name) && name !== '__proto__';
const columnName: Pattern = { test: isColumnName, message: '字段名字只能包含文字、数字和下划线' };
const parameterName: Pattern = {
  test: (value) => /^[A-Za-z_]\w{0,31}$/.test(value),
  message: '参数字段只能包含字母、数字和下划线，且不以数字开头',
};
/** Display types of a column. */
export const columnTypes = {
  String: '文本',
  Integer: '整数',
  Long: '数值',
  Date: '日期',
  Datetime: '日期时间',
  Image: '图片',
} as const;
export type ColumnType = keyof typeof columnTypes;
/** Whether values of the column type are numbers: compared, summed and exported as such. */
export const isFigureType = (type: string): boolean => type === 'Integer' || type === 'Long';
const switched = { '1': '是', '0': '否' } as const;
export const searchModes = { single: '单值', group: '范围' } as const;
export const mostColumns = 100;
/** Maximum number of rows a report shows, exports and counts. */
export const mostReportRows = 10_000;

/** A column of a report: title, display, search and sum. */
export const cgreportItem = entity({
  area: 'online',
  name: 'cgreportItem',
  table: 'onl_cgreport_item',
  code: 'online:report',
  path: '',
  title: '动态报表配置明细',
  fields: {
    headId: ref({ label: '报表', to: 'cgreportHead', derived: true }),
    fieldName: text({ label: '字段名字', required: true, max: 63, pattern: columnName }),
    fieldTxt: text({ label: '字段文本', required: true, max: 100 }),
    fieldWidth: number({ label: '宽度', min: 0, max: 1000 }),
    fieldType: choice({ label: '类型', options: columnTypes, required: true, default: 'String' }),
    isShow: flag({ label: '列显示', default: 1 }),
    fieldHref: text({ label: '字段href', max: 500 }),
    isSearch: choice({ label: '查询', options: switched, default: '0' }),
    searchMode: choice({ label: '查询模式', options: searchModes }),
    replaceVal: text({ label: '取值表达式', max: 500 }),
    dictCode: text({ label: '字典code', max: 200 }),
    groupTitle: text({ label: '分组标题', max: 50 }),
    isTotal: choice({ label: '合计列', options: switched, default: '0' }),
    orderNum: number({ label: '排序', min: 0, max: 9999 }),
  },
  list: ['fieldName', 'fieldTxt', 'fieldType', 'orderNum'],
  form: [
    'fieldName',
    'fieldTxt',
    'fieldWidth',
    'fieldType',
    'isShow',
    'fieldHref',
    'isSearch',
    'searchMode',
    'replaceVal',
    'dictCode',
    'groupTitle',
    'isTotal',
    'orderNum',
  ],
  parent: 'headId',
  sort: { column: 'orderNum', order: 'asc' },
  visible: { staff: 'all' },
  tenant: false,
  indexes: [['headId']],
});

/** A `${…}` parameter of a report's SQL, with its default. */
export const cgreportParam = entity({
  area: 'online',
  name: 'cgreportParam',
  table: 'onl_cgreport_param',
  code: 'online:report',
  path: '',
  title: '报表参数',
  fields: {
    headId: ref({ label: '报表', to: 'cgreportHead', derived: true }),
    paramName: text({ label: '参数字段', required: true, max: 32, pattern: parameterName }),
    paramTxt: text({ label: '参数文本', required: true, max: 32 }),
    paramValue: text({ label: '默认值', max: 100 }),
    orderNum: number({ label: '排序', min: 0, max: 9999 }),
  },
  list: ['paramName', 'paramTxt', 'paramValue', 'orderNum'],
  form: ['paramName', 'paramTxt', 'paramValue', 'orderNum'],
  parent: 'headId',
  sort: { column: 'orderNum', order: 'asc' },
  visible: { staff: 'all' },
  tenant: false,
  indexes: [['headId']],
});

/** A SELECT written by administrators, and the display of its rows (在线报表配置). */
export const cgreportHead = entity({
  area: 'online',
  name: 'cgreportHead',
  table: 'onl_cgreport_head',
  code: 'online:report',
  path: '/online/cgreport/head',
  title: '报表',
  page: 'modules/online/cgreport/OnlCgreportHeadList',
  fields: {
    code: text({
      label: '报表编码',
      required: true,
      requiredMessage: '请输入报表编码！',
      max: 50,
      pattern: codePattern('编码'),
      unique: { message: '报表编码已存在!' },
    }),
    name: text({ label: '报表名字', required: true, requiredMessage: '请输入报表名字!', max: 100 }),
    cgrSql: longText({
      label: '报表SQL',
      required: true,
      requiredMessage: '请填写报表SQL',
      max: 20_000,
      width: 320,
    }),
    /** Code of a data source; empty: the product's own database. */
    dbSource: text({ label: '动态数据源', max: 50 }),
  },
  display: 'name',
  list: ['name', 'code', 'cgrSql', 'dbSource', 'createTime'],
  numbered: true,
  search: [by('name', 'like', '报表名称'), by('code', 'like')],
  form: ['code', 'name', 'dbSource', 'cgrSql'],
  calls: ['list', 'queryById', 'delete', 'deleteBatch'],
  children: { items: cgreportItem, params: cgreportParam },
  done: { delete: '删除成功!' },
  asked: ['code'],
  visible: { staff: 'all' },
  tenant: false,
  versioned: true,
});

/** The properties of a column used by data rules. */
interface ReportSubjectColumn {
  readonly fieldName: string;
  readonly fieldTxt: string;
  readonly fieldType: string;
}
/** The columns of a report as an entity, for data rules on its menu entry. */
export function reportSubject(columns: readonly ReportSubjectColumn[]): AnyEntity {
  const getField = ({ fieldType, fieldTxt: label }: ReportSubjectColumn): Field => {
    if (isFigureType(fieldType)) return number({ label, digits: 6 });
    if (fieldType === 'Date') return date({ label });
    return fieldType === 'Datetime' ? dateTime({ label }) : text({ label, max: 1000 });
  };
  const fields = Object.fromEntries(columns.map((column) => [column.fieldName, getField(column)]));
  return entity({
    area: 'online',
    name: 'report',
    table: 'report',
    code: 'online:report',
    path: '',
    title: cgreportHead.title,
    fields,
    list: [],
    form: [],
    visible: {},
    display: 'id',
  }) as AnyEntity;
}
