import { company } from '@campus/contract/enterprise';
import type { AnyEntity } from '@campus/contract/kit';
import { companyPost } from '@campus/contract/post';
import { sysUser } from '@campus/contract/system';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { securityFixture } from '../support/security-fixture.ts';
import { SecurityRoles } from '../support/security-roles.ts';
import { getSession } from './declared.ts';

/*
 * Who reads the data log reads versions of the rows that the lists show to him: data rules and the rows of his audience
 * hold there too, in pages and totals, for the versions of one row, and for a comparison. Deleted rows count with
 * their last state.
 */
const fixture = securityFixture();
const roles = new SecurityRoles(fixture);
const own = 'A01A01A02';
const path = '/sys/dataLog';
let clerk = '';
/** Posts inside the clerk's rule and outside, the last of each deleted, with two versions each. */
const posts: { inside: string[]; outside: string[] } = { inside: [], outside: [] };
let purged = '';

async function addVersions(e: AnyEntity, ids: readonly string[]): Promise<void> {
  const { engine } = fixture.app;
  for (const id of ids)
    for (const remark of ['甲', '乙'])
      await engine.runAs(getSession('school_admin'), async ({ endWrites, session }) =>
        endWrites.addVersion(e, { id, remark }, session),
      );
}
const list = async (as: string, query: Record<string, string> = {}) => {
  const answered = await fixture.ask('GET', `${path}/list?${new URLSearchParams({ pageSize: '1000', ...query })}`, {
    as,
  });
  if (!answered.success) throw new Error(answered.message);
  return answered.result;
};
const getIds = (records: readonly { dataId: string }[]): string[] => [...new Set(records.map(({ dataId }) => dataId))];
const ofRow = (as: string, dataId: string, { table } = companyPost as AnyEntity) =>
  fixture.ask('GET', `${path}/queryDataVerList?${new URLSearchParams({ dataTable: table, dataId })}`, { as });
const compare = (as: string, dataId1: string, dataId2: string) =>
  fixture.ask('GET', `${path}/queryCompareList?${new URLSearchParams({ dataId1, dataId2 })}`, { as });

beforeAll(async () => {
  const { db } = fixture.app.engine;
  const { rows } = await sql<{ id: string }>`
    select id from rc_company_post where tenant_id = 1 and del_flag = 0 order by id limit 9`.execute(db);
  const ids = rows.map(({ id }) => id);
  posts.inside = ids.slice(0, 4);
  posts.outside = ids.slice(4, 8);
  purged = ids[8] as string;
  await sql`update rc_company_post set sys_org_code = 'A01A01A03'`.execute(db);
  await sql`update rc_company_post set sys_org_code = ${`${own}A01`} where id = any(${[...posts.inside, purged]}::text[])`.execute(
    db,
  );
  await sql`truncate sys_data_log`.execute(db);
  await addVersions(companyPost, ids);
  await sql`update rc_company_post set del_flag = 1 where id = any(${[posts.inside.at(-1), posts.outside.at(-1)]}::text[])`.execute(
    db,
  );
  await sql`update rc_company_post set id = ${`${purged.slice(0, -2)}zz`} where id = ${purged}`.execute(db);
  const pages = await Promise.all(['system/DataLogList', 'post/CompanyPostList'].map((page) => roles.pageId(page)));
  const role = await roles.role([...pages, ...(await roles.buttonIds(['system:datalog:list']))]);
  await roles.rule(role.id, pages[1] as string, {
    ruleConditions: 'RIGHT_LIKE',
    ruleColumn: 'sysOrgCode',
    ruleValue: '#{sys_org_code}',
  });
  clerk = (await roles.account({ roles: [role.id], depart: own })).username;
});

