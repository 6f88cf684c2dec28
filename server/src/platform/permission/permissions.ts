import { allCodes } from '@campus/contract';
import type { Row } from '@campus/contract/kit';
import type { sysPermission, sysPermissionDataRule } from '@campus/contract/system';
import { readAtOnce } from '../../kit/database/read-at-once.ts';
import type { Handle } from '../../kit/handle.ts';
import { typedDb } from '../tables.ts';
import { departRoleGrants } from './depart-roles.ts';

export type Entry = Row<typeof sysPermission>;
type DataRule = Row<typeof sysPermissionDataRule>;

/** Roles that hold every code; their menus are granted like those of others. */
const superuserRoles: ReadonlySet<string> = new Set(['admin', 'platform_admin']);
export const isSuperuser = (roles: readonly string[]): boolean => roles.some((role) => superuserRoles.has(role));

/** Menu, buttons, grants and data rules of the installation: a few hundred rows, cached whole. */
export interface Permissions {
  /** Live entries in menu order. */
  readonly entries: readonly Entry[];
  /** Role code (or key of a department role) → entry id → ids of the data rules of the grant. */
  readonly grants: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;
  readonly rules: ReadonlyMap<string, DataRule>;
  /** Role code → home path, ordered by role code. */
  readonly homes: ReadonlyMap<string, string>;
}

export async function loadPermissions(handle: Handle): Promise<Permissions> {
  const db = typedDb(handle);
  const entries = await db
    .selectFrom('sys_permission')
    .where('delFlag', '=', 0)
    .selectAll()
    .orderBy('sortNo')
    .orderBy('id')
    .execute();
  const granted = await readAtOnce(
    handle,
    db
      .selectFrom('sys_role_permission as g')
      .innerJoin('sys_role as r', 'r.id', 'g.roleId')
      .where('g.delFlag', '=', 0)
      .where('r.delFlag', '=', 0)
      .select(['r.roleCode', 'g.permissionId', 'g.dataRuleIds']),
  );
  const rules = await db.selectFrom('sys_permission_data_rule').where('delFlag', '=', 0).selectAll().execute();
  const roles = await db
    .selectFrom('sys_role')
    .where('delFlag', '=', 0)
    .select(['roleCode', 'homePath'])
    .orderBy('roleCode')
    .execute();
  const ofDeparts = (await departRoleGrants(handle)).map(({ role, ...grant }) => ({ roleCode: role, ...grant }));
  const byRole = Map.groupBy([...granted, ...ofDeparts], (row) => row.roleCode);
  return {
    entries: entries.map((entry) => ({ ...entry, sortNo: entry.sortNo === null ? null : Number(entry.sortNo) })),
    grants: new Map(
      [...byRole].map(([role, rows]) => [
        role,
        new Map(rows.map((row) => [row.permissionId, getIds(row.dataRuleIds)])),
      ]),
    ),
    rules: new Map(rules.map((rule) => [rule.id, rule])),
    homes: new Map(roles.flatMap(({ roleCode, homePath }) => (homePath ? [[roleCode, homePath]] : []))),
  };
}
const getIds = (list: string | null): string[] => (list ? list.split(',').filter(Boolean) : []);

const codesIn = (perms: string | null): string[] =>
  (perms ?? '')
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean);
/** Every code an entry names, whether it is enabled or not. */
export const allCodesOfEntry = (entry: Entry): string[] => codesIn(entry.perms);
/** The codes of an entry; a disabled one grants nothing. */
const codesOfEntry = (entry: Entry): string[] => (entry.status === '0' ? [] : codesIn(entry.perms));

/** Entries granted to any of the roles, in menu order. */
export function listGrantedEntries({ entries, grants }: Permissions, roles: readonly string[]): Entry[] {
  const held = roles.flatMap((role) => grants.get(role) ?? []);
  return entries.filter((entry) => held.some((grant) => grant.has(entry.id)));
}
/** Codes that only disabled entries name. */
function listDisabledCodes(entries: readonly Entry[]): ReadonlySet<string> {
  const live = new Set(entries.flatMap(codesOfEntry));
  const dead = entries.filter((entry) => entry.status === '0').flatMap((entry) => codesIn(entry.perms));
  return new Set(dead.filter((code) => !live.has(code)));
}
const codesByRoles = new WeakMap<Permissions, Map<string, ReadonlySet<string>>>();
/** Every enabled code of the roles; needed on every request, computed once per set of roles. */
export function codesOfRoles(permissions: Permissions, roles: readonly string[]): ReadonlySet<string> {
  const known = codesByRoles.get(permissions) ?? new Map<string, ReadonlySet<string>>();
  codesByRoles.set(permissions, known);
  const key = roles.join(',');
  const codes = known.get(key) ?? computeCodes(permissions, roles);
  known.set(key, codes);
  return codes;
}
function computeCodes(permissions: Permissions, roles: readonly string[]): ReadonlySet<string> {
  if (!isSuperuser(roles)) return new Set(listGrantedEntries(permissions, roles).flatMap(codesOfEntry));
  const off = listDisabledCodes(permissions.entries);
  return new Set([...allCodes, ...permissions.entries.flatMap(codesOfEntry)].filter((code) => !off.has(code)));
}
/** The home path of the first role, by code, that has one. */
export const getHome = ({ homes }: Permissions, roles: readonly string[]): string | null =>
  [...homes].find(([role]) => roles.includes(role))?.[1] ?? null;
