import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { companies } from '../delivery/delivery-people.ts';
import { ApplyFixture, applyPath } from './apply-fixture.ts';

/* Refusals of fairs and their expenses carry the code that clients tell them apart by. */
let fixture: ApplyFixture;
beforeAll(async () => {
  fixture = await ApplyFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

type Reply = Awaited<ReturnType<ApplyFixture['post']>>;
const signUp = async (fairId: string): Promise<Reply> => {
  const { id } = await fixture.base.student({}, null);
  const body = { fairId, remark: '电话委托' };
  return fixture.base.post('school', '/api/stu/jobFair/signUp', body, { 'x-behalf-employ': id });
};
async function claim(applyId: string, ...items: readonly Record<string, unknown>[]): Promise<Reply> {
  const { rows } = await sql<{ payee: string }>`
    select company_name as payee from rc_company where id = ${companies.first}`.execute(fixture.db);
  const files = await fixture.upload('hr1', 'fair-paper');
  const receipts = items.map((item) => ({ itemType: 1, amount: '200', invoiceDate: '2025-10-24', files, ...item }));
  const bank = { ...rows[0], bankName: '示例银行云湖支行', bankAccount: '6200000000123456789' };
  return fixture.post('hr1', '/jobFair/fairExpense/add', {
    ...{ applyId, personCount: 1, days: 1, ...bank, items: receipts },
  });
}
const submitted = async (added: Reply): Promise<Reply> =>
  added.success ? fixture.post('hr1', '/jobFair/fairExpense/submit', { id: added.result.id }) : added;

it.each<[string, string, () => Promise<Reply>]>([
  [
    'RC_FAIR_FULL',
    'a student without a seat',
    async () => {
      const { id } = await fixture.fair({ studentLimit: 1, allowWaitlist: 0 });
      await signUp(id);
      return signUp(id);
    },
  ],
  [
    'RC_FAIR_FULL',
    'a company without a place',
    async () => {
      const { id } = await fixture.fair({ maxCompany: 1, allowWaitlist: 0 });
      await fixture.applied(id);
      return fixture.submit(await fixture.draft(id, companies.second), 'school', true);
    },
  ],
  [
    'RC_FAIR_WINDOW',
    'a student after the sign-up',
    async () => {
      const { id } = await fixture.fair({ studentLimit: 5 });
      fixture.travel('2025-10-25 10:00:00');
      return signUp(id);
    },
  ],
  [
    'RC_FAIR_WINDOW',
    'a company after the last day',
    async () => {
      const { id } = await fixture.fair();
      const apply = await fixture.draft(id);
      fixture.travel('2025-10-25 10:00:00');
      return fixture.submit(apply, 'school', true);
    },
  ],
  [
    'RC_FAIR_WINDOW',
    'a claim before the end',
    async () => {
      const { applyId } = await fixture.attended();
      fixture.travel('2025-10-25 09:30:00');
      return claim(applyId, { invoiceNo: 'EARLY' });
    },
  ],
  [
    'RC_EXPENSE_CAP',
    'a claim above the limit',
    async () => submitted(await claim((await fixture.attended()).applyId, { invoiceNo: 'CAP', amount: '5000.01' })),
  ],
  [
    'RC_EXPENSE_CAP',
    'an approval above the budget',
    async () => {
      const added = await claim((await fixture.attended({ budget: '100.00' })).applyId, { invoiceNo: 'BUDGET' });
      await submitted(added);
      return fixture.post('school', '/jobFair/fairExpense/audit', { id: added.result.id, approvedAmount: '200' });
    },
  ],
  [
    'RC_EXPENSE_INVOICE',
    'an invoice that is named twice',
    async () =>
      submitted(await claim((await fixture.attended()).applyId, { invoiceNo: 'TWICE' }, { invoiceNo: 'TWICE' })),
  ],
  [
    'RC_EXPENSE_INVOICE',
    'an invoice of another claim',
    async () => {
      await claim((await fixture.attended()).applyId, { invoiceNo: 'USED' });
      fixture.travel('2025-10-15 10:00:00');
      return claim((await fixture.attended()).applyId, { invoiceNo: 'USED' });
    },
  ],
  [
    'RC_BOOTH_TAKEN',
    'a booth that another company holds',
    async () => {
      const { id } = await fixture.fair({ boothMode: 1 });
      const [boothId] = await fixture.booths(id, 1);
      await fixture.post('hr1', `${applyPath}/holdBooth`, { boothId });
      return fixture.post('hr2', `${applyPath}/holdBooth`, { boothId });
    },
  ],
])('answers %s to %s', async (code, _what, act) => {
  expect(await act()).toMatchObject({ success: false, result: { errorCode: code } });
});
