import { endpoint, json, type NumberedPage, number, text, type } from '../../kit/index.ts';
import type { DepartNode } from './depart-calls.ts';
import type { UserPage } from './picker-calls.ts';

const force = text({ label: '强制删除', max: 5 });
/** All departments of the tenant by code, flat. */
export const departArray = endpoint({
  method: 'GET',
  path: '/sys/sysDepart/list',
  title: '部门列表',
  needs: 'signed-in',
  input: {},
  output: type<DepartNode[]>(),
});
/** Deletes a department with its descendants; one with users only if `force` is set. */
export const deleteDepart = endpoint({
  method: 'DELETE',
  path: '/sys/sysDepart/delete',
  title: '删除部门',
  needs: 'system:depart:delete',
  input: { id: text({ label: '部门', max: 32 }), force },
  output: type<null>(),
  done: '删除成功!',
});
export const deleteDeparts = endpoint({
  method: 'DELETE',
  path: '/sys/sysDepart/deleteBatch',
  title: '批量删除部门',
  needs: 'system:depart:deleteBatch',
  input: { ids: text({ label: '部门', max: 20_000 }), force },
  output: type<null>(),
  done: '删除成功!',
});

const paging = { pageNo: number({ label: '页码' }), pageSize: number({ label: '条数' }) };
const depId = text({ label: '部门', max: 32 });
const userId = text({ label: '用户', required: true, max: 32 });
/** Users of a department and its descendants; without one, those of the departments the caller leads. */
export const departUserList = endpoint({
  method: 'GET',
  path: '/sys/user/departUserList',
  title: '部门用户',
  needs: 'signed-in',
  input: {
    depId,
    username: text({ label: '用户账号', max: 100 }),
    realname: text({ label: '用户姓名', max: 100 }),
    ...paging,
  },
  output: type<UserPage | null>(),
});
export const addDepartUsers = endpoint({
  method: 'POST',
  path: '/sys/user/editSysDepartWithUser',
  title: '添加部门用户',
  needs: 'system:user:editDepartWithUser',
  input: {
    depId: text({ label: '部门', required: true, max: 32 }),
    userIdList: json<string[]>()({ label: '用户', required: true }),
  },
  output: type<null>(),
  done: '添加成功!',
});
export const removeDepartUser = endpoint({
  method: 'DELETE',
  path: '/sys/user/deleteUserInDepart',
  title: '移除部门用户',
  needs: 'system:user:deleteUserInDepart',
  input: { depId: text({ label: '部门', required: true, max: 32 }), userId },
  output: type<null>(),
  done: '删除成功!',
});
export const removeDepartUsers = endpoint({
  method: 'DELETE',
  path: '/sys/user/deleteUserInDepartBatch',
  title: '批量移除部门用户',
  needs: 'system:user:deleteUserInDepartBatch',
  input: {
    depId: text({ label: '部门', required: true, max: 32 }),
    userIds: text({ label: '用户', required: true, max: 20_000 }),
  },
  output: type<null>(),
  done: '删除成功!',
});

/** An entry of the address book. */
export interface AddressEntry {
  readonly id: string;
  readonly userId: string;
  readonly realname: string;
  readonly avatar: string | null;
  readonly workNo: string | null;
  readonly post: string | null;
  readonly post_dictText?: string;
  readonly telephone: string | null;
  readonly email: string | null;
  /** Masked, except for holders of `system:addressbook:phone`. */
  readonly phone: string | null;
  readonly departId: string;
  /** Several departments joined with ` | `. */
  readonly departName: string;
}
export type AddressPage = NumberedPage<AddressEntry>;
export const addressBookPhone = 'system:addressbook:phone';
const addressSearch = {
  orgCode: text({ label: '机构编码', max: 64 }),
  realname: text({ label: '姓名', max: 100 }),
  workNo: text({ label: '工号', max: 100 }),
  ...paging,
};
/** Users by department, each once. */
export const addressBook = endpoint({
  method: 'GET',
  path: '/sys/user/queryByOrgCodeForAddressList',
  title: '通讯录',
  needs: 'signed-in',
  input: addressSearch,
  output: type<AddressPage>(),
});
/** The same with one row per membership. */
export const usersByOrgCode = endpoint({
  method: 'GET',
  path: '/sys/user/queryByOrgCode',
  title: '按部门查询用户',
  needs: 'signed-in',
  input: addressSearch,
  output: type<AddressPage>(),
});
