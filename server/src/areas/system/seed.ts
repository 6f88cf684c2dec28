import { createHash } from 'node:crypto';
import { areas, shippedRoles } from '@campus/contract';
import type { Area, Dictionary, Session, State, Workflow } from '@campus/contract/kit';
import {
  major,
  position,
  sysArea,
  sysCheckRule,
  sysDepart,
  sysDict,
  sysDictItem,
  sysFillRule,
  sysPermission,
  sysRole,
  sysRolePermission,
  sysTenant,
} from '@campus/contract/system';
import type { Context, EngineApi } from '../../kit/context.ts';
import { numberedFields, paramsOfSequence } from '../../platform/rules/sequences.ts';
import { addUser } from '../../platform/sign-in/account-writes.ts';
import { hashPassword } from '../../platform/sign-in/password-hash.ts';
import { adminAccount, demoAccounts, demoPassword, type SeedAccount } from './seed/accounts.ts';
import { addHolidays } from './seed/holidays.ts';
import { majorRows } from './seed/major-rows.ts';
import { listShippedMenus } from './seed/menu-rows.ts';
import { seedDeparts, seedPositions, seedTenants } from './seed/organisation.ts';
import { regionRows } from './seed/region-rows.ts';
import { addMissing, addMissingByCode, seedId } from './seed/rows.ts';

export { demoPassword } from './seed/accounts.ts';

type SeedProfile = 'demo' | 'small' | 'none';
interface SystemSeed {
  readonly profile: SeedProfile;
  /** Password of the account `admin`; default: the demonstration password. */
  readonly adminPassword?: string | undefined;
}

/** System session for seeds in the given tenant. */
export const seedSession = (tenantId: number): Session => ({
  userId: '',
  username: 'system',
  realname: '系统',
  audience: 'staff',
  tenantId,
  roles: [],
  codes: new Set(),
});

/**
 * Seeds the system data, and with `demo` or `small` the demonstration tenants and accounts. Idempotent: adds menu
 * entries, dictionaries and roles of a newer version and preserves changes by administrators. Reload the
 * caches afterwards.
 */
export async function seedSystem(engine: EngineApi, { profile, adminPassword }: SystemSeed): Promise<void> {
  const tenants = profile === 'none' ? seedTenants.slice(0, 1) : seedTenants;
  const demo = profile !== 'none';
  const accounts = demo ? [adminAccount, ...demoAccounts] : [adminAccount];
  const missing = await missingAccounts(engine, accounts);
  const hashes = new Map<string, string>();
  for (const { username } of missing) {
    const own = username === adminAccount.username && adminPassword !== undefined ? adminPassword : demoPassword;
    hashes.set(username, await hashPassword(own, getSalt(username)));
  }
  await engine.runAs(seedSession(1), async (context) => {
    await addMissing(
      context,
      sysTenant,
      tenants.map(({ id, name }) => ({ id: String(id), tenantNo: id, name, status: 1 })),
    );
    await addDictionaries(context);
    await addRolesAndMenu(context);
    await addTrees(context);
    await addHolidays(context);
    await addMissing(context, sysFillRule, [...seedFillRules, ...seedSequences], await listUsedFillRules(context));
    await addMissing(context, sysCheckRule, seedCheckRules, await listUsedCheckRules(context));
    if (demo) await addOrganisation(context);
    for (const account of missing) await addAccount(context, account, hashes.get(account.username) as string);
  });
}
const getSalt = (username: string): Buffer => createHash('md5').update(`salt|${username}`).digest();

async function missingAccounts(engine: EngineApi, accounts: readonly SeedAccount[]): Promise<SeedAccount[]> {
  const context = engine.context({ session: seedSession(1), ip: '', userAgent: '', requestId: '' });
  const names = accounts.map((account) => account.username);
  const ids = names.map((name) => seedId('user', name));
  const rows = await context.db
    .selectFrom('sys_user')
    .where((eb) => eb.or([eb('username', 'in', names), eb('id', 'in', ids)]))
    .select(['id', 'username'])
    .execute();
  return accounts.filter(
    ({ username }) => !rows.some((row) => row.username === username || row.id === seedId('user', username)),
  );
}
async function addAccount(context: Context, account: SeedAccount, passwordHash: string): Promise<void> {
  const { frozen, post, leads = [], person, ...draft } = account;
  const id = await addUser(context, {
    ...draft,
    id: seedId('user', account.username),
    passwordHash,
    status: frozen ? 2 : 1,
  });
  const more = {
    ...person,
    ...(post && { post }),
    ...(leads.length > 0 && { userIdentity: 2, departIds: leads.map((code) => seedId('depart', code)).join(',') }),
  };
  if (Object.keys(more).length > 0) await context.db.updateTable('sys_user').set(more).where('id', '=', id).execute();
}

