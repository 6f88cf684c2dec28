import type { Button } from '../../kit/index.ts';
import { manageSuperQueries, shareListViews } from './sharing.ts';

const users = '/isystem/user';
const roles = '/isystem/roleUserList';
const departs = '/isystem/depart';

/** Permission codes of accounts and roles that need an explicit label or page. */
export const administrationButtons: readonly Button[] = [
  { code: 'system:user:exportXls', label: '导出', page: users },
  { code: 'system:user:importExcel', label: '导入', page: users },
  { code: 'system:user:recycleBin', label: '回收站', page: users },
  { code: manageSuperQueries, label: '管理共享的高级查询和视图', page: users },
  { code: shareListViews, label: '共享列表视图', page: users },
  { code: 'system:user:queryUserRole', label: '查看用户角色', page: users },
  { code: 'system:user:addUserRole', label: '添加角色用户', page: roles },
  { code: 'system:user:deleteRole', label: '移除角色用户', page: roles },
  { code: 'system:user:deleteRoleBatch', label: '批量移除角色用户', page: roles },
  { code: 'system:permission:saveRole', label: '角色授权', page: roles },
  { code: 'system:useragent:list', label: '查看代理人', page: users },
  { code: 'system:useragent:add', label: '设置代理人', page: users },
  { code: 'system:useragent:edit', label: '修改代理人', page: users },
  { code: 'system:useragent:delete', label: '取消代理人', page: users },
  { code: 'system:useragent:deleteBatch', label: '批量取消代理人', page: users },
  { code: 'system:useragent:exportXls', label: '导出代理人', page: users },
  { code: 'system:useragent:importExcel', label: '导入代理人', page: users },
  { code: 'system:depart:role:list', label: '查看部门角色', page: departs },
  { code: 'system:depart:role:add', label: '新增部门角色', page: departs },
  { code: 'system:depart:role:edit', label: '编辑部门角色', page: departs },
  { code: 'system:depart:role:delete', label: '删除部门角色', page: departs },
  { code: 'system:depart:role:deleteBatch', label: '批量删除部门角色', page: departs },
  { code: 'system:depart:role:exportXls', label: '导出部门角色', page: departs },
  { code: 'system:depart:role:importExcel', label: '导入部门角色', page: departs },
  { code: 'system:depart:role:userAdd', label: '分配部门角色', page: departs },
];
