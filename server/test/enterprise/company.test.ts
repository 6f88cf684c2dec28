import { company } from '@campus/contract/enterprise';
import { hiddenFile } from '@campus/contract/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { without } from '../support/bare-engine.ts';
import { creditCode, EnterpriseFixture, hr, password, school, session } from './enterprise-fixture.ts';

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
const setting = (key: string, value: string) =>
  sql`insert into rc_setting (id, tenant_id, create_by, create_time, setting_key, setting_value) values (${key}, 1, 'x', now(), ${key}, ${value})`.execute(
    fixture.database.db,
  );

describe('the check panel', () => {
  const level = async (id: string, name: string): Promise<string> => {
    const { result } = await get(school, 'auditCheck', { id });
    return result.items.find((item: { name: string }) => item.name === name).level;
  };
  const table: [string, Record<string, unknown>, string][] = [
    ['信用代码校验位', {}, 'ok'],
    ['信用代码校验位', { creditCode: '91999999000000001A' }, 'block'],
    ['黑名单', {}, 'ok'],
    ['黑名单', { blackFlag: 1 }, 'block'],
    ['营业期限', {}, 'ok'],
    ['营业期限', { licenseExpire: '2025-10-14' }, 'block'],
    ['营业期限', { licenseExpire: '2025-10-15' }, 'warn'],
    ['营业期限', { licenseExpire: '2025-11-14' }, 'warn'],
    ['营业期限', { licenseExpire: '2025-11-15' }, 'ok'],
    ['邮箱域名', {}, 'ok'],
    ['邮箱域名', { contactEmail: 'hr@qq.com' }, 'warn'],
    ['邮箱域名', { contactEmail: 'hr@elsewhere.cn' }, 'warn'],
    ['邮箱域名', { contactEmail: 'hr@elsewhere.cn', website: null }, 'ok'],
    ['官网', {}, 'ok'],
    ['官网', { website: null }, 'warn'],
    ['材料完整', {}, 'ok'],
    ['材料完整', { idCardImgs: 'company-license/one.png' }, 'block'],
    ['材料完整', { companyKind: 2 }, 'block'],
    ['材料完整', { proxyLetter: null }, 'block'],
  ];
  it('looks at the company itself', async () => {
    for (const [i, [name, more, wanted]] of table.entries()) {
      const { id } = await fixture.company(i + 1, 2, more);
      expect([name, more, await level(id, name)]).toEqual([name, more, wanted]);
    }
  });
  it('needs no power of attorney where the setting says so', async () => {
    const { id } = await fixture.company(1, 2, { proxyLetter: null } as never);
    await setting('register.needProxyLetter', '0');
    expect(await level(id, '材料完整')).toBe('ok');
  });
  it('warns of a licence that ends soon, as soon as the setting says', async () => {
    const { id } = await fixture.company(1, 2, { licenseExpire: '2025-12-01' } as never);
    await setting('company.licenseWarnDays', '60');
    expect(await level(id, '营业期限')).toBe('warn');
  });
  it('looks at the other companies of the tenant', async () => {
    await fixture.company(1, 3);
    await fixture.company(2, 3, { companyName: '同名公司' } as never);
    await fixture.company(3, 5, { legalPerson: '张三' } as never);
    await fixture.company(4, 3, { blackFlag: 1, contactMobile: '14000024444' } as never);
    const mine = await fixture.company(9, 2, {
      companyName: '同名公司',
      legalPerson: '张三',
      contactMobile: '14000024444',
    } as never);
    expect(await level(mine.id, '同名企业')).toBe('warn');
    expect(await level(mine.id, '法定代表人关联')).toBe('warn');
    expect(await level(mine.id, '黑名单')).toBe('block');
    expect(await level(mine.id, '信用代码重复')).toBe('ok');
    const plain = await fixture.company(10, 2);
    for (const name of ['同名企业', '法定代表人关联', '黑名单', '信用代码重复'])
      expect(await level(plain.id, name)).toBe('ok');
  });
  it('finds another company at 3 with the same code, which stops the admission', async () => {
    // The index on credit codes keeps two submitted companies apart; a draft may still hold the code when it is looked at.
    await fixture.company(1, 3);
    const mine = await fixture.company(2, 1, { creditCode: creditCode(1) } as never);
    expect(await level(mine.id, '信用代码重复')).toBe('block');
    await expect(
      sql`update rc_company set audit_status = 2 where id = ${mine.id}`.execute(fixture.database.db),
    ).rejects.toThrow();
  });
  it('counts earlier refusals', async () => {
    const { id } = await fixture.company(1, 2);
    expect(await level(id, '历史驳回')).toBe('ok');
    await post('audit', { id, result: 2, reasonCodes: '1' });
    expect(await level(id, '历史驳回')).toBe('warn');
  });
  it('stops the admission as long as an item blocks, and names it', async () => {
    const { id } = await fixture.company(1, 2, { licenseExpire: '2025-10-14', idCardImgs: null } as never);
    expect((await post('audit', { id, result: 1 })).message).toBe('存在未处理的校验项：营业期限、材料完整');
    expect((await fixture.one<{ auditStatus: number }>('rc_company', id)).auditStatus).toBe(2);
  });
  it('marks an application that waited too long', async () => {
    const { id } = await fixture.company(1, 2);
    const seen = async () => [
      (await get(school, 'auditCheck', { id })).result.overdue,
      (await get(school, 'list')).result.records[0].overdue,
    ];
    expect(await seen()).toEqual([false, 0]);
    fixture.clock.set('2025-10-20T10:00:00+08:00');
    expect(await seen()).toEqual([false, 0]);
    fixture.clock.set('2025-10-21T10:00:00+08:00');
    expect(await seen()).toEqual([true, 1]);
    expect((await get(school, 'list')).result.records[0].overdueDays).toBe(1);
  });
  it('changes no version by being opened', async () => {
    const { id } = await fixture.company(1, 2);
    await get(school, 'auditCheck', { id });
    expect((await fixture.one<{ version: number }>('rc_company', id)).version).toBe(0);
  });
});