/** Dictionaries shipped by areas, and one for the states of each workflow. */
function shippedDictionaries(): Dictionary[] {
  const named = areas.flatMap((area: Area) => area.dictionaries ?? []);
  const states = areas.flatMap((area: Area) =>
    area.entities.flatMap((e) => (e.workflow ? [ofStates(e.title, e.workflow as Workflow)] : [])),
  );
  return [...new Map([...states, ...named].map((d) => [d.code, d])).values()];
}
const ofStates = (title: string, flow: Workflow): Dictionary => ({
  code: flow.dict,
  title: `${title}${flow.label}`,
  fixed: true,
  items: (Object.values(flow.states) as State[]).map((state) => ({ value: String(state.code), text: state.label })),
});
async function addDictionaries(context: Context): Promise<void> {
  const shipped = shippedDictionaries();
  const getId = (code: string): string => seedId('dict', code);
  const live = await context.db.selectFrom('sys_dict').where('delFlag', '=', 0).select(['id', 'dictCode']).execute();
  const taken = new Set(live.filter((row) => row.id !== getId(row.dictCode)).map((row) => row.dictCode));
  const ours = shipped.filter(({ code }) => !taken.has(code));
  const rows = ours.map(({ code, title, fixed, open }) => ({
    id: getId(code),
    dictName: title,
    dictCode: code,
    type: 0,
    system: 1,
    fixed: fixed ? 1 : 0,
    open: open ? 1 : 0,
  }));
  await addMissing(context, sysDict, rows);
  const items = ours.flatMap(({ code, items: list }) =>
    list.map(({ value, text }, i) => ({
      id: seedId('item', `${code}:${value}`),
      dictId: getId(code),
      itemValue: value,
      itemText: text,
      sortOrder: i + 1,
      status: 1,
    })),
  );
  const own = await context.db
    .selectFrom('sys_dict_item')
    .where('delFlag', '=', 0)
    .select(['id', 'dictId', 'itemValue'])
    .execute();
  const byPlace = new Map(own.map((row) => [`${row.dictId}:${row.itemValue}`, row.id]));
  await addMissing(context, sysDictItem, items, (row) => {
    const there = byPlace.get(`${String(row.dictId)}:${String(row.itemValue)}`);
    return there !== undefined && there !== row.id;
  });
}

/** Grants are added with a new entry or a new role only, so that revoked ones stay revoked. */
async function addRolesAndMenu(context: Context): Promise<void> {
  const roleId = (code: string): string => seedId('role', code);
  const live = await context.db.selectFrom('sys_role').where('delFlag', '=', 0).select(['id', 'roleCode']).execute();
  const taken = new Set(live.filter((row) => row.id !== roleId(row.roleCode)).map((row) => row.roleCode));
  const roles = shippedRoles
    .filter(({ code }) => !taken.has(code))
    .map(({ code, name, description }) => ({
      id: roleId(code),
      roleName: name,
      roleCode: code,
      description: description ?? null,
    }));
  const newRoles = await addMissing(context, sysRole, roles);
  const { menuRows, buttonRows, grantPairs } = listShippedMenus();
  const newEntries = new Set([
    ...(await addMissing(context, sysPermission, menuRows)),
    ...(await addMissing(context, sysPermission, buttonRows)),
  ]);
  const grants = grantPairs
    .filter(({ role, entryId }) => !taken.has(role) && (newRoles.has(roleId(role)) || newEntries.has(entryId)))
    .map(({ role, entryId }) => ({
      id: seedId('grant', `${role}:${entryId}`),
      roleId: roleId(role),
      permissionId: entryId,
    }));
  await addMissing(context, sysRolePermission, grants);
}

/** Generators used by the framework's built-in rules. */
const seedFillRules = [
  ['order_num_rule', '订单号生成'],
  ['category_code_rule', '分类字典编码生成'],
  ['org_num_role', '机构编码生成'],
].map(([code = '', ruleName]) => ({ id: seedId('fillRule', code), ruleName, ruleCode: code, ruleClass: code }));
/** How fields are numbered, for administrators to change. */
const seedSequences = [...numberedFields.values()].map(({ code, title, declared }) => ({
  id: seedId('fillRule', code),
  ruleName: title,
  ruleCode: code,
  ruleClass: 'sequence',
  ruleParams: paramsOfSequence(declared),
}));
/** Check rules used by shipped fields; administrators may change them. */
const seedCheckRules = [
  {
    id: seedId('checkRule', 'position_code'),
    ruleName: '职务编码',
    ruleCode: 'position_code',
    ruleDescription: '新增职务时检查',
    ruleJson: '[{"digits":"*","pattern":"^[A-Za-z0-9_-]+$","message":"职务编码只能由字母、数字、下划线和短横线组成!"}]',
  },
];
async function listUsedCheckRules({ db }: Context): Promise<(row: { readonly id: string }) => boolean> {
  const live = await db.selectFrom('sys_check_rule').where('delFlag', '=', 0).select('ruleCode').execute();
  const codes = new Set(live.map((row) => row.ruleCode));
  return (row) => seedCheckRules.some((rule) => rule.id === row.id && codes.has(rule.ruleCode));
}
async function listUsedFillRules({ db }: Context): Promise<(row: { readonly id: string }) => boolean> {
  const live = await db.selectFrom('sys_fill_rule').where('delFlag', '=', 0).select('ruleCode').execute();
  const codes = new Set(live.map((row) => row.ruleCode));
  return (row) => [...seedFillRules, ...seedSequences].some((rule) => rule.id === row.id && codes.has(rule.ruleCode));
}

async function addTrees(context: Context): Promise<void> {
  await addMissingByCode(context, sysArea, 'region', regionRows());
  await addMissingByCode(context, major, 'major', majorRows);
}

async function addOrganisation(context: Context): Promise<void> {
  const departId = (code: string): string => seedId('depart', code);
  await addMissing(
    context,
    sysDepart,
    seedDeparts.map(({ orgCode, name, tenantId, category }, i) => ({
      id: departId(orgCode),
      parentId: orgCode.length > 3 ? departId(orgCode.slice(0, -3)) : null,
      departName: name,
      orgCode,
      orgCategory: category,
      orgType: String(orgCode.length / 3),
      departOrder: i,
      status: '1',
      tenantId,
    })),
  );
  await addMissing(
    context,
    position,
    seedTenants.flatMap(({ id: tenantId }) =>
      seedPositions.map(({ code, name, rank }) => ({
        id: seedId('position', `${tenantId}:${code}`),
        code,
        name,
        postRank: rank,
        tenantId,
      })),
    ),
  );
}
