import { certifiedFields, changeableNames, companyChange, protectedNames } from '@campus/contract/enterprise';
import { isUpload } from '@campus/contract/kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EnterpriseFixture } from './enterprise-fixture.ts';
import { creditCode, hr, school } from './enterprise-people.ts';

let fixture: EnterpriseFixture;
beforeAll(async () => {
  fixture = await EnterpriseFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

const path = '/company/companyChange';
const otherCard = '110105194912310046';
const rights = new Set(['add', 'list', 'exportXls'].map((action) => `company:companyChange:${action}`));
const owner = (id: string, n = 1) =>
  hr(id, `hr${n}`, { codes: new Set([...rights, 'company:company:plain', 'company:company:edit']) });

/** A body with proof; its files belong to the sender. */
async function draft(n: number, more: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { licenseImg } = await fixture.papers(`hr${n}`);
  return { proofFiles: licenseImg, reason: '工商登记信息变化', ...more };
}
const changed = (values: Record<string, unknown>) => ({
  changes: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { new: value }])),
});
async function ask(id: string, more: Record<string, unknown>, n = 1) {
  return fixture.call(owner(id, n), 'POST', `${path}/add`, await draft(n, more));
}
const audit = (id: string, more: Record<string, unknown> = { result: 1 }) =>
  fixture.call(school, 'POST', `${path}/audit`, { id, ...more });
const held = (id: string) => fixture.one<Record<string, unknown>>('rc_company', id);

describe('asking for a change', () => {
  it('keeps the pairs of what differs and tells the auditors', async () => {
    await fixture.holder('auditor', 'school_auditor');
    const { id } = await fixture.company(1, 3);
    const { idCardImgs } = await fixture.papers('hr1');
    const values = { legalPerson: '新法人', nature: '39', registeredCapital: 500 };
    const { result, message } = await ask(id, { ...changed(values), idCardImgs });
    expect(message).toBe('提交成功，请等待学校审核');
    expect(result.changeNo).toMatch(/^BG202510150001$/);
    const row = await fixture.one<Record<string, unknown>>('rc_company_change', result.id);
    expect(row).toMatchObject({
      companyId: id,
      status: 1,
      items: '法定代表人、注册资本（万元）、经办人身份证照片',
      changes: { legalPerson: { old: '法人1', new: '新法人' }, registeredCapital: { old: null, new: 500 } },
    });
    expect(await fixture.notifications()).toEqual(['C08 auditor']);
    expect(await held(id)).toMatchObject({ legalPerson: '法人1', auditStatus: 3 });
  });
  it.each([
    ['nothing differs', changed({ legalPerson: '法人1', companyKind: 1 }), '未检测到变更内容'],
    ['nothing is sent', {}, '未检测到变更内容'],
    ['a field is not certified', changed({ contactName: '某人' }), '不支持的字段：contactName'],
    ['a protected field is in the pairs', changed({ idCardNo: otherCard }), '不支持的字段：idCardNo'],
    ['a key is unknown', { contactOther: '1' }, '不支持的字段：contactOther'],
    ['the pairs have another shape', { changes: { legalPerson: '新法人' } }, '变更内容格式不正确'],
    ['a value breaks its rule', changed({ creditCode: '91330100MA27XL0010' }), '统一社会信用代码格式不正确!'],
    ['a required value is emptied', changed({ legalPerson: '' }), '请输入法定代表人!'],
    ['a code does not exist', changed({ nature: '99' }), '单位性质的值不在可选范围内!'],
    ['a date is in the future', changed({ foundDate: '2030-01-01' }), '成立日期不能晚于今天!'],
    ['the licence has expired', changed({ licenseExpire: '2020-01-01' }), '营业执照已过期，请更换有效证照!'],
    ['an agency brings no licence', changed({ companyKind: 2 }), '请上传人力资源服务许可证!'],
    ['there is no reason', { ...changed({ legalPerson: '新法人' }), reason: '' }, '请输入变更原因!'],
    ['there is no proof', { ...changed({ legalPerson: '新法人' }), proofFiles: '' }, '证明材料'],
    ['a file does not exist', { licenseImg: 'company-license/none.png' }, '营业执照'],
  ])('is refused when %s', async (_when, more, message) => {
    const { id } = await fixture.company(1, 3);
    const reply = await ask(id, more);
    expect(reply.success).toBe(false);
    expect(reply.message).toContain(message);
    if (message.startsWith('不支持')) expect(reply.result).toMatchObject({ errorCode: 'RC_FIELD' });
  });
  it('needs an admitted company and the right to ask', async () => {
    const { id } = await fixture.company(1, 5);
    expect((await ask(id, changed({ legalPerson: '新法人' }))).message).toBe('当前状态为“已停用”，不能变更');
    const recruiter = hr(id, 'hr1', { codes: new Set(['company:companyChange:list']) });
    expect((await fixture.call(recruiter, 'POST', `${path}/add`, {})).code).toBe(510);
  });
  it('leaves one pending change when several are sent at once', async () => {
    const { id } = await fixture.company(1, 3);
    const bodies = await Promise.all(
      Array.from({ length: 6 }, (_, k) => draft(1, changed({ legalPerson: `新法人${k}` }))),
    );
    const replies = await Promise.all(bodies.map((body) => fixture.call(owner(id), 'POST', `${path}/add`, body)));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    for (const { success, message } of replies) if (!success) expect(message).toBe('已有待审核的变更申请');
    const { result } = await fixture.call(owner(id), 'GET', `${path}/list`);
    const pending = result.records[0].id as string;
    expect(await fixture.call(owner(id), 'POST', `${path}/withdraw`, { id: pending })).toMatchObject({
      success: true,
      message: '撤回成功',
    });
    expect((await ask(id, changed({ legalPerson: '再次变更' }))).success).toBe(true);
  });
});

