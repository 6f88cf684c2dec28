import { endpoint, flag, type NumberedPage, number, type Row, text, type } from '../../kit/index.ts';
import type { sysCategory } from './category.ts';

/** A node of the category trees. */
export interface CategoryNode {
  readonly key: string;
  readonly value: string;
  readonly id: string;
  readonly code: string | null;
  readonly name: string;
  readonly title: string;
  readonly label: string;
  readonly leaf: boolean;
  readonly isLeaf: boolean;
  readonly parentId: string;
  readonly pid: string;
  readonly children: CategoryNode[] | null;
}
const pid = text({ label: '父级节点', max: 32 });
const pcode = text({ label: '上级编码', max: 100 });
const condition = text({ label: '条件', max: 2000 });

/** Also readable with a registration token. */
export const categoryRoots = endpoint({
  method: 'GET',
  path: '/sys/category/loadTreeRoot',
  title: '分类根节点',
  needs: 'anyone',
  input: { async: flag({ label: '逐级加载' }), pcode },
  output: type<CategoryNode[]>(),
});
export const categoryChildren = endpoint({
  method: 'GET',
  path: '/sys/category/loadTreeChildren',
  title: '下级分类',
  needs: 'anyone',
  input: { pid },
  output: type<CategoryNode[]>(),
});
export const categoryOne = endpoint({
  method: 'GET',
  path: '/sys/category/loadOne',
  title: '单个分类',
  needs: 'signed-in',
  input: { field: text({ label: '字段', max: 50 }), val: text({ label: '字段值', max: 100 }) },
  output: type<Row<typeof sysCategory>>(),
});
export const categoryLevel = endpoint({
  method: 'GET',
  path: '/sys/category/loadTreeData',
  title: '分类树数据',
  needs: 'signed-in',
  input: { pid, pcode, condition },
  output: type<CategoryNode[]>(),
});
export const categoryNames = endpoint({
  method: 'GET',
  path: '/sys/category/loadDictItem',
  title: '分类名称',
  needs: 'anyone',
  input: { ids: text({ label: '分类', max: 20_000 }), delNotExist: text({ label: '去掉不存在的值', max: 5 }) },
  output: type<string[]>(),
});
export const categoryAll = endpoint({
  method: 'GET',
  path: '/sys/category/loadAllData',
  title: '编码下的全部分类',
  needs: 'anyone',
  input: { code: text({ label: '类型编码', max: 100 }) },
  output: type<{ value: string; text: string; title: string; label: string }[]>(),
});
export const categoryCodeCheck = endpoint({
  method: 'GET',
  path: '/sys/category/checkCode',
  title: '分类编码校验',
  needs: 'signed-in',
  input: { pid, code: text({ label: '类型编码', max: 100 }) },
  output: type<null>(),
});
const read = 'system:category:list';
type CategoryPage = NumberedPage<Row<typeof sysCategory>>;
export const categoryRootList = endpoint({
  method: 'GET',
  path: '/sys/category/rootList',
  title: '分类根节点列表',
  needs: read,
  input: {
    pid,
    name: text({ label: '类型名称', max: 102 }),
    code: text({ label: '类型编码', max: 102 }),
    pageNo: number({ label: '页码', min: 1 }),
    pageSize: number({ label: '条数', min: 1, max: 1000 }),
  },
  output: type<CategoryPage>(),
});
export const categoryChildList = endpoint({
  method: 'GET',
  path: '/sys/category/childList',
  title: '下级分类列表',
  needs: read,
  input: { pid },
  output: type<Row<typeof sysCategory>[]>(),
});
export const categoryChildBatch = endpoint({
  method: 'GET',
  path: '/sys/category/getChildListBatch',
  title: '多个分类的下级',
  needs: read,
  input: { parentIds: text({ label: '父级节点', max: 20_000 }) },
  output: type<CategoryPage>(),
});

export const categoryRefusals = {
  codeUnknown: (code: string) => `该编码【${code}】不存在，请核实!`,
  none: '查询无果',
  several: (field: string, value: string) => `查询数据异常,[${field}]存在多个值:${value}`,
  field: (field: string) => `查询条件不合法：${field}`,
  treeData: (what: string) => `加载分类字典树参数有误.[${what}]!`,
  noIds: 'ids 不能为空',
  noData: (code: string) => `无数据,参数有误.[${code}]`,
  codeEmpty: '错误,类型编码为空!',
  codePrefix: (parent: string) => `编码不符合规范,须以"${parent}"开头!`,
  codeBlock: (parent: string) => `编码须在上级编码“${parent}”后加一段，如 ${parent}A01`,
  parentGone: '父级节点不存在',
  moved: '不能移动到其他父级节点',
} as const;

export const categoryTexts = {
  areas: '行政区划',
  search: '搜索分类名称',
  searchArea: '输入六位区划代码查询',
  addRoot: '新增',
  addBelow: '新增下级',
  removeAsk: (name: string) => `确定删除“${name}”吗？其下级分类将一并删除。`,
  removeSome: (n: number) => `确定删除选中的 ${n} 个分类吗？其下级分类将一并删除。`,
  readFailed: '分类加载失败',
  noMatch: (keyword: string) => `没有名称包含“${keyword}”的分类`,
  root: '一级分类',
  areaCode: '区划代码',
  areaName: '名称',
  areaLevel: '级别',
  levels: ['省级', '市级', '区县级'],
  areaHint: '区划代码取自国家标准，供地址选择使用，不能修改。',
  noArea: (keyword: string) => `没有找到“${keyword}”`,
} as const;
