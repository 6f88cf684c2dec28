import { isStaff, type Row, refusal } from '@campus/contract/kit';
import { type DepartNode, departRefusals, type sysDepart } from '@campus/contract/system';
import type { Context } from '../../kit/context.ts';

export type Depart = Row<typeof sysDepart>;

/** Departments of the tenant in display order; empty for enterprise users. */
export async function loadDeparts(context: Context): Promise<Depart[]> {
  if (!isStaff(context.session)) return [];
  return context.db
    .selectFrom('sys_depart')
    .where('tenantId', '=', context.session.tenantId)
    .where('delFlag', '=', 0)
    .selectAll()
    .orderBy('departOrder')
    .orderBy('orgCode')
    .execute();
}
/** One department of the tenant by id. Throws 部门不存在. */
export async function loadDepart(context: Context, id: string): Promise<Depart> {
  const found = (await loadDeparts(context)).find((depart) => depart.id === id);
  if (!found) throw refusal(departRefusals.unknown);
  return found;
}

/** Ids of departments with children, computed once per list. */
const parentsOf = new WeakMap<readonly Depart[], ReadonlySet<string | null>>();
function hasBelow(all: readonly Depart[], id: string): boolean {
  const parents = parentsOf.get(all) ?? new Set(all.map((depart) => depart.parentId));
  parentsOf.set(all, parents);
  return parents.has(id);
}

/** A department as a tree node with these children; `isLeaf` refers to the whole tree. */
export function getNode(depart: Depart, all: readonly Depart[], children: DepartNode[] = []): DepartNode {
  const isLeaf = !hasBelow(all, depart.id);
  return {
    key: depart.id,
    value: depart.id,
    title: depart.departName,
    id: depart.id,
    parentId: depart.parentId ?? '',
    departName: depart.departName,
    departNameEn: depart.departNameEn,
    departNameAbbr: depart.departNameAbbr,
    departOrder: depart.departOrder,
    orgCode: depart.orgCode,
    orgType: depart.orgType,
    orgCategory: depart.orgCategory,
    mobile: depart.mobile,
    fax: depart.fax,
    address: depart.address,
    memo: depart.memo,
    status: depart.status,
    isLeaf,
    hasChildren: !isLeaf,
    children,
  };
}
/** Trees of the departments; rows whose parent is missing become roots. */
export function getTree(departs: readonly Depart[], all: readonly Depart[] = departs): DepartNode[] {
  const known = new Set(departs.map((depart) => depart.id));
  const byParent = Map.groupBy(departs, (depart) =>
    depart.parentId !== null && known.has(depart.parentId) ? depart.parentId : '',
  );
  const build = (parent: string): DepartNode[] =>
    (byParent.get(parent) ?? []).map((depart) => getNode(depart, all, build(depart.id)));
  return build('');
}
/** The departments with their descendants: a descendant's code starts with its ancestor's. */
export const withDescendants = (all: readonly Depart[], roots: readonly Depart[]): Depart[] =>
  all.filter((depart) => roots.some((root) => depart.orgCode.startsWith(root.orgCode)));
/** The departments with their ancestors. */
export const withAncestors = (all: readonly Depart[], found: readonly Depart[]): Depart[] =>
  all.filter((depart) => found.some((hit) => hit.orgCode.startsWith(depart.orgCode)));
