import { choice, dict, entity, flag, number, onAdd, type Pattern, ref, text } from '../../kit/index.ts';

const code: Pattern = {
  test: (value) => /^[A-Za-z][A-Za-z0-9_:-]{0,99}$/.test(value),
  message: '字典编码须以字母开头，只含字母、数字、下划线、冒号和短横线',
};
const withoutComma: Pattern = { test: (value) => !/[,，]/.test(value), message: '数据值不能包含逗号' };
const colour: Pattern = { test: (value) => /^#[0-9a-fA-F]{6}$/.test(value) };

/** A list of values with labels (数据字典). */
export const sysDict = entity({
  area: 'system',
  name: 'sysDict',
  table: 'sys_dict',
  code: 'system:dict',
  path: '/sys/dict',
  title: '数据字典',
  page: 'system/DictList',
  fields: {
    dictName: text({ label: '字典名称', required: true, max: 100 }),
    dictCode: text({
      label: '字典编码',
      required: true,
      max: 100,
      pattern: code,
      unique: { message: '字典编码已存在' },
      width: 220,
    }),
    description: text({ label: '描述', max: 255, width: 260 }),
    /** 0 text, 1 number. */
    type: number({ label: '类型', min: 0, max: 1, default: 0 }),
    /** Shipped: cannot be deleted, and its code cannot change. */
    system: flag({ label: '系统字典', width: 96 }),
    /** Values are used by code: items may only be renamed. */
    fixed: flag({ label: '固定取值', width: 96 }),
    /** Readable with a registration token. */
    open: flag({ label: '公开' }),
  },
  list: ['dictName', 'dictCode', 'description', 'system', 'fixed'],
  numbered: true,
  hidden: ['type'],
  search: ['dictName', 'dictCode'],
  form: ['dictName', 'dictCode', 'description', 'type'],
  excel: ['dictName', 'dictCode', 'description'],
  asked: ['dictCode'],
  visible: { staff: 'all' },
  protectedRows: { rows: ['system', 'eq', 1], message: '系统字典不允许删除' },
  calls: ['list', 'queryById', 'add', 'edit', 'delete', 'deleteBatch'],
  done: { add: '保存成功！', edit: '编辑成功!', delete: '删除成功!' },
  tenant: false,
});

export const sysDictItem = entity({
  area: 'system',
  name: 'sysDictItem',
  table: 'sys_dict_item',
  code: 'system:dict:item',
  path: '/sys/dictItem',
  title: '字典项',
  fields: {
    dictId: ref({ label: '字典', to: 'sysDict', required: true }),
    itemText: text({ label: '名称', required: true, max: 100 }),
    itemValue: text({
      label: '数据值',
      required: true,
      max: 100,
      pattern: withoutComma,
      unique: { within: ['dictId'] },
      width: 140,
    }),
    description: text({ label: '描述', max: 255 }),
    itemColor: text({ label: '颜色', max: 7, pattern: colour, control: 'colour', width: 84 }),
    sortOrder: number({ label: '排序值', min: 0, max: 999_999, width: 84 }),
    status: dict({ label: '是否启用', dict: 'dict_item_status', numeric: true, default: 1, width: 84 }),
  },
  display: 'itemText',
  list: ['itemText', 'itemValue', 'itemColor', 'sortOrder', 'status'],
  hidden: ['description', 'dictId'],
  search: ['itemText', 'itemValue', 'status'],
  form: [onAdd('dictId'), 'itemText', 'itemValue', 'description', 'itemColor', 'sortOrder', 'status'],
  sort: { column: 'sortOrder', order: 'asc' },
  ordered: { within: ['dictId'] },
  switch: { field: 'status' },
  visible: { staff: 'all' },
  calls: ['list', 'queryById', 'add', 'edit', 'delete', 'deleteBatch'],
  done: { add: '保存成功！', edit: '编辑成功!', delete: '删除成功!' },
  tenant: false,
  indexes: [['dictId', 'sortOrder']],
});

/** A table available to pickers (字典数据源): declared by the product, or opened by administrators. */
export const sysTableWhiteList = entity({
  area: 'system',
  name: 'sysTableWhiteList',
  table: 'sys_table_white_list',
  code: 'system:tableWhite',
  path: '/sys/tableWhiteList',
  title: '字典数据源',
  page: 'system/SysTableWhiteList',
  fields: {
    tableName: text({
      label: '表名',
      required: true,
      max: 100,
      unique: { within: ['source'], message: '该表已有数据源' },
      width: 240,
    }),
    /** Columns, comma-separated. */
    fieldName: text({ label: '允许的字段', required: true, max: 1000, width: 420 }),
    status: dict({ label: '状态', dict: 'valid_status', default: '1', width: 84 }),
    source: choice({
      label: '来源',
      options: { builtIn: '内置', custom: '自定义' },
      default: 'custom',
      derived: true,
      width: 100,
    }),
  },
  list: ['tableName', 'fieldName', 'status', 'source'],
  numbered: true,
  search: ['tableName', 'status'],
  form: ['tableName', 'fieldName', 'status'],
  visible: { staff: 'all' },
  protectedRows: { rows: ['source', 'eq', 'builtIn'], message: '内置数据源不能修改或删除', isFixed: true },
  calls: ['list', 'queryById', 'add', 'edit', 'delete', 'deleteBatch'],
  tenant: false,
});
