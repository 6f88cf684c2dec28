import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companies } from '../delivery/delivery-people.ts';
import { form } from '../http/http-fixture.ts';
import { ApplyFixture } from './apply-fixture.ts';

let fixture: ApplyFixture;
beforeAll(async () => {
  fixture = await ApplyFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

const path = '/jobFair/fairExpense';
const act = (who: 'hr1' | 'school' | 'staff' | 'auditor', step: string, body: object) =>
  fixture.post(who, `${path}/${step}`, body);
let made = 0;

const name = async (): Promise<string> =>
  (await sql<{ n: string }>`select company_name as n from rc_company where id = ${companies.first}`.execute(fixture.db))
    .rows[0]?.n as string;
const item = async (more: Record<string, unknown> = {}) => {
  made += 1;
  const files = await fixture.upload('hr1', 'fair-paper');
  return { itemType: 1, amount: '200.00', invoiceNo: `FP${made}`, invoiceDate: '2025-10-24', files, ...more };
};
async function claim(applyId: string, items: object[], more: Record<string, unknown> = {}) {
  const bank = { payee: await name(), bankName: '示例银行云湖支行', bankAccount: '6200000000123456789' };
  return act('hr1', 'add', { applyId, personCount: 1, days: 1, ...bank, items, ...more });
}

describe('a receipt', () => {
  const send = async (name: string, content: Buffer) => {
    const sent = form({}, [{ name, content }]);
    const url = '/server/sys/common/upload?biz=fair-paper';
    return (await fixture.base.app.call({ method: 'POST', url, as: await fixture.base.token('hr1'), ...sent })).body;
  };
  it.each([
    ['a page with the name of a picture', '票据.png', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a program', '票据.exe', Buffer.from('MZ')],
    ['a drawing with a script', '票据.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['nothing', '票据.png', Buffer.alloc(0)],
  ])('is no %s', async (_what, name, content) => {
    expect((await send(name, content)).success).toBe(false);
  });
  it.each([
    ['an address outside', 'https://example.com/a.png'],
    ['a path that leaves its folder', 'fair-paper/../../etc/passwd.png'],
    ['a file that was never uploaded', 'fair-paper/2025/none.png'],
    ['another kind of file', 'fair-paper/2025/a.xlsx'],
  ])('is refused as %s', async (_what, files) => {
    const { applyId } = await fixture.attended();
    const reply = await claim(applyId, [{ ...(await item()), files }]);
    expect(reply.success).toBe(false);
    const { rows } = await sql`select id from rc_fair_expense where del_flag = 0`.execute(fixture.db);
    expect(rows).toHaveLength(0);
  });
});

describe('a claim', () => {
  it('passes two people and is paid with a voucher', async () => {
    const { applyId } = await fixture.attended();
    const added = await claim(applyId, [await item(), await item({ amount: '300.50' })]);
    expect(added).toMatchObject({ success: true, result: { amount: '500.50', status: 0 } });
    const { id } = added.result;
    expect((await act('hr1', 'submit', { id })).message).toBe('报销已提交');
    expect((await act('school', 'audit', { id, approvedAmount: '600' })).message).toBe('核定金额应在0到申请金额之间');
    expect((await act('school', 'audit', { id, approvedAmount: '500' })).message).toBe('审核通过');
    expect((await act('school', 'finance', { id })).message).toBe('业务审核人不能复核');
    expect((await act('hr1', 'void', { id })).message).toBe('已进入财务环节，不能撤销');
    await sql`update rc_fair_expense set review_by = 'somebody' where id = ${id}`.execute(fixture.db);
    expect((await act('school', 'finance', { id })).message).toBe('复核通过');
    expect((await act('school', 'pay', { id, payNo: 'LS1' })).message).toBe('请上传打款凭证!');
    const payVoucher = await fixture.upload('school', 'fair-paper');
    expect((await act('school', 'payFail', { id, reason: '账号有误' })).message).toBe('已退回财务复核');
    const { rows } = await sql<{ opinions: { step: string }[] }>`select opinions from rc_fair_expense`.execute(
      fixture.db,
    );
    expect(rows[0]?.opinions.map(({ step }) => step)).toEqual(['提交报销', '业务审核', '财务复核', '打款退回']);
    expect((await act('school', 'finance', { id })).message).toBe('复核通过');
    expect((await act('school', 'pay', { id, payNo: 'LS1', payVoucher })).message).toBe('打款已登记');
    expect(await fixture.notices()).toEqual(expect.arrayContaining(['X01 demo_school_auditor_2', 'X02 hr1']));
  });

  it.each([
    [{ payee: '别的公司' }, {}, '收款单位须与企业名称一致!'],
    [{ bankAccount: '0123456789' }, {}, '银行账号应为10到20位数字，且不以0开头'],
    [{ personCount: 2 }, {}, '报销人数不能超过核验通过的参会人数（1）!'],
    [{}, { invoiceNo: null }, '请填写发票号!'],
    [{}, { invoiceDate: '2025-10-01' }, '发票日期不在参会期间'],
    [{}, { itemType: 3 }, '请填写住宿晚数!'],
    [{}, { amount: '5000.01' }, '单次报销不能超过5000.00元'],
  ])('is refused with %j and an item %j', async (head, change, sentence) => {
    const { applyId } = await fixture.attended();
    const added = await claim(applyId, [await item(change)], head);
    const reply = added.success ? await act('hr1', 'submit', { id: added.result.id }) : added;
    expect(reply.message).toBe(sentence);
  });

  it('is one per fair, uses an invoice once and frees it when it is void', async () => {
    const { applyId } = await fixture.attended();
    const first = await claim(applyId, [await item({ invoiceNo: 'FP-ONE' })]);
    expect((await claim(applyId, [await item()])).message).toBe('该场参会已提交报销');
    expect((await act('hr1', 'void', { id: first.result.id })).message).toBe('报销已撤销');
    const again = await claim(applyId, [await item({ invoiceNo: 'FP-ONE' })]);
    expect(again.success).toBe(true);
    const other = await fixture.attended();
    expect((await claim(other.applyId, [await item({ invoiceNo: 'FP-ONE' })])).message).toBe('发票号FP-ONE已被使用');
  });

  it('is approved within the limits and the budget, also when two are approved at once', async () => {
    const { applyId, fairId } = await fixture.attended({ budget: '600.00' });
    const hotel = await claim(applyId, [await item({ itemType: 3, nights: 1, amount: '500' })]);
    await act('hr1', 'submit', { id: hotel.result.id });
    expect((await act('school', 'audit', { id: hotel.result.id, approvedAmount: '500' })).message).toBe(
      '核定金额不能超过可报上限400.00元',
    );
    const second = '22222222';
    await sql`insert into rc_fair_expense (id, tenant_id, create_by, create_time, fair_id, apply_id, company_id, expense_no,
      person_count, days, amount, status, payee) values (${second}, 2, 'hr2', now(), ${fairId}, 'x', ${companies.second},
      'BX2', 1, 1, 400, 1, 'x')`.execute(fixture.db);
    await sql`insert into rc_fair_expense_item (id, tenant_id, create_by, create_time, expense_id, item_type, amount,
      invoice_no, invoice_date, live) values ('i2', 2, 'hr2', now(), ${second}, 1, 400, 'FP-X', '2025-10-24', 1)`.execute(
      fixture.db,
    );
    const replies = await Promise.all(
      [hotel.result.id, second].map((id) => act('school', 'audit', { id, approvedAmount: '400' })),
    );
    expect(replies.map(({ message }) => message).toSorted()).toEqual(['审核通过', '超出本场招聘会报销预算'].toSorted());
  });

  it('is refused for a fair that does not pay, too late, and for a company that stayed away', async () => {
    const { applyId, fairId } = await fixture.attended();
    await sql`update rc_job_fair set reimburse = 0 where id = ${fairId}`.execute(fixture.db);
    expect((await claim(applyId, [await item()])).message).toBe('本场招聘会不可报销');
    await sql`update rc_job_fair set reimburse = 1 where id = ${fairId}`.execute(fixture.db);
    await sql`update rc_fair_apply set status = 8 where id = ${applyId}`.execute(fixture.db);
    expect((await claim(applyId, [await item()])).message).toBe('未到场签到，不能报销');
    await sql`update rc_fair_apply set status = 6 where id = ${applyId}`.execute(fixture.db);
    fixture.travel('2025-11-30 10:00:00');
    expect((await claim(applyId, [await item()])).message).toBe('已超过报销期限');
  });
});
