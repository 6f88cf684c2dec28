import type { MockPermission, MockRole, MockService, MockUser } from '@campus/contract/demo';

const noon = (day: string): number => Date.parse(`${day}T12:00:00+08:00`);
const words: Readonly<Record<string, string>> = {
  add: '新增',
  query: '查询',
  get: '详情',
  update: '修改',
  delete: '删除',
  export: '导出',
};
const getActions = (names: string) =>
  names.split(' ').map((action) => ({ action, describe: words[action] as string, defaultCheck: false }));

const pages = [
  ['dashboard', '仪表盘', 'add query get update delete'],
  ['exception', '异常页面', 'add query get update delete'],
  ['result', '结果页面', 'add query get update delete'],
  ['profile', '详情页面', 'add query get update delete'],
  ['table', '列表页面', 'query get update export'],
  ['form', '表单页面', 'add query get update delete'],
] as const;

export const permissions: readonly MockPermission[] = pages.map(([id, name, names]) => ({
  id,
  name,
  describe: name,
  status: 1,
  actionData: JSON.stringify(getActions(names)),
  actions: getActions(names),
}));

const role = (id: string, name: string, describe: string, held: readonly string[]): MockRole => ({
  id,
  name,
  describe,
  status: 1,
  createTime: noon('2025-03-01'),
  permissions: permissions
    .filter((permission) => held.includes(permission.id))
    .map(({ id: permissionId, name: permissionName, actionData, actions }) => ({
      roleId: id,
      permissionId,
      permissionName,
      actions: actionData,
      actionEntitySet: actions,
      actionList: null,
      dataAccess: null,
    })),
});
export const roles: readonly MockRole[] = [
  role(
    'admin',
    '管理员',
    '拥有所有权限',
    pages.map(([id]) => id),
  ),
  role('auditor', '审核员', '查看并审核', ['dashboard', 'table', 'profile']),
  role('guest', '访客', '只能查看仪表盘', ['dashboard']),
];

const people = ['示例甲', '示例乙', '示例丙', '示例丁', '示例戊', '示例己'] as const;
export const users: readonly MockUser[] = people.map((name, i) => {
  const { id, name: roleName, describe, permissions: held } = roles[i % roles.length] as MockRole;
  return {
    id: `mock-user-${i + 1}`,
    name,
    username: `sample${i + 1}`,
    status: i === people.length - 1 ? 0 : 1,
    telephone: '',
    lastLoginIp: `192.0.2.${i + 1}`,
    lastLoginTime: noon('2025-09-10') + i * 60_000,
    createTime: noon('2025-03-01') + i * 86_400_000,
    roleId: id,
    role: { id, name: roleName, describe, permissions: held },
  };
});

const kinds = ['简历解析', '短信网关', '图片缩放', '报表计算', '消息推送'] as const;
export const services: readonly MockService[] = Array.from({ length: 57 }, (_, i) => ({
  key: i + 1,
  no: `NO${String(i + 1).padStart(4, '0')}`,
  description: kinds[i % kinds.length] as string,
  callNo: (i * 37) % 1000,
  status: i % 4,
  updatedAt: `2025-09-${String((i % 28) + 1).padStart(2, '0')} 09:30:00`,
  editable: false,
}));
