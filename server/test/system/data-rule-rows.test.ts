import { entities, menuPages } from '@campus/contract';
import { type AnyEntity, findField } from '@campus/contract/kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, seedSession } from '../../src/areas/system/seed.ts';
import { addUser } from '../../src/platform/sign-in/account-writes.ts';
import { hashPassword } from '../../src/platform/sign-in/password-hash.ts';
import { sheetLines } from '../support/sheet-cells.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/*
 * A data rule on the department, granted with a page, hides the rows of other departments in the list, its export, the
 * detail, and from editing and deleting alike, for every entity whose page can carry one.
 */
let app: TestApp;
let admin = '';
let clerk = '';
let roleId = '';
const own = 'A01A01A02';
const hidden = '数据不存在或无权访问';
const post = async (url: string, as: string, payload: object) =>
  (await app.call({ method: 'POST', url: `/server${url}`, as, payload })).body;
const get = async (url: string, as: string) => (await app.call({ method: 'GET', url: `/server${url}`, as })).body;
const first = async (statement: string): Promise<string> =>
  (await sql<{ id: string }>`${sql.raw(statement)}`.execute(app.engine.db)).rows[0]?.id ?? '';

beforeAll(async () => {
  app = await createTestApp({ filled: 'tiny' });
  admin = await app.signIn('admin');
  const granted = await post('/sys/role/add', admin, { roleCode: 'ruled', roleName: '受限角色' });
  roleId = granted.result.id;
  const { rows } = await sql<{ id: string }>`
    select id from sys_permission where side = 'school' and del_flag = 0`.execute(app.engine.db);
  const permissionIds = rows.map(({ id }) => id).join(',');
  await post('/sys/permission/saveRolePermission', admin, { roleId, permissionIds, lastpermissionIds: '' });
  const passwordHash = await hashPassword(demoPassword);
  await app.engine.runAs(seedSession(1), (context) =>
    addUser(context, {
      username: 'clerk',
      realname: '受限职员',
      userType: '1',
      tenants: [1],
      departs: [own],
      roles: ['ruled'],
      phone: null,
      passwordHash,
    }),
  );
  clerk = await app.signIn('clerk');
  // The department of an anonymous evaluation is not read, so no rule on it finds one.
  await sql`update rc_evaluation set anonymous = 0`.execute(app.engine.db);
});
afterAll(() => app.close());

/** Where the list of an entity stands whose standard call is replaced. */
const lists: Readonly<Record<string, string>> = { sysCategory: 'rootList' };
/** Every form selects from the tree of departments, so its rules bind the rest only. */
const openToAll = 'sysDepart';
const ruled = entities.filter(
  (e) =>
    e.page !== undefined && e.path !== '' && menuPages.some(({ component }) => component === e.page) && !e.appendOnly,
);
const getColumn = (e: AnyEntity): string => (e.name === 'sysUser' ? 'orgCode' : 'sysOrgCode');

/** Two rows that the clerk's list shows: one of his department from now on, and one of another. */
async function twoRows(e: AnyEntity): Promise<[string, string] | undefined> {
  const { result } = await get(`${e.path}/${lists[e.name] ?? 'list'}?pageSize=2`, clerk);
  const records: { id: unknown }[] = Array.isArray(result) ? result : (result?.records ?? []);
  const [mine, other] = records.map(({ id }) => String(id));
  if (mine === undefined || other === undefined) return undefined;
  const column = getColumn(e) === 'orgCode' ? 'org_code' : 'sys_org_code';
  const set = (id: string, code: string) =>
    sql`update ${sql.table(e.table)} set ${sql.ref(column)} = ${code} where id = ${id}`.execute(app.engine.db);
  await set(mine, `${own}A01`);
  await set(other, 'A01A01A03');
  return [mine, other];
}
async function grantRule(e: AnyEntity): Promise<void> {
  const permissionId = await first(
    `select id from sys_permission where component = '${e.page}' and side = 'school' and del_flag = 0`,
  );
  const rule = {
    ruleName: '本部门',
    ruleConditions: 'RIGHT_LIKE',
    ruleColumn: getColumn(e),
    ruleValue: '#{sys_org_code}',
  };
  const made = await post('/sys/permission/addPermissionRule', admin, { permissionId, ...rule });
  if (!made.success) throw new Error(made.message);
  const dataRuleIds = await first(
    `select id from sys_permission_data_rule where permission_id = '${permissionId}' and del_flag = 0`,
  );
  const granted = await post('/sys/role/datarule', admin, { permissionId, roleId, dataRuleIds });
  if (!granted.success) throw new Error(granted.message);
}
async function exported(e: AnyEntity, ids: readonly string[]): Promise<number> {
  const url = `/server${e.path}/exportXls?format=xlsx&selections=${ids.join(',')}`;
  const { rawPayload } = await app.server.inject({ url, headers: { 'x-access-token': clerk } });
  const names = (e.excel ?? e.list) as readonly string[];
  const heading = findField(e, names[0] ?? '')?.label ?? '';
  const lines = await sheetLines(rawPayload);
  return lines.length - lines.findIndex(({ cells }) => cells.includes(heading)) - 1;
}

const bound: string[] = [];
describe('a data rule on the department', () => {
  it.each(ruled)('binds $title ($name)', async (e) => {
    const rows = await twoRows(e);
    if (!rows) return;
    bound.push(e.name);
    const [mine, other] = rows;
    await grantRule(e);
    const { result } = await get(`${e.path}/${lists[e.name] ?? 'list'}?pageSize=1000`, clerk);
    const records: { id: unknown }[] = Array.isArray(result) ? result : result.records;
    const shown = records.map(({ id }) => String(id));
    expect(shown).toContain(mine);
    if (e.name !== openToAll) expect(shown).not.toContain(other);
    if (e.calls.includes('exportXls')) expect(await exported(e, [mine, other])).toBe(1);
    if (e.calls.includes('queryById')) {
      expect((await get(`${e.path}/queryById?id=${mine}`, clerk)).success).toBe(true);
      expect(await get(`${e.path}/queryById?id=${other}`, clerk)).toMatchObject({
        success: false,
        message: e.missing ?? hidden,
      });
    }
    if (e.calls.includes('edit'))
      expect(await post(`${e.path}/edit`, clerk, { id: other })).toMatchObject({
        success: false,
        message: e.missing ?? hidden,
      });
    for (const call of e.calls.includes('delete') ? ['delete'] : []) {
      const url = `/server${e.path}/${call}?id=${other}`;
      const { body } = await app.call({ method: 'DELETE', url, as: clerk });
      expect(body).toMatchObject({ success: false, message: e.missing ?? hidden });
    }
  });
  it('was tried on lists of every area', () => {
    expect(bound.length).toBeGreaterThan(15);
  });
});
