import { endpoint, number, text, type } from '../../kit/index.ts';

/** An action of a page; `defaultCheck` preselects it in a new role. */
interface MockAction {
  readonly action: string;
  readonly describe: string;
  readonly defaultCheck: boolean;
}
interface MockGrant {
  readonly roleId: string;
  readonly permissionId: string;
  readonly permissionName: string;
  /** JSON of `actionEntitySet`. */
  readonly actions: string;
  readonly actionEntitySet: readonly MockAction[];
  readonly actionList: null;
  readonly dataAccess: null;
}
export interface MockRole {
  readonly id: string;
  readonly name: string;
  readonly describe: string;
  readonly status: number;
  /** Milliseconds since 1970, like all times of these calls. */
  readonly createTime: number;
  readonly permissions: readonly MockGrant[];
}
export interface MockUser {
  readonly id: string;
  readonly name: string;
  readonly username: string;
  readonly status: number;
  readonly telephone: string;
  readonly lastLoginIp: string;
  readonly lastLoginTime: number;
  readonly createTime: number;
  readonly roleId: string;
  readonly role: Pick<MockRole, 'id' | 'name' | 'describe' | 'permissions'>;
}
export interface MockPermission {
  readonly id: string;
  readonly name: string;
  readonly describe: string;
  readonly status: number;
  readonly actionData: string;
  readonly actions: readonly MockAction[];
}
export interface MockService {
  readonly key: number;
  readonly no: string;
  readonly description: string;
  readonly callNo: number;
  readonly status: number;
  readonly updatedAt: string;
  readonly editable: boolean;
}
export interface MockPage<T> {
  readonly data: readonly T[];
}
export interface MockServicePage extends MockPage<MockService> {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly totalCount: number;
  readonly totalPage: number;
}

const at = '/mock/api';
const common = { method: 'GET', needs: 'signed-in', input: {}, silent: true } as const;

/** Sample data for the example pages of framework clients: constant, on loopback outside production only. */
export const mockUsers = endpoint({
  ...common,
  path: `${at}/user`,
  title: '示例用户',
  output: type<MockPage<MockUser>>(),
});
export const mockRoles = endpoint({
  ...common,
  path: `${at}/role`,
  title: '示例角色',
  output: type<MockPage<MockRole>>(),
});
export const mockPermissions = endpoint({
  ...common,
  path: `${at}/permission`,
  title: '示例权限',
  output: type<MockPage<MockPermission>>(),
});
export const mockPermissionList = endpoint({
  ...common,
  path: `${at}/permission/no-pager`,
  title: '示例权限',
  output: type<readonly MockPermission[]>(),
});
/** Paged services; POST and PUT return the same and store nothing. */
export const mockServices = endpoint({
  ...common,
  method: ['GET', 'POST', 'PUT'],
  path: `${at}/service`,
  title: '示例服务',
  input: {
    pageNo: number({ label: '页码', min: 1, max: 100_000 }),
    pageSize: number({ label: '条数', min: 1, max: 100 }),
    no: text({ label: '编号', max: 50 }),
    status: number({ label: '状态', min: 0, max: 3 }),
  },
  output: type<MockServicePage>(),
});
