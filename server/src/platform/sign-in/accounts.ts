import { accountRefusals } from '@campus/contract/account';
import { type Row, refusal } from '@campus/contract/kit';
import type { sysUser } from '@campus/contract/system';
import type { Db } from '../tables.ts';

export type Account = Row<typeof sysUser> & { delFlag: number };

/**
 * The account with this username, e-mail or mobile; a deleted one if there is no live one. Undefined when ambiguous.
 */
export async function findAccount(db: Db, typed: string): Promise<Account | undefined> {
  const name = typed.trim();
  const rows = await db
    .selectFrom('sys_user')
    .where((eb) => eb.or([eb('username', '=', name), eb('email', '=', name), eb('phone', '=', name)]))
    .selectAll()
    .limit(10)
    .execute();
  const live = rows.filter((row) => row.delFlag === 0);
  if (live.length > 0) return live.length === 1 ? live[0] : undefined;
  return rows.length === 1 ? rows[0] : undefined;
}
export const findAccountByPhone = async (db: Db, phone: string): Promise<Account | undefined> =>
  db
    .selectFrom('sys_user')
    .where('phone', '=', phone)
    .selectAll()
    .orderBy('delFlag')
    .orderBy('createTime', 'desc')
    .executeTakeFirst();
export const accountById = async (db: Db, id: string): Promise<Account | undefined> =>
  db.selectFrom('sys_user').where('id', '=', id).selectAll().executeTakeFirst();

/** Rejects deleted and frozen accounts, in this order. */
export function assertUsable(account: Account): void {
  if (account.delFlag === 1) throw refusal(accountRefusals.userDeleted);
  if (account.status === 2) throw refusal(accountRefusals.userFrozen);
}

export interface TenantRow {
  readonly id: number;
  readonly name: string;
  readonly status: number;
  readonly beginDate: string | null;
  readonly endDate: string | null;
}
/** Whether a tenant is usable now: not frozen, within its dates. */
export const isLiveTenant = ({ status, beginDate, endDate }: TenantRow, now: string): boolean =>
  status === 1 && (beginDate === null || beginDate <= now) && (endDate === null || endDate >= now);

async function tenantRows(db: Db, ids: readonly string[]): Promise<TenantRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('sys_tenant')
    .where('delFlag', '=', 0)
    .where('id', 'in', [...ids])
    .select(['id', 'name', 'status', 'beginDate', 'endDate'])
    .execute();
  return rows.map((row) => ({ ...row, id: Number(row.id), status: row.status ?? 0 })).sort((a, b) => a.id - b.id);
}
/** Every tenant of the user, frozen ones included, by id. */
export async function tenantsOfUser(db: Db, userId: string): Promise<TenantRow[]> {
  const rows = await db
    .selectFrom('sys_user_tenant')
    .where('userId', '=', userId)
    .where('delFlag', '=', 0)
    .select('tenantId')
    .execute();
  return tenantRows(
    db,
    rows.map((row) => String(row.tenantId)),
  );
}
export const allTenants = async (db: Db): Promise<TenantRow[]> => {
  const rows = await db.selectFrom('sys_tenant').where('delFlag', '=', 0).select('id').execute();
  return tenantRows(
    db,
    rows.map((row) => row.id),
  );
};

export const rolesOfUser = async (db: Db, userId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('sys_user_role as u')
    .innerJoin('sys_role as r', 'r.id', 'u.roleId')
    .where('u.userId', '=', userId)
    .where('u.delFlag', '=', 0)
    .where('r.delFlag', '=', 0)
    .select('r.roleCode')
    .orderBy('r.roleCode')
    .execute();
  return rows.map((row) => row.roleCode);
};

/** Departments of a user in all tenants, by code. */
export const departsOfUser = (db: Db, userId: string) =>
  db
    .selectFrom('sys_user_depart as u')
    .innerJoin('sys_depart as d', 'd.id', 'u.departId')
    .where('u.userId', '=', userId)
    .where('u.delFlag', '=', 0)
    .where('d.delFlag', '=', 0)
    .select([
      'd.id',
      'd.parentId',
      'd.departName',
      'd.orgCode',
      'd.orgType',
      'd.orgCategory',
      'd.departOrder',
      'd.status',
      'd.tenantId',
    ])
    .orderBy('d.orgCode')
    .execute();

/** A new account without the form, e.g. of a registration or a seed; its password is already hashed. */
export interface AccountDraft {
  readonly id?: string;
  readonly username: string;
  readonly realname: string;
  readonly passwordHash: string;
  readonly userType: '1' | '2' | '3' | '4';
  readonly phone?: string | null;
  readonly email?: string | null;
  readonly workNo?: string | null;
  readonly sex?: number | null;
  readonly companyId?: string | null;
  readonly orgId?: string | null;
  readonly status?: 1 | 2;
  /** Its tenants. */
  readonly tenants: readonly number[];
  /** Codes of roles and of departments. */
  readonly roles?: readonly string[];
  readonly departs?: readonly string[];
  readonly userIdentity?: 1 | 2;
  /** Another user chose username or password. */
  readonly mustChangePassword?: boolean;
  readonly accountAssigned?: boolean;
}
