import { endpoint, type NumberedPage, number, text, type } from '../../kit/index.ts';

/** A user in pickers; `birthday` and `email` only for callers who may list users. */
export interface PickedUser {
  readonly id: string;
  readonly username: string;
  readonly realname: string;
  readonly avatar: string | null;
  readonly sex: number | null;
  readonly sex_dictText?: string;
  /** Masked. */
  readonly phone: string | null;
  readonly orgCode: string | null;
  /** Names of the departments, comma-separated. */
  readonly orgCodeTxt: string;
  readonly post: string | null;
  readonly post_dictText?: string;
  readonly workNo: string | null;
  readonly createTime: string;
  readonly status: number;
  readonly status_dictText?: string;
  readonly birthday?: string | null;
  readonly email?: string | null;
}
export type UserPage = NumberedPage<PickedUser>;

const userSearch = {
  username: text({ label: '用户账号', max: 100 }),
  realname: text({ label: '用户姓名', max: 100 }),
  /** A name or its pinyin, full or initials. */
  quickFind: text({ label: '姓名或拼音', max: 100 }),
  departId: text({ label: '部门', max: 2000 }),
  column: text({ label: '排序字段', max: 100 }),
  order: text({ label: '排序方式', max: 10 }),
  field: text({ label: '列', max: 2000 }),
  pageNo: number({ label: '页码' }),
  pageSize: number({ label: '条数' }),
};
const userPicker = (path: string) =>
  endpoint({
    method: 'GET',
    path,
    title: '选择用户',
    needs: 'signed-in',
    input: userSearch,
    output: type<UserPage>(),
  });
export const queryUserComponentData = userPicker('/sys/user/queryUserComponentData');
export const zsQueryUserComponentData = userPicker('/zsSearchController/queryUserComponentData');

export const usersOfDepart = endpoint({
  method: 'GET',
  path: '/sys/user/queryUserByDepId',
  title: '部门用户',
  needs: 'signed-in',
  input: { id: text({ label: '部门', max: 32 }), realname: text({ label: '用户姓名', max: 100 }) },
  output: type<PickedUser[]>(),
});
export const usersByIds = endpoint({
  method: 'GET',
  path: '/sys/user/queryByIds',
  title: '按ID查询用户',
  needs: 'signed-in',
  input: { userIds: text({ label: '用户', max: 20_000 }) },
  output: type<PickedUser[]>(),
});
export const usersByNames = endpoint({
  method: 'GET',
  path: '/sys/user/queryByNames',
  title: '按账号查询用户',
  needs: 'signed-in',
  input: { userNames: text({ label: '用户', max: 30_000 }) },
  output: type<PickedUser[]>(),
});

/** Whether a value of a declared column is free. */
export const duplicateCheck = endpoint({
  method: 'GET',
  path: '/sys/duplicate/check',
  title: '重复校验',
  needs: 'signed-in',
  input: {
    tableName: text({ label: '表名' }),
    fieldName: text({ label: '字段名' }),
    fieldVal: text({ label: '字段值', max: 1000 }),
    dataId: text({ label: '数据ID', max: 32 }),
  },
  output: type<null>(),
  done: '该值可用！',
  perMinute: 60,
});

export interface AreaNode {
  readonly code: string;
  readonly name: string;
  readonly leaf: boolean;
}
export const areaChildren = endpoint({
  method: 'GET',
  path: '/sys/area/children',
  title: '下级区划',
  needs: 'anyone',
  input: { pid: text({ label: '上级区划', max: 12 }) },
  output: type<AreaNode[]>(),
});
export const areaNames = endpoint({
  method: 'GET',
  path: '/sys/area/names',
  title: '区划名称',
  needs: 'anyone',
  input: { codes: text({ label: '区划代码', max: 7000 }) },
  output: type<Record<string, string[]>>(),
});

/** A node of the catalogue of majors; `key` is its code. */
export interface MajorNode {
  readonly key: string;
  readonly title: string;
  readonly isLeaf: boolean;
  readonly children: MajorNode[];
}
/** The whole catalogue, searched by forms of every side. */
export const majorTree = endpoint({
  method: 'GET',
  path: '/sys/major/tree',
  title: '专业目录',
  needs: 'signed-in',
  input: {},
  output: type<MajorNode[]>(),
});
