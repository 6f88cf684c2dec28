import { entity, onAdd, ref, text } from '../../kit/index.ts';

/** The unique code of any kind of role. */
export const roleCodeField = <const L extends string>(label: L) =>
  text({
    label,
    required: true,
    max: 64,
    pattern: {
      test: (value: string) => /^[A-Za-z][\w:.-]*$/.test(value),
      message: `${label}须以字母开头，由字母、数字和_:.-组成`,
    },
    unique: { message: '角色编码已存在' },
    width: 170,
  });
/** Fields of every grant, for any kind of owner. */
export const grantFields = {
  permissionId: ref({ label: '权限', to: 'sysPermission', required: true }),
  /** Ids of data rules, comma-separated. */
  dataRuleIds: text({ label: '数据规则', max: 1000 }),
} as const;

/** A named set of menu entries and buttons (角色). */
export const sysRole = entity({
  area: 'system',
  name: 'sysRole',
  table: 'sys_role',
  code: 'system:role',
  path: '/sys/role',
  title: '角色',
  adding: '新增角色',
  fields: {
    roleCode: roleCodeField('角色编码'),
    roleName: text({ label: '角色名称', required: true, min: 2, max: 30, width: 170 }),
    description: text({ label: '描述', max: 126 }),
    /** Landing page after a sign-in without a redirect. */
    homePath: text({ label: '首页', max: 200 }),
  },
  display: 'roleName',
  list: ['roleCode', 'roleName', 'createTime'],
  numbered: true,
  hidden: ['description', 'homePath'],
  search: ['roleName', 'createTime'],
  example: { roleCode: 'example_role' },
  form: [onAdd('roleCode'), 'roleName', 'description', 'homePath'],
  excel: ['roleCode', 'roleName', 'description'],
  asked: ['roleCode'],
  visible: { staff: 'all' },
  open: ['roleCode', 'roleName'],
  // Custom list call: pickers read it too.
  calls: ['queryById', 'add', 'edit', 'delete', 'deleteBatch', 'exportXls', 'importExcel'],
  done: { edit: '修改成功!', delete: '删除成功!' },
  tenant: false,
  versioned: true,
});

export const sysUserRole = entity({
  area: 'system',
  name: 'sysUserRole',
  table: 'sys_user_role',
  code: 'system:role',
  path: '',
  title: '用户角色',
  fields: {
    userId: ref({ label: '用户', to: 'sysUser', required: true }),
    roleId: ref({ label: '角色', to: 'sysRole', required: true }),
  },
  list: ['userId', 'roleId'],
  form: [],
  visible: {},
  uniques: [{ fields: ['userId', 'roleId'], message: '该用户已有此角色' }],
  tenant: false,
});

/** A menu entry granted to a role, with data rules. */
export const sysRolePermission = entity({
  area: 'system',
  name: 'sysRolePermission',
  table: 'sys_role_permission',
  code: 'system:permission',
  path: '',
  title: '角色权限',
  fields: {
    roleId: ref({ label: '角色', to: 'sysRole', required: true }),
    ...grantFields,
  },
  list: ['roleId', 'permissionId', 'dataRuleIds'],
  form: [],
  visible: {},
  uniques: [{ fields: ['roleId', 'permissionId'], message: '该角色已有此权限' }],
  tenant: false,
});