describe('the decision', () => {
  it('writes an approved change to the company, its history and its administrators', async () => {
    const { id } = await fixture.company(1, 3);
    const { licenseImg } = await fixture.papers('hr1');
    const { result } = await ask(id, {
      ...changed({ legalPerson: '新法人', licenseExpire: null, creditCode: creditCode(9) }),
      licenseImg,
      idCardNo: otherCard,
    });
    expect(await audit(result.id)).toMatchObject({ success: true, message: '审核通过' });
    expect(await held(id)).toMatchObject({ legalPerson: '新法人', creditCode: creditCode(9), licenseImg });
    const { rows } = await sql<{ action: string; from: number; to: number; snapshot: Record<string, unknown> }>`
      select action, from_status as "from", to_status as "to", snapshot from rc_company_audit
      where company_id = ${id}`.execute(fixture.database.db);
    expect(rows).toMatchObject([{ action: 'change', from: 3, to: 3, snapshot: { legalPerson: '新法人' } }]);
    expect(JSON.stringify(rows)).not.toContain(`"${otherCard}"`);
    expect(await fixture.notifications()).toEqual(['C09 hr1']);
    const read = await fixture.call(owner(id), 'GET', '/api/pc/bizCompany/myCompany');
    expect(read.result).toMatchObject({ idCardNo: otherCard });
    expect((await audit(result.id)).message).toBe('当前状态为“已通过”，不能通过');
  });
  it('asks for reasons and tells the company why', async () => {
    const { id } = await fixture.company(1, 3);
    const { result } = await ask(id, changed({ legalPerson: '新法人' }));
    expect((await audit(result.id, { result: 2 })).message).toBe('请选择驳回原因!');
    expect((await audit(result.id, { result: 2, reasonCodes: '9' })).message).toBe('请填写审核意见!');
    expect((await audit(result.id, { result: 2, reasonCodes: '1', reason: '请补充原件' })).success).toBe(true);
    expect(await held(id)).toMatchObject({ legalPerson: '法人1' });
    expect(await fixture.notifications()).toEqual(['C10 hr1']);
    const row = await fixture.one('rc_company_change', result.id);
    expect(row).toMatchObject({ status: 3, auditReason: '证照缺失或不清晰；请补充原件' });
  });
  it('checks the company again when a change is approved', async () => {
    const { id } = await fixture.company(1, 3);
    const { result } = await ask(id, changed({ licenseExpire: '2025-10-20' }));
    fixture.clock.set('2025-10-22T09:00:00+08:00');
    expect((await audit(result.id)).message).toBe('营业执照已过期，请更换有效证照!');
    expect(await fixture.one('rc_company_change', result.id)).toMatchObject({ status: 1 });
  });
  it('gives a credit code to one of two companies when both are approved at once', async () => {
    const ids = await Promise.all(
      [1, 2].map(async (n) => {
        const { id } = await fixture.company(n, 3);
        return (await ask(id, changed({ creditCode: creditCode(9) }), n)).result.id as string;
      }),
    );
    const replies = await Promise.all(ids.map((id) => audit(id)));
    expect(replies.map(({ success }) => success).sort()).toEqual([false, true]);
    expect(replies.find(({ success }) => !success)).toMatchObject({ message: '统一社会信用代码已被占用' });
    const { rows } = await sql`select 1 from rc_company where credit_code = ${creditCode(9)}`.execute(
      fixture.database.db,
    );
    expect(rows).toHaveLength(1);
  });
  it('is taken once when it is approved, rejected and withdrawn at once', async () => {
    const { id } = await fixture.company(1, 3);
    const { result } = await ask(id, changed({ legalPerson: '新法人' }));
    const replies = await Promise.all([
      audit(result.id),
      audit(result.id, { result: 2, reasonCodes: '1' }),
      fixture.call(owner(id), 'POST', `${path}/withdraw`, { id: result.id }),
    ]);
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    const row = await fixture.one<{ status: number }>('rc_company_change', result.id);
    expect(await held(id)).toMatchObject({ legalPerson: row.status === 2 ? '新法人' : '法人1' });
  });
  it('decides about several, each by itself', async () => {
    const { id } = await fixture.company(1, 3);
    const { result } = await ask(id, changed({ legalPerson: '新法人' }));
    const twice = { ids: result.id, result: 1 };
    const first = await fixture.call(school, 'POST', `${path}/auditBatch`, twice);
    expect(first.result).toEqual({ ok: 1, failed: [] });
    const again = await fixture.call(school, 'POST', `${path}/auditBatch`, twice);
    expect(again.result).toMatchObject({ ok: 0, failed: [{ name: result.changeNo }] });
  });
  it('lapses when the company is disabled', async () => {
    const { id } = await fixture.company(1, 3);
    const { result } = await ask(id, changed({ legalPerson: '新法人' }));
    await fixture.call(school, 'POST', '/api/pc/bizCompany/disable', { id, reason: '虚假招聘' });
    expect(await fixture.one('rc_company_change', result.id)).toMatchObject({ status: 4 });
  });
});