describe('the list of versions', () => {
  it('leaves out rows outside the data rules, deleted and purged ones too', async () => {
    const everything = await list('admin', { dataTable: companyPost.table });
    expect(getIds(everything.records).sort()).toEqual([...posts.inside, ...posts.outside, purged].sort());
    const found = await list(clerk, { dataTable: companyPost.table });
    expect(getIds(found.records).sort()).toEqual([...posts.inside].sort());
    expect(found.total).toBe(posts.inside.length * 2);
    for (const dataId of [...posts.outside, purged]) expect((await list(clerk, { dataId })).total).toBe(0);
    // What it holds is no way to ask either.
    const asked = { superQueryParams: JSON.stringify([{ field: 'dataId', rule: 'in', val: posts.outside.join(',') }]) };
    expect((await list(clerk, asked)).total).toBe(0);
  });

  it('pages and counts what the caller sees', async () => {
    const pages = await Promise.all(
      ['1', '2', '3'].map((pageNo) =>
        list(clerk, { dataTable: companyPost.table, pageSize: '3', pageNo, column: 'dataId', order: 'asc' }),
      ),
    );
    expect(pages.map(({ records }) => records.length)).toEqual([3, 3, 2]);
    expect(pages.map(({ total }) => total)).toEqual([8, 8, 8]);
    expect(getIds(pages.flatMap(({ records }) => records))).toEqual([...posts.inside].sort());
  });

  it('shows the versions of tables that no rule of the caller restricts', async () => {
    const { rows } = await sql<{ id: string }>`select id from rc_company order by id limit 2`.execute(
      fixture.app.engine.db,
    );
    const ids = rows.map(({ id }) => id);
    await addVersions(company, ids);
    expect(getIds((await list(clerk, { dataTable: company.table })).records).sort()).toEqual([...ids].sort());
  });

  it('shows versions of accounts to those who list the account, and of no other tenant', async () => {
    const { rows } = await sql<{ id: string; tenantId: number }>`
      select u.id, min(m.tenant_id) as tenant_id from sys_user u join sys_user_tenant m on m.user_id = u.id
      where u.del_flag = 0 and not exists (select 1 from sys_data_log l where l.data_id = u.id)
      group by u.id having count(*) = 1`.execute(fixture.app.engine.db);
    const ours = rows.find(({ tenantId }) => tenantId === 1)?.id as string;
    const theirs = rows.find(({ tenantId }) => tenantId !== 1)?.id as string;
    // A membership that has ended: the tenant's own log still holds what it wrote.
    await addVersions(sysUser, [ours, theirs]);
    expect((await list(clerk, { dataId: ours })).total).toBe(2);
    expect((await list(clerk, { dataId: theirs })).total).toBe(0);
    expect((await ofRow(clerk, theirs, sysUser)).message).toBe('未找到版本信息');
  });
});

describe('versions of one row and their comparison', () => {
  it('are those that the list shows', async () => {
    for (const dataId of posts.inside) {
      const { result } = await ofRow(clerk, dataId);
      expect(result.map(({ dataVersion }: { dataVersion: string }) => dataVersion)).toEqual(['1', '0']);
      const compared = await compare(clerk, result[1].id, result[0].id);
      expect(compared.result.map(({ id }: { id: string }) => id)).toEqual([result[1].id, result[0].id]);
    }
    for (const dataId of [...posts.outside, purged]) {
      const { result } = await ofRow('admin', dataId);
      expect(result).toHaveLength(2);
      expect(await ofRow(clerk, dataId)).toMatchObject({ success: false, message: '未找到版本信息' });
      expect(await compare(clerk, result[1].id, result[0].id)).toMatchObject({
        success: false,
        message: '数据不存在或无权访问',
      });
    }
  });
  it('refuses a comparison with one version outside', async () => {
    const [inside, outside] = await Promise.all(
      [posts.inside, posts.outside].map(async ([id = '']) => (await ofRow('admin', id)).result[0].id),
    );
    expect((await compare(clerk, inside, outside)).success).toBe(false);
    expect((await compare(clerk, outside, inside)).success).toBe(false);
  });
});
