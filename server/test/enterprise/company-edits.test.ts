import { hiddenFile } from '@campus/contract/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { without } from '../support/bare-engine.ts';
import { EnterpriseFixture } from './enterprise-fixture.ts';
import { hr, school, session } from './enterprise-people.ts';

let fixture: EnterpriseFixture;
beforeAll(async () => {
  fixture = await EnterpriseFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

const get = (who: Parameters<EnterpriseFixture['call']>[0], path: string, query: Record<string, unknown> = {}) =>
  fixture.call(who, 'GET', `/api/pc/bizCompany/${path}`, query);
const post = (path: string, sent: Record<string, unknown>, who = school) =>
  fixture.call(who, 'POST', `/api/pc/bizCompany/${path}`, sent);

describe('edits of a company', () => {
  it('keeps the certified fields of a submitted or admitted company, for the school too', async () => {
    for (const [i, status] of [2, 3, 5].entries()) {
      const { id } = await fixture.company(i + 1, status);
      const reply = await fixture.call(school, 'PUT', '/api/pc/bizCompany/edit', {
        id,
        legalPerson: '李四',
        shortName: '云湖',
      });
      expect(reply).toMatchObject({
        success: false,
        message: '认证信息需通过资质变更修改',
        result: { fields: { legalPerson: '认证信息需通过资质变更修改' } },
      });
      expect(
        (
          await fixture.call(school, 'PUT', '/api/pc/bizCompany/edit', {
            id,
            legalPerson: `法人${i + 1}`,
            shortName: '云湖',
            tags: '1,5',
            sort: 3,
          })
        ).success,
      ).toBe(true);
    }
    const draft = await fixture.company(9, 1);
    expect(
      (await fixture.call(school, 'PUT', '/api/pc/bizCompany/edit', { id: draft.id, legalPerson: '李四' })).success,
    ).toBe(true);
  });
  it('saves a row as it was read, whichever user uploaded its files', async () => {
    const { id } = await fixture.company(1, 3);
    const { result } = await get(school, 'queryById', { id });
    expect(
      await fixture.call(school, 'PUT', '/api/pc/bizCompany/edit', { ...result, shortName: '云湖' }),
    ).toMatchObject({
      success: true,
      message: '编辑成功！',
      result: { shortName: '云湖', version: 1 },
    });
    expect(
      (await fixture.call(school, 'PUT', '/api/pc/bizCompany/edit', { ...result, shortName: '旧' })).result.errorCode,
    ).toBe('RC_STALE');
  });
  it('lets its own people change what is not certified', async () => {
    const { id, username } = await fixture.company(1, 3);
    const me = hr(id, username);
    const mine = await get(me, 'myCompany');
    expect(mine.result).toMatchObject({ id, contactMobile: '14000020001', idCardNo: '11010519491231002X' });
    const put = (sent: Record<string, unknown>, who = me) =>
      fixture.call(who, 'PUT', '/api/pc/bizCompany/myCompany', sent);
    expect(await put({ ...mine.result, address: '示例路2号', tags: '1' })).toMatchObject({
      success: true,
      result: { address: '示例路2号', tags: null },
    });
    expect((await put({ address: '示例路3号', legalPerson: '李四' })).message).toBe('认证信息需通过资质变更修改');
    expect((await put({ address: '', introduction: '<p>短</p>' })).result.fields).toMatchObject({
      address: '请输入详细地址!',
    });
    expect((await put({ address: 'x', surprise: 1 })).message).toBe('不支持的字段：surprise');
    expect(await put({ address: 'x' }, without(me, 'company:company:edit'))).toMatchObject({ code: 510 });
    const row = await fixture.one<{ address: string; legalPerson: string }>('rc_company', id);
    expect([row.address, row.legalPerson]).toEqual(['示例路2号', '法人1']);
  });
  it('shows the identity card of the handler to the administrator only', async () => {
    const { id, username } = await fixture.company(1, 3);
    const recruiter = hr(id, 'recruiter', { roles: ['ent_hr'] });
    expect((await get(recruiter, 'myCompany')).result.idCardNo).toBe('110***********002X');
    expect((await get(hr(id, username), 'myCompany')).result.idCardNo).toBe('11010519491231002X');
    expect(
      (await get(without(school, 'company:company:audit', 'company:company:plain'), 'queryById', { id })).result,
    ).toMatchObject({
      idCardNo: '110***********002X',
      contactMobile: '140****0001',
      contactEmail: 'h***@yunhu.example.com',
    });
  });
  it('hides the papers from those who may not read them, and the identity card from recruiters', async () => {
    const { id, username } = await fixture.company(1, 3);
    await sql`update rc_company set license_img = 'company-license/l.png', id_card_imgs = 'company-license/a.png,company-license/b.png'
      where id = ${id}`.execute(fixture.database.db);
    const getPapers = ({ licenseImg, idCardImgs }: Record<string, string>) => [licenseImg, idCardImgs];
    const bound = (names: string) =>
      new RegExp(
        names
          .split(',')
          .map((name) => `company-license/${name}\\?e=\\d+&t=[\\w-]+`)
          .join(','),
      );
    const outsider = without(school, 'company:company:audit', 'company:company:plain');
    expect(getPapers((await get(outsider, 'queryById', { id })).result)).toEqual([hiddenFile, hiddenFile]);
    const recruiter = hr(id, 'recruiter', { roles: ['ent_hr'] });
    expect(getPapers((await get(recruiter, 'myCompany')).result)).toEqual([
      expect.stringMatching(bound('l.png')),
      hiddenFile,
    ]);
    for (const result of [
      (await get(school, 'queryById', { id })).result,
      (await get(hr(id, username), 'myCompany')).result,
    ])
      expect(getPapers(result)).toEqual([
        expect.stringMatching(bound('l.png')),
        expect.stringMatching(bound('a.png,b.png')),
      ]);
  });
});

describe('the visibility of companies', () => {
  it('is the own row for a company, admitted ones for a college, nothing of another tenant', async () => {
    const first = await fixture.company(1, 3);
    const second = await fixture.company(2, 2);
    const third = await fixture.company(3, 3, { tenantId: 2 });
    const seen = async (who: typeof school) =>
      (await get(who, 'list')).result.records.map((row: { id: string }) => row.id).sort();
    expect(await seen(school)).toEqual([first.id, second.id].sort());
    expect(await seen(session('college', { audience: 'college' }))).toEqual([first.id]);
    expect(await seen(hr(second.id, 'hr2'))).toEqual([second.id]);
    expect(await seen({ ...school, tenantId: 2 })).toEqual([third.id]);
    for (const path of ['queryById', 'auditCheck', 'auditLog'])
      expect((await get(hr(first.id, 'hr1'), path, { id: second.id })).message).toBe('数据不存在或无权访问');
    expect((await get(school, 'queryById', { id: third.id })).message).toBe('数据不存在或无权访问');
    expect((await post('audit', { id: second.id, result: 1 }, { ...school, tenantId: 2 })).message).toBe(
      '数据不存在或无权访问',
    );
  });
  it('counts what the list counts', async () => {
    for (const [i, status] of [0, 1, 1, 2, 3, 3, 4, 5].entries()) await fixture.company(i + 1, status);
    await fixture.company(20, 3, { tenantId: 2 });
    const { result } = await get(school, 'counts');
    expect(result).toEqual({ all: 8, waiting: 1, approved: 2, refused: 1, notSubmitted: 3, disabled: 1 });
    expect((await get(school, 'list')).result.total).toBe(result.all);
    expect((await get(school, 'list', { auditStatus: '0,1' })).result.total).toBe(result.notSubmitted);
    expect((await get(session('college', { audience: 'college' }), 'counts')).result).toMatchObject({
      all: 2,
      approved: 2,
    });
  });
  it('is for everybody the page of an admitted company, without its contacts', async () => {
    const { id } = await fixture.company(1, 3, { tags: '5', tenantId: 2 } as never);
    const { result } = await fixture.call(undefined, 'GET', '/api/pc/bizCompany/publicDetail', { id });
    expect(result).toMatchObject({
      companyName: '云湖示例1科技有限公司',
      tags_dictText: '高新技术企业',
      industry_dictText: '信息传输、软件和信息技术服务业',
      regionCode_dictText: '云湖省/云湖市/示例区',
    });
    expect(Object.keys(result).sort()).toEqual([
      'address',
      'companyName',
      'id',
      'industry_dictText',
      'introduction',
      'logo',
      'nature_dictText',
      'regionCode_dictText',
      'scale_dictText',
      'shortName',
      'tags_dictText',
      'website',
      'welfare_dictText',
    ]);
    const hidden = await fixture.company(2, 2);
    for (const other of [hidden.id, 'nowhere'])
      expect((await fixture.call(undefined, 'GET', '/api/pc/bizCompany/publicDetail', { id: other })).message).toBe(
        '数据不存在或无权访问',
      );
  });
});

describe('deleting a company', () => {
  const remove = (id: string) => fixture.call(school, 'DELETE', '/api/pc/bizCompany/delete', { id });
  it('is refused once it has done anything', async () => {
    const { id } = await fixture.company(1, 3);
    await sql`insert into rc_company_post (id, tenant_id, create_by, create_time, company_id, post_status, fair_only) values ('p1', 1, 'x', now(), ${id}, 0, 0)`.execute(
      fixture.database.db,
    );
    expect((await remove(id)).message).toBe('该企业已有业务数据，不能删除，可停用');
    const { rows } = await sql`select 1 from sys_user where del_flag = 0`.execute(fixture.database.db);
    expect(rows).toHaveLength(1);
  });
  it('takes its accounts with it, and frees its code', async () => {
    const { id, username } = await fixture.company(1, 3);
    const token = (await fixture.signIn(username)).result.token as string;
    expect((await remove(id)).success).toBe(true);
    expect(await fixture.isSignedIn(token)).toBe(false);
    expect(await fixture.signIn(username)).toMatchObject({ success: false });
    expect((await post('add', await fixture.companyForm(1, 'school'))).success).toBe(true);
  });
});

describe('members of a company for pickers', () => {
  it('are listed for its own people and for holders of the list code, masked', async () => {
    const { id, username } = await fixture.company(1, 3);
    const mine = await get(without(hr(id, username), 'company:companyUser:list'), 'getUserByCompanyId', {
      companyId: id,
    });
    expect(mine.result).toMatchObject([
      { username, mobile: '140****0001', phone: '140****0001', role: 1, status: 1, companyId: id },
    ]);
    const [{ companyUserId }] = mine.result;
    const { rows } = await sql`select company_id from rc_company_user where id = ${companyUserId}`.execute(
      fixture.database.db,
    );
    expect(rows).toEqual([{ companyId: id }]);
    expect((await get(school, 'getUserByCompanyId', { id })).result).toHaveLength(1);
    expect(
      await get(without(school, 'company:companyUser:list'), 'getUserByCompanyId', { companyId: id }),
    ).toMatchObject({ code: 510 });
    expect((await get(hr('other', 'hr9'), 'getUserByCompanyId', { companyId: id })).result).toEqual([]);
  });
  it('of the zone are the administrators of tenant 1', async () => {
    await fixture.holder('gaoxin', 'school_admin');
    await fixture.holder('elsewhere', 'school_admin', 2);
    await fixture.holder('auditor', 'school_auditor');
    const { result } = await get(hr('any', 'hr9'), 'getGxCompanyUser');
    expect(result.map((row: { username: string }) => row.username)).toEqual(['gaoxin']);
  });
});
