import { employUser } from '@campus/contract/resume';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedSession } from '../src/areas/system/seed.ts';
import { AppFixture } from './support/app-fixture.ts';

let fixture: AppFixture;
beforeAll(async () => {
  fixture = await AppFixture.open();
  for (const [n, sex] of [1, 1, 2].entries())
    await fixture.app.engine.runAs(seedSession(1), (context) =>
      context.engine.insert(
        employUser,
        { realname: `学生${n}`, studentNo: `s${n}`, sex, mobile: `1391234567${n}`, departId: 'd', eduLevel: '4' },
        context,
      ),
    );
});
afterAll(() => fixture.close());

const exportedBy = (token: string, query = '') =>
  fixture.app.server.inject({
    url: `/server/employ/employUser/exportXls?format=xlsx${query}`,
    headers: { 'x-access-token': token },
  });
const exported = async (username: string, query = '') => exportedBy(await fixture.token(username), query);
const lastLog = async () => {
  const { rows } = await sql<{ logContent: string; operateType: number; requestParam: string; userid: string }>`
    select log_content, operate_type, request_param, userid from sys_log where log_type = 2 order by id desc limit 1`.execute(
    fixture.database.db,
  );
  return rows[0];
};
const audits = async () => {
  const { rows } = await sql<{ act: string; actor: string; content: Record<string, unknown> }>`
    select act, actor, content from sys_audit where act = 'export' order by seq`.execute(fixture.database.db);
  return rows;
};

describe('an export', () => {
  it('leaves a line that says what was searched for and how many rows it had', async () => {
    expect((await exported('viewer', '&sex=1')).headers['content-type']).toContain('spreadsheetml');
    expect(await lastLog()).toMatchObject({ operateType: 6, userid: 'viewer' });
    expect((await lastLog())?.logContent).toBe('学生档案导出-导出，2行，查询条件：性别等于“男”');
    expect(JSON.parse((await lastLog())?.requestParam ?? '')).toMatchObject({ sex: '1' });
    expect(await audits()).toEqual([]);
  });

  it('masks the numbers that were searched for', async () => {
    await exported('admin', '&mobile=13912345670');
    const { logContent = '', requestParam = '' } = (await lastLog()) ?? {};
    expect(logContent + requestParam).not.toContain('13912345670');
    expect(logContent).toContain('139****5670');
  });

  it('of numbers that others see masked is in the audit chain too', async () => {
    const before = (await audits()).length;
    expect((await exported('admin', '&sex=2')).statusCode).toBe(200);
    expect((await audits()).slice(before)).toMatchObject([
      {
        actor: 'admin',
        content: { entity: 'employUser', columns: ['身份证号', '手机号', '邮箱'], rows: 1, searched: '性别等于“女”' },
      },
    ]);
  });

  it('does not take place when the audit chain cannot be written, while ordinary writes do', async () => {
    const [admin, viewer] = [await fixture.token('admin'), await fixture.token('viewer')];
    await sql`alter table sys_audit rename to sys_audit_away`.execute(fixture.database.db);
    try {
      const refused = await exportedBy(admin);
      expect(refused.headers['content-type']).toContain('application/json');
      expect(refused.json()).toMatchObject({ success: false, message: '操作失败，系统异常，请联系管理员' });
      expect((await exportedBy(viewer)).headers['content-type']).toContain('spreadsheetml');
      const add = { code: 'export-log', name: '职务', postRank: '1' };
      expect((await fixture.post('/sys/position/add', add, { token: admin })).success).toBe(true);
    } finally {
      await sql`alter table sys_audit_away rename to sys_audit`.execute(fixture.database.db);
    }
  });
});

describe('the framework’s clients', () => {
  it('may send the filters of an export as one JSON', async () => {
    const filters = JSON.stringify({ realname: '*学生2*', sex: '' });
    const noted = async (query: string) => {
      expect((await exported('admin', query)).statusCode).toBe(200);
      return (await lastLog())?.logContent;
    };
    expect(await noted(`&paramsStr=${encodeURIComponent(filters)}`)).toContain('1行');
    expect(await noted(`&paramsStr=${encodeURIComponent(encodeURIComponent(filters))}`)).toContain('1行');
    expect(await noted('')).toContain('3行');
    for (const wrong of ['[]', 'x', '%', '"a"'])
      expect((await exported('admin', `&paramsStr=${encodeURIComponent(wrong)}`)).json(), wrong).toMatchObject({
        success: false,
        message: '查询条件不合法：paramsStr',
      });
  });
});
