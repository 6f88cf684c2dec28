import type { Area, GrantRow } from '../kit/index.ts';
import { areas } from './index.ts';

/** Shipped grants of all areas. */
export const grantRows: readonly GrantRow[] = areas.flatMap((area: Area) => area.grants ?? []);

const words = (list: string): string[] => list.split(' ').filter(Boolean);
/** Whether the shipped grants give `code` to the role; superuser roles hold every code of their side. */
export function isGranted(roleCode: string, code: string): boolean {
  if (roleCode === 'admin' || roleCode === 'platform_admin') return true;
  const at = code.lastIndexOf(':');
  const [prefix, action] = [code.slice(0, at), code.slice(at + 1)];
  return grantRows.some(
    (row) =>
      row.prefix === prefix &&
      words(row.roles).includes(roleCode) &&
      (row.actions === '*' || words(row.actions).includes(action)),
  );
}
