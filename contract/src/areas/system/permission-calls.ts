import { endpoint, flag, pick, type Row, text, type } from '../../kit/index.ts';
import { type sysPermission, sysPermissionDataRule } from './permission.ts';

type Flags = 'leaf' | 'route' | 'keepAlive' | 'hidden' | 'alwaysShow' | 'internalOrExternal';
/** A menu entry in the administration trees, with boolean flags. */
export interface PermissionNode extends Omit<Row<typeof sysPermission>, Flags>, Readonly<Record<Flags, boolean>> {
  readonly key: string;
  readonly title: string;
  readonly isLeaf: boolean;
  readonly children: PermissionNode[] | null;
}
/** A node of trees for selecting entries. */
export interface PermissionTreeNode {
  readonly key: string;
  readonly value: string;
  readonly parentId: string | null;
  readonly title: string;
  readonly slotTitle: string;
  readonly label: string;
  readonly isLeaf: boolean;
  readonly menuType: number;
  readonly side: string | null;
  readonly icon: string | null;
  readonly ruleFlag: number;
  readonly scopedSlots: { readonly title: 'hasDatarule' };
  readonly children: PermissionTreeNode[] | null;
}
const read = 'system:permission:list';
const id = (label: string) => text({ label, max: 32 });

export const permissionList = endpoint({
  method: 'GET',
  path: '/sys/permission/list',
  title: '菜单树',
  needs: read,
  input: {},
  output: type<PermissionNode[]>(),
});
export const systemMenus = endpoint({
  method: 'GET',
  path: '/sys/permission/getSystemMenuList',
  title: '一级菜单',
  needs: read,
  input: {},
  output: type<PermissionNode[]>(),
});
export const systemSubmenu = endpoint({
  method: 'GET',
  path: '/sys/permission/getSystemSubmenu',
  title: '下级菜单',
  needs: read,
  input: { parentId: id('上级菜单') },
  output: type<PermissionNode[]>(),
});
export const systemSubmenuBatch = endpoint({
  method: 'GET',
  path: '/sys/permission/getSystemSubmenuBatch',
  title: '多个菜单的下级',
  needs: read,
  input: { parentIds: text({ label: '上级菜单', max: 20_000 }) },
  output: type<Record<string, PermissionNode[]>>(),
});
export const permissionTree = endpoint({
  method: 'GET',
  path: '/sys/permission/queryTreeList',
  title: '菜单选择树',
  needs: read,
  input: {},
  output: type<{ treeList: PermissionTreeNode[]; ids: string[] }>(),
});
export const permissionLevel = endpoint({
  method: 'GET',
  path: '/sys/permission/queryListAsync',
  title: '一级菜单或下级',
  needs: read,
  input: { pid: id('上级菜单') },
  output: type<PermissionTreeNode[]>(),
});
/** Whether a path is free. */
export const permissionDuplicate = endpoint({
  method: 'GET',
  path: '/sys/permission/checkPermDuplication',
  title: '菜单路径重复校验',
  needs: 'signed-in',
  input: {
    id: id('菜单'),
    url: text({ label: '菜单路径', max: 255 }),
    component: text({ label: '前端组件', max: 255 }),
    alwaysShow: flag({ label: '聚合路由' }),
  },
  output: type<null>(),
  done: '该值可用！',
  perMinute: 60,
});
/** Consequences of deleting entries. */
export interface PermissionUses {
  readonly menus: number;
  readonly buttons: number;
  readonly rules: number;
  /** Names of roles that hold any of the entries. */
  readonly roles: readonly string[];
}
export const permissionUses = endpoint({
  method: 'GET',
  path: '/sys/permission/queryUses',
  title: '菜单的使用情况',
  needs: read,
  input: { ids: text({ label: '菜单', required: true, max: 20_000 }) },
  output: type<PermissionUses>(),
});

export type DataRuleRow = Row<typeof sysPermissionDataRule>;
export const permissionRules = endpoint({
  method: 'GET',
  path: '/sys/permission/getPermRuleListByPermId',
  title: '菜单的数据规则',
  needs: read,
  input: { permissionId: id('菜单') },
  output: type<DataRuleRow[]>(),
});
export const searchPermissionRules = endpoint({
  method: 'GET',
  path: '/sys/permission/queryPermissionRule',
  title: '查询数据规则',
  needs: read,
  input: { permissionId: id('菜单'), ruleName: text({ label: '规则名称' }), ruleValue: text({ label: '规则值' }) },
  output: type<DataRuleRow[]>(),
  done: '查询成功！',
});
const ruleForm = pick(sysPermissionDataRule.fields, [
  'ruleName',
  'ruleColumn',
  'ruleConditions',
  'ruleValue',
  'status',
]);
export const addPermissionRule = endpoint({
  method: 'POST',
  path: '/sys/permission/addPermissionRule',
  title: '新增数据规则',
  needs: 'system:permission:addRule',
  input: { ...pick(sysPermissionDataRule.fields, ['permissionId']), ...ruleForm },
  output: type<DataRuleRow>(),
  done: '添加成功！',
});
export const editPermissionRule = endpoint({
  method: ['PUT', 'POST'],
  path: '/sys/permission/editPermissionRule',
  title: '编辑数据规则',
  needs: 'system:permission:editRule',
  input: { id: text({ label: '数据规则', required: true, max: 32 }), ...ruleForm },
  output: type<DataRuleRow>(),
  done: '更新成功！',
});
export const deletePermissionRule = endpoint({
  method: 'DELETE',
  path: '/sys/permission/deletePermissionRule',
  title: '删除数据规则',
  needs: 'system:permission:deleteRule',
  input: { id: id('数据规则') },
  output: type<null>(),
  done: '删除成功！',
});
