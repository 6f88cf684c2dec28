import { endpoint, type Row, text, type } from '../../kit/index.ts';
import { sysDict } from './dictionary.ts';

const read = 'system:dict:list';
const bin = 'system:dict:recycleBin';
const purge = 'system:dict:deleteRecycleBin';
const id = text({ label: '字典', required: true, max: 32 });
const ids = text({ label: '字典', required: true, requiredMessage: '参数不识别！', max: 20_000 });

/** A dictionary as a tree node. */
export interface DictNode {
  readonly key: string;
  readonly title: string;
  readonly id: string;
  readonly dictCode: string;
  readonly description: string | null;
}
export const dictTreeList = endpoint({
  method: 'GET',
  path: '/sys/dict/treeList',
  title: '字典树',
  needs: read,
  input: { dictName: text({ label: '字典名称' }) },
  output: type<DictNode[]>(),
});
export type DeletedDict = Pick<Row<typeof sysDict>, 'id' | 'dictName' | 'dictCode' | 'description' | 'updateTime'>;
export const deletedDicts = endpoint({
  method: 'GET',
  path: '/sys/dict/deleteList',
  title: '字典回收站',
  needs: bin,
  input: {},
  output: type<DeletedDict[]>(),
});
export const restoreDict = endpoint({
  method: 'PUT',
  path: '/sys/dict/back/:id',
  title: '字典取回',
  needs: bin,
  input: { id },
  output: type<null>(),
  done: '操作成功!',
});
export const purgeDict = endpoint({
  method: 'DELETE',
  path: '/sys/dict/deletePhysic/:id',
  title: '字典彻底删除',
  needs: purge,
  input: { id },
  output: type<null>(),
  done: '删除成功!',
});
export const restoreDicts = endpoint({
  method: 'PUT',
  path: '/sys/dict/putRecycleBin',
  title: '字典批量取回',
  needs: bin,
  input: { ids },
  output: type<null>(),
  done: '操作成功!',
});
export const purgeDicts = endpoint({
  method: 'DELETE',
  path: '/sys/dict/deleteRecycleBin',
  title: '字典批量彻底删除',
  needs: purge,
  input: { ids },
  output: type<null>(),
  done: '删除成功!',
});
export const dictItemCheck = endpoint({
  method: 'GET',
  path: '/sys/dictItem/dictItemCheck',
  title: '字典项重复校验',
  needs: 'signed-in',
  input: {
    dictId: text({ label: '字典', max: 32 }),
    itemValue: text({ label: '数据值', max: 100 }),
    id: text({ label: '字典项', max: 32 }),
  },
  output: type<null>(),
  done: '该值可用！',
  perMinute: 60,
});

/** A known table that can be opened to pickers. */
export interface KnownSource {
  readonly tableName: string;
  readonly title: string;
  /** Columns that may be opened. */
  readonly fields: readonly { readonly name: string; readonly label: string }[];
}
export const knownSources = endpoint({
  method: 'GET',
  path: '/sys/tableWhiteList/sources',
  title: '可开放的表',
  needs: 'system:tableWhite:list',
  input: {},
  output: type<KnownSource[]>(),
});

/** Codes of raw routes: import and export. */
export const dictFileCodes = { exportXls: sysDict.can.exportXls, importExcel: sysDict.can.importExcel } as const;
/** Headers of the dictionary sheet: the dictionary columns, then the item columns under 字典项. */
export const dictSheet = {
  dictionary: ['字典名称', '字典编码', '描述'],
  items: '字典项',
  item: ['名称', '数据值', '项描述', '颜色', '排序', '状态'],
} as const;

export const dictRefusals = {
  systemCode: '系统字典不允许修改编码',
  fixedItems: '该字典的取值由程序使用，不能新增、删除、停用或修改数据值',
  codeTaken: '字典编码已存在，无法取回',
  gone: '未找到字典',
  itemUsed: (uses: string) => `该字典项已被使用，不能删除：${uses}`,
  valueUsed: (uses: string) => `该字典项已被使用，不能修改数据值：${uses}`,
  use: (title: string, label: string, n: number) => `${title}的${label} ${n} 条`,
  importCodeTaken: '字典编码已经存在',
  importNoDict: '字典项前没有字典',
  importItemTwice: (line: number) => `数据值与第${line}行重复`,
  importOther: (lines: string) => `同一字典的第${lines}行有错误`,
  noTable: '不允许开放该表或字段',
  noCode: '字典编码不能为空!',
  codeForm: '字典Code格式不正确！',
  condition: '组件condition传值异常，需要一个json字符串对象!',
  tooManyKeys: '参数过多',
} as const;

export const dictTexts = {
  items: (name: string) => `字典列表：${name}`,
  configure: '字典配置',
  refresh: '刷新缓存',
  bin: '字典回收站',
  back: '字典取回',
  purge: '彻底删除',
  purgeAsk: (names: string) => `彻底删除后不可恢复，${names}的字典项也将删除，确定继续吗？`,
  binEmpty: '回收站里没有字典',
  deletedAt: '删除时间',
  code: '字典编号',
  systemTag: '系统',
  fixedTag: '固定取值',
  fixedHint: '该字典的取值由程序使用：只能修改名称、描述、颜色和排序。',
  order: '排序',
  state: '状态',
  noColour: '无',
  export: '导出',
  import: '导入',
  pickFields: '请选择允许的字段',
} as const;
