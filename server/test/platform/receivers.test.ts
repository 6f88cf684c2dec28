import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Context } from '../../src/kit/context.ts';
import {
  companyMembers,
  departmentUsers,
  postContact,
  studentReceivers,
  usersWithRight,
  usersWithRole,
} from '../../src/platform/messages/receivers.ts';
import { someone } from '../support/bare-engine.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ filled: 'tiny' });
});
afterAll(() => app.close());

const run = <T>(find: (context: Context) => Promise<T>): Promise<T> =>
  app.engine.runAs(someone('admin', { tenantId: 1 }), find);
const one = async <T>(query: ReturnType<typeof sql<T>>): Promise<T> => {
  const [row] = (await query.execute(app.engine.db)).rows;
  if (!row) throw new Error('the sample has no such row');
  return row;
};

it('finds the holders of a right by the grants of their roles', async () => {
  const code = 'interaction:feedback:accept';
  const found = await run((context) => usersWithRight(code, context));
  expect(found).toEqual(expect.arrayContaining(['admin', 'demo_school_admin_1', 'demo_school_staff_1']));
  for (const username of ['viewer', 'hr01', 'demo_college_staff_2']) expect(found).not.toContain(username);
  expect(await run((context) => usersWithRight('no:such:right', context))).not.toContain('demo_school_admin_1');
});

it('leaves out frozen accounts and those of other tenants', async () => {
  const find = () => run((context) => usersWithRole('school_auditor', context));
  expect(await find()).toContain('demo_school_auditor_1');
  await sql`update sys_user set status = 2 where username = 'demo_school_auditor_1'`.execute(app.engine.db);
  expect(await find()).not.toContain('demo_school_auditor_1');
  await sql`update sys_user set status = 1 where username = 'demo_school_auditor_1'`.execute(app.engine.db);
  const elsewhere = await app.engine.runAs(someone('admin', { tenantId: 99 }), (context) =>
    usersWithRole('school_auditor', context),
  );
  expect(elsewhere).toEqual([]);
});

it('finds the staff of a department and of those above it', async () => {
  const { username, orgCode, tenantId } = await one(sql<{ username: string; orgCode: string; tenantId: number }>`
    select u.username, d.org_code, d.tenant_id from sys_user u join sys_user_depart m on m.user_id = u.id and m.del_flag = 0
    join sys_depart d on d.id = m.depart_id where u.username = 'demo_college_staff_2'`);
  const find = (code: string) =>
    app.engine.runAs(someone('admin', { tenantId }), (context) => departmentUsers(code, 'college_staff', context));
  expect(await find(orgCode)).toContain(username);
  expect(await find(`${orgCode}A01`)).toContain(username);
  expect(await find('Z99')).not.toContain(username);
});

it('finds the members of a company and the contact of a post, otherwise its author', async () => {
  const { companyId } = await one(sql<{ companyId: string }>`select company_id from sys_user where username = 'hr01'`);
  expect(await run((context) => companyMembers(companyId, context))).toContain('hr01');
  const post = await one(sql<{ id: string; createBy: string }>`
    select p.id, p.create_by from rc_company_post p where p.contact_user_id is not null and p.tenant_id = 1 limit 1`);
  const [contact] = await run((context) => postContact(post.id, context));
  const stored = await one(sql<{ username: string }>`
    select u.username from rc_company_post p join rc_company_user m on m.id = p.contact_user_id
    join sys_user u on u.id = m.user_id where p.id = ${post.id}`);
  expect(contact).toBe(stored.username);
  await sql`update rc_company_post set contact_user_id = null where id = ${post.id}`.execute(app.engine.db);
  expect(await run((context) => postContact(post.id, context))).toEqual([post.createBy]);
});

it('reaches a student by the account, otherwise by the mobile', async () => {
  const student = await one(sql<{ id: string; mobile: string }>`
    select id, mobile from rc_employ_user where user_id is null and tenant_id = 1 limit 1`);
  const find = () => run((context) => studentReceivers(student.id, context));
  expect(await find()).toEqual({ usernames: [], mobiles: [student.mobile] });
  const { id, username } = await one(sql<{ id: string; username: string }>`
    select id, username from sys_user where username = 'viewer'`);
  await sql`update rc_employ_user set user_id = ${id} where id = ${student.id}`.execute(app.engine.db);
  expect(await find()).toEqual({ usernames: [username], mobiles: [] });
});