describe('a company the school adds', () => {
  it('is admitted at once, with an administrator whose password is shown once', async () => {
    const form = await fixture.companyForm(1, 'school');
    const added = await post('add', form);
    expect(added).toMatchObject({
      success: true,
      message: '添加成功！',
      result: { auditStatus: 3, companyName: form.companyName },
    });
    const { username, password: first } = added.result.account;
    expect(username).toMatch(/^qy[0-9a-z]{9}$/);
    expect((await fixture.signIn(username, first)).result).toMatchObject({
      mustChangePassword: true,
      userInfo: { companyId: added.result.id },
    });
    expect(fixture.sms).toEqual([]);
    const again = await get(school, 'queryById', { id: added.result.id });
    expect(again.result.account).toBeUndefined();
    const log = await get(school, 'auditLog', { id: added.result.id });
    expect(log.result).toMatchObject([{ seq: 1, action: 'pass', fromStatus: 0, toStatus: 3 }]);
  });
  it('may be given the administrator name, if it is free and well formed', async () => {
    const other = await fixture.company(5, 3);
    const form = await fixture.companyForm(1, 'school');
    await fixture.member(other.id, 'taken_name', 2, '14000030001');
    expect((await post('add', { ...form, adminUsername: 'taken_name' })).result.fields).toEqual({
      adminUsername: '该账号已存在!',
    });
    expect((await post('add', { ...form, adminUsername: '云湖' })).success).toBe(false);
    const { rows } = await sql`select 1 from rc_company where company_name = ${form.companyName}`.execute(
      fixture.database.db,
    );
    expect(rows).toEqual([]);
    expect((await post('add', { ...form, adminUsername: 'yunhu_admin' })).result.account.username).toBe('yunhu_admin');
  });
  it('is refused with a taken code, a taken mobile, an unknown key, or without the code', async () => {
    await fixture.company(1, 3);
    expect(
      (await post('add', await fixture.companyForm(2, 'school', { creditCode: creditCode(1) }))).result.errorCode,
    ).toBe('RC_COMPANY_DUP');
    expect(
      (await post('add', await fixture.companyForm(2, 'school', { contactMobile: '14000020001' }))).result.fields,
    ).toEqual({ contactMobile: '该手机号已被其他账号使用!' });
    expect((await post('add', { ...(await fixture.companyForm(2, 'school')), surprise: 1 })).message).toBe(
      '不支持的字段：surprise',
    );
    expect(
      await post('add', await fixture.companyForm(2, 'school'), without(school, 'company:company:add')),
    ).toMatchObject({ code: 510 });
  });
});

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

it('names its codes as the documents do, and stores no password but a hash', async () => {
  const { userId } = await fixture.company(1, 3);
  const row = await fixture.one<{ password: string }>('sys_user', userId);
  expect(row.password).not.toContain(password);
  expect(company.can.audit).toBe('company:company:audit');
});
