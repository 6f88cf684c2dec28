import { company } from '@campus/contract/enterprise';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { without } from '../support/bare-engine.ts';
import { storeSetting } from '../support/stored-settings.ts';
import { EnterpriseFixture } from './enterprise-fixture.ts';
import { creditCode, password, school } from './enterprise-people.ts';

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
const setting = (key: string, value: string) => storeSetting(fixture.engine, key, value);

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

it('names its codes as the documents do, and stores no password but a hash', async () => {
  const { userId } = await fixture.company(1, 3);
  const row = await fixture.one<{ password: string }>('sys_user', userId);
  expect(row.password).not.toContain(password);
  expect(company.can.audit).toBe('company:company:audit');
});