describe('identity data', () => {
  it('has columns of its own for every certified value that is protected', () => {
    const guarded = Object.entries(certifiedFields).filter(
      ([, field]) => isUpload(field) || 'encrypted' in field || 'mask' in field || 'plain' in field,
    );
    expect(guarded.map(([name]) => name).sort()).toEqual([...protectedNames].sort());
    expect([...changeableNames, ...protectedNames].sort()).toEqual(Object.keys(certifiedFields).sort());
  });
  it('is plain for auditors alone, in no answer of others and not in the table', async () => {
    const { id } = await fixture.company(1, 3);
    const { idCardImgs } = await fixture.papers('hr1');
    const { result } = await ask(id, { idCardNo: otherCard, idCardImgs });
    const { rows } = await sql`select * from rc_company_change`.execute(fixture.database.db);
    expect(JSON.stringify(rows)).not.toContain(`"${otherCard}"`);
    const auditor = await fixture.call(school, 'GET', `${path}/queryById`, { id: result.id });
    expect(auditor.result).toMatchObject({ idCardNo: otherCard });
    const readers = [owner(id), { ...school, codes: new Set(['company:companyChange:list']) }];
    for (const reader of readers) {
      const one = await fixture.call(reader, 'GET', `${path}/queryById`, { id: result.id });
      expect(one.success).toBe(true);
      expect(JSON.stringify(one)).not.toContain(otherCard);
      expect(JSON.stringify(one)).not.toContain(idCardImgs.split(',')[0]);
      expect(JSON.stringify(await fixture.call(reader, 'GET', `${path}/list`))).not.toContain(otherCard.slice(0, 12));
    }
  });
  it('is hidden from other companies', async () => {
    const { id } = await fixture.company(1, 3);
    const other = await fixture.company(2, 3);
    const { result } = await ask(id, changed({ legalPerson: '新法人' }));
    const stranger = owner(other.id, 2);
    expect((await fixture.call(stranger, 'GET', `${path}/queryById`, { id: result.id })).success).toBe(false);
    expect((await fixture.call(stranger, 'GET', `${path}/list`)).result.total).toBe(0);
    expect((await fixture.call(stranger, 'POST', `${path}/withdraw`, { id: result.id })).success).toBe(false);
    expect(companyChange.visible.student).toBeUndefined();
  });
});
