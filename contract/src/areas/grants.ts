import type { Area, GrantRow } from '../kit/index.ts';
import { areas } from './index.ts';

/** Shipped grants of all areas. */
export const grantRows: readonly GrantRow[] = areas.flatMap((area: Area) => area.grants ?? []);

const words = (list: string): ReadonlySet<string> => new Set(list.split(' ').filter(Boolean));
/** The grants by prefix, since a start asks for every role and code. */
const grantsByPrefix = Map.groupBy(
  grantRows.map(({ prefix, roles, actions }) => ({ prefix, roles: words(roles), actions: words(actions) })),
  ({ prefix }) => prefix,
);
/** Whether the shipped grants give `code` to the role; superuser roles hold every code of their side. */
export function isGranted(roleCode: string, code: string): boolean {
  if (roleCode === 'admin' || roleCode === 'platform_admin') return true;
  const at = code.lastIndexOf(':');
  const action = code.slice(at + 1);
  const rows = grantsByPrefix.get(code.slice(0, at)) ?? [];
  return rows.some(({ roles, actions }) => roles.has(roleCode) && (actions.has('*') || actions.has(action)));
}
