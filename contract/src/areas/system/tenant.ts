import { dateTime, dict, endpoint, entity, number, onAdd, text, type } from '../../kit/index.ts';
import type { UserPage } from './picker-calls.ts';

/** A school or zone of this installation (租户); its id is a small number chosen by its administrator. */
export const sysTenant = entity({
  area: 'system',
  name: 'sysTenant',
  table: 'sys_tenant',
  code: 'system:tenant',
  path: '/sys/tenant',
  title: '租户',
  page: 'system/TenantList',
  fields: {
    name: text({ label: '租户名称', required: true, max: 100, unique: true }),
    /** The id, for forms and tables. */
    tenantNo: number({
      label: '租户编号',
      required: true,
      min: 1,
      max: 999_999_999,
      requiredMessage: '请输入租户编号!',
    }),
    beginDate: dateTime({ label: '开始时间' }),
    endDate: dateTime({ label: '结束时间' }),
    status: dict({ label: '状态', dict: 'tenant_status', numeric: true, default: 1 }),
  },
  list: ['name', 'tenantNo', 'beginDate', 'endDate', 'status'],
  numbered: true,
  search: ['name', 'status'],
  form: ['name', onAdd('tenantNo'), 'beginDate', 'endDate', 'status'],
  asked: ['name'],
  visible: { staff: 'all' },
  // Ids are numbers on the wire, so calls by id are custom.
  calls: ['list', 'queryById', 'delete'],
  sort: { column: 'tenantNo', order: 'asc' },
  tenant: false,
  versioned: true,
  computed: ['userCount'],
});

export const tenantRefusals = {
  idTaken: '该编号已存在!',
  reversed: '结束时间应晚于开始时间',
  inUse: '该租户已被引用，无法删除！',
  noneChosen: '未选中租户！',
  allInUse: '选择的租户都已被引用，无法删除！',
  someInUse: '部分删除成功！（被引用的租户无法删除）',
  ownFrozen: '不能冻结当前所在的租户',
} as const;

/** Wire form of a tenant: the id is a number. */
export interface TenantRow {
  readonly id: number;
  readonly name: string;
  readonly tenantNo: number;
  readonly beginDate: string | null;
  readonly endDate: string | null;
  readonly status: number;
  readonly userCount: number;
}
/** The number is `id`, or `tenantNo` in forms. */
export const addTenant = endpoint({
  method: 'POST',
  path: '/sys/tenant/add',
  title: '新增租户',
  needs: 'system:tenant:add',
  input: { id: number({ label: '租户编号', min: 1, max: 999_999_999 }) },
  output: type<TenantRow>(),
  done: '添加成功！',
});
export const editTenant = endpoint({
  method: ['PUT', 'POST'],
  path: '/sys/tenant/edit',
  title: '编辑租户',
  needs: 'system:tenant:edit',
  input: { id: number({ label: '租户编号', required: true, min: 1 }) },
  output: type<TenantRow>(),
  done: '修改成功!',
});
/** Deletes tenants without members; the message tells when some were kept. */
export const deleteTenants = endpoint({
  method: 'DELETE',
  path: '/sys/tenant/deleteBatch',
  title: '批量删除租户',
  needs: 'system:tenant:deleteBatch',
  input: { ids: text({ label: '租户', max: 5000 }) },
  output: type<null>(),
  done: '删除成功！',
});
const tenantId = number({ label: '租户', required: true, min: 1 });
export const usersOfTenant = endpoint({
  method: 'GET',
  path: '/sys/tenant/getTenantUserList',
  title: '租户成员',
  needs: 'system:tenant:list',
  input: {
    tenantId,
    username: text({ label: '用户账号', max: 100 }),
    realname: text({ label: '用户姓名', max: 100 }),
    pageNo: number({ label: '页码' }),
    pageSize: number({ label: '条数' }),
  },
  output: type<UserPage>(),
});
/** Adds accounts, by username or phone, to a tenant. */
export const inviteToTenant = endpoint({
  method: 'POST',
  path: '/sys/tenant/inviteUserJoin',
  title: '邀请租户成员',
  needs: 'system:tenant:edit',
  input: { tenantId, accounts: text({ label: '用户账号或手机号', required: true, max: 5000 }) },
  output: type<{ added: number }>(),
  done: '邀请成功',
});
export const removeFromTenant = endpoint({
  method: ['DELETE', 'PUT'],
  path: '/sys/tenant/leaveTenant',
  title: '移出租户成员',
  needs: 'system:tenant:edit',
  input: { tenantId, userIds: text({ label: '用户', required: true, max: 20_000 }) },
  output: type<null>(),
  done: '移出成功',
});
