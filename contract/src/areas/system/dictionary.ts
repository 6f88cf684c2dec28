import { dict, entity, flag, number, ref, text } from '../../kit/index.ts';

/** A list of values with texts (数据字典). */
export const sysDict = entity({
  area: 'system',
  name: 'sysDict',
  table: 'sys_dict',
  code: 'system:dict',
  path: '/sys/dict',
  title: '数据字典',
  fields: {
    dictName: text({ label: '字典名称', required: true, max: 100 }),
    dictCode: text({ label: '字典编码', required: true, max: 100, unique: { message: '字典编码已存在' } }),
    description: text({ label: '描述', max: 255 }),
    /** 0 text, 1 number. */
    type: number({ label: '类型', default: 0 }),
    /** Shipped: neither deleted nor re-coded. */
    system: flag({ label: '系统字典' }),
    /** The code depends on its values: items may be renamed only. */
    fixed: flag({ label: '固定取值' }),
    /** Readable with a registration token. */
    open: flag({ label: '公开' }),
  },
  list: ['dictName', 'dictCode', 'description'],
  form: [],
  visible: { staff: 'all' },
  calls: [],
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
    itemValue: text({ label: '数据值', required: true, max: 100, unique: { within: ['dictId'] } }),
    description: text({ label: '描述', max: 255 }),
    sortOrder: number({ label: '排序', default: 1 }),
    status: dict({ label: '状态', dict: 'dict_item_status', numeric: true, default: 1 }),
  },
  list: ['itemText', 'itemValue', 'sortOrder', 'status'],
  form: [],
  visible: { staff: 'all' },
  calls: [],
  tenant: false,
});
