import { sql } from 'kysely';
import type { SecurityFixture } from './security-fixture.ts';

/** Rights and accounts made for one test of a known weakness, through the calls of the product. */
export class SecurityRoles {
  readonly #fixture: SecurityFixture;
  #serial = 0;

  constructor(fixture: SecurityFixture) {
    this.#fixture = fixture;
  }
  async #one(statement: ReturnType<typeof sql<{ id: string }>>): Promise<string> {
    const { rows } = await statement.execute(this.#fixture.app.engine.db);
    if (!rows[0]) throw new Error('there is no such row');
    return rows[0].id;
  }
  roleId = (code: string) =>
    this.#one(sql<{ id: string }>`select id from sys_role where role_code = ${code} and del_flag = 0`);
  userId = (username: string) =>
    this.#one(sql<{ id: string }>`select id from sys_user where username = ${username} and del_flag = 0`);
  departId = (code: string) =>
    this.#one(sql<{ id: string }>`select id from sys_depart where org_code = ${code} and del_flag = 0`);
  /** The entry that shows the page. */
  pageId = (component: string) =>
    this.#one(sql<{ id: string }>`
      select id from sys_permission where component = ${component} and side = 'school' and del_flag = 0 order by id limit 1`);
  /** Entries of the school's menu that carry exactly these codes. */
  async buttonIds(codes: readonly string[]): Promise<string[]> {
    const { rows } = await sql<{ id: string; perms: string }>`
      select id, perms from sys_permission where side = 'school' and del_flag = 0 and perms = any(${[...codes]}::text[])`.execute(
      this.#fixture.app.engine.db,
    );
    const missing = codes.filter((code) => !rows.some(({ perms }) => perms === code));
    if (missing.length > 0) throw new Error(`no entry carries ${missing.join(', ')}`);
    return rows.map(({ id }) => id);
  }
  /** As the administrator. Throws when it is refused. */
  async done(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) {
    const answered = await this.#fixture.ask(method, url, { as: 'admin', ...(body && { body }) });
    if (!answered.success) throw new Error(`${method} ${url}: ${answered.message}`);
    return answered.result;
  }
  granted = (roleId: string): Promise<string[]> =>
    this.done('GET', `/sys/permission/queryRolePermission?roleId=${roleId}`);
  async grant(roleId: string, permissionIds: readonly string[]): Promise<void> {
    const last = await this.granted(roleId);
    await this.done('POST', '/sys/permission/saveRolePermission', {
      roleId,
      permissionIds: permissionIds.join(','),
      lastpermissionIds: last.join(','),
    });
  }
  /** A role with these entries. */
  async role(entries: readonly string[] = []): Promise<{ id: string; roleCode: string }> {
    this.#serial += 1;
    const roleCode = `weak_${this.#serial}`;
    const { id } = await this.done('POST', '/sys/role/add', { roleCode, roleName: `试验${this.#serial}` });
    if (entries.length > 0) await this.grant(id, entries);
    return { id, roleCode };
  }
  /** A data rule of a page, in force for the role. */
  async rule(roleId: string, permissionId: string, rule: Readonly<Record<string, string>>): Promise<string> {
    this.#serial += 1;
    const { id } = await this.done('POST', '/sys/permission/addPermissionRule', {
      permissionId,
      ruleName: `规则${this.#serial}`,
      status: '1',
      ...rule,
    });
    await this.done('POST', '/sys/role/datarule', { permissionId, roleId, dataRuleIds: id });
    return id;
  }
  /** An account of the school's side that signs in with the demonstration password. */
  async account(more: { roles?: readonly string[]; depart?: string; username?: string } = {}) {
    this.#serial += 1;
    const username = more.username ?? `weak${this.#serial}`;
    const password = 'Ginkgo@2026xy';
    const { id } = await this.done('POST', '/sys/user/add', {
      username,
      realname: `试验${this.#serial}`,
      workNo: `S${this.#serial}`,
      phone: `1390777${String(this.#serial).padStart(4, '0')}`,
      password,
      confirmpassword: password,
      selectedroles: (more.roles ?? []).join(','),
      ...(more.depart && { selecteddeparts: await this.departId(more.depart) }),
    });
    await sql`
      update sys_user set must_change_password = 0, account_assigned = 0, org_code = ${more.depart ?? null},
        password = (select password from sys_user where username = 'viewer' and del_flag = 0)
      where id = ${id}`.execute(this.#fixture.app.engine.db);
    return { id: String(id), username };
  }
}
