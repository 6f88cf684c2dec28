import { endpoint, text, type } from '../../kit/index.ts';
import type { PickedUser } from './picker-calls.ts';

/** A department as a tree node. */
export interface DepartNode {
  readonly key: string;
  readonly value: string;
  readonly title: string;
  readonly id: string;
  /** Empty for roots. */
  readonly parentId: string;
  readonly departName: string;
  readonly departNameEn: string | null;
  readonly departNameAbbr: string | null;
  readonly departOrder: number | null;
  readonly orgCode: string;
  readonly orgType: string | null;
  readonly orgCategory: string | null;
  readonly mobile: string | null;
  readonly fax: string | null;
  readonly address: string | null;
  readonly memo: string | null;
  readonly status: string | null;
  readonly isLeaf: boolean;
  readonly hasChildren: boolean;
  readonly children: DepartNode[];
}
export interface DepartIdNode {
  readonly key: string;
  readonly value: string;
  readonly title: string;
  readonly isLeaf: boolean;
  readonly children: DepartIdNode[];
}
export interface DepartParents {
  readonly parentIds: string[];
  readonly parentMap: Readonly<Record<string, string>>;
}

const ids = text({ label: '部门', max: 20_000 });
const pid = text({ label: '上级部门', max: 32 });
const treeList = (path: string) =>
  endpoint({ method: 'GET', path, title: '部门树', needs: 'signed-in', input: { ids }, output: type<DepartNode[]>() });
const treeSync = (path: string) =>
  endpoint({
    method: 'GET',
    path,
    title: '部门树',
    needs: 'signed-in',
    input: { pid, ids },
    output: type<DepartNode[]>(),
  });

export const departTree = treeList('/sys/sysDepart/queryTreeList');
export const zsDepartTree = treeList('/zsSearchController/queryTreeList');
export const departTreeSync = treeSync('/sys/sysDepart/queryDepartTreeSync');
export const zsDepartTreeSync = treeSync('/zsSearchController/queryDepartTreeSync');
export const departIdTree = endpoint({
  method: 'GET',
  path: '/sys/sysDepart/queryIdTree',
  title: '部门树',
  needs: 'signed-in',
  input: {},
  output: type<DepartIdNode[]>(),
});
export const departSearch = endpoint({
  method: 'GET',
  path: '/sys/sysDepart/searchBy',
  title: '搜索部门',
  needs: 'signed-in',
  input: { keyWord: text({ label: '关键字', max: 100 }), myDeptSearch: text({ label: '我的部门', max: 1 }) },
  output: type<DepartNode[]>(),
});
/** `message` 2 with the departments a leader leads (possibly none), 1 and null for other users. */
export const myDepartTree = endpoint({
  method: 'GET',
  path: '/sys/sysDepart/queryMyDeptTreeList',
  title: '我的部门树',
  needs: 'signed-in',
  input: {},
  output: type<DepartNode[] | null>(),
});
export const departParents = endpoint({
  method: 'GET',
  path: '/sys/sysDepart/queryAllParentId',
  title: '上级部门',
  needs: 'signed-in',
  input: { departId: ids, orgCode: text({ label: '机构编码', max: 20_000 }) },
  output: type<Record<string, DepartParents>>(),
});
export const departList = endpoint({
  method: 'GET',
  path: '/sys/sysDepart/listAll',
  title: '部门列表',
  needs: 'signed-in',
  input: { id: ids },
  output: type<DepartNode[]>(),
});
export const departTreeByKeyword = endpoint({
  method: 'GET',
  path: '/sys/sysDepart/queryTreeByKeyWord',
  title: '搜索部门和用户',
  needs: 'signed-in',
  input: { keyWord: text({ label: '关键字', max: 100 }) },
  output: type<{ departList: DepartNode[]; userList: PickedUser[] }>(),
});
export const departByCode = endpoint({
  method: 'GET',
  path: '/sys/sysDepart/getDepartName',
  title: '机构名称',
  needs: 'signed-in',
  input: { orgCode: text({ label: '机构编码', max: 64 }) },
  output: type<DepartNode | null>(),
});
export const departUsers = endpoint({
  method: 'GET',
  path: '/sys/sysDepart/getUsersByDepartId',
  title: '部门用户',
  needs: 'signed-in',
  input: { id: text({ label: '部门', max: 32 }) },
  output: type<PickedUser[]>(),
});
