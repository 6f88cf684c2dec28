import { fairExpense, fairExpenseItem, opinionSteps } from '@campus/contract/jobfair';
import type { SeedCompany } from './companies.ts';
import type { Maker, Row, SeedFair } from './fair-rows.ts';
import { seedId } from './random.ts';
import { type SeedContext, systemColumns } from './seed-context.ts';

/** Every fourth company has people whose insurance was refused. */
const isUninsured = (n: number): boolean => n % 4 === 3;
/** Proof and decision where the fair asks for insurance; before the fair some still wait. */
export function getInsurance({ paid, story }: SeedFair, n: number): Row {
  if (!paid) return { insureStatus: 0, insureReason: null, insureFile: null };
  const isFailed = isUninsured(n);
  const isDecided = story === 'held' || n % 3 !== 0;
  return {
    insureStatus: isDecided ? (isFailed ? 2 : 1) : 0,
    insureReason: isDecided && isFailed ? '参保单位不一致' : null,
    insureFile: 'fair-paper/sample-insurance.png',
  };
}
const claimStates = [5, 1, 2, 4, 3, 0] as const;
/** Who has decided what on a claim until it came to its state. */
function listOpinions(
  context: SeedContext,
  fair: SeedFair,
  { status, by, at, amount }: { readonly status: number; readonly by: string; readonly at: string; amount: string },
) {
  const note = (step: keyof typeof opinionSteps, who: string, time: string, opinion: string | null) => ({
    ...{ step: opinionSteps[step], by: who, time, opinion, amount },
  });
  const [reviewer, second] = [context.auditor(fair.tenantId).realname, context.recommender(fair.tenantId).realname];
  const on = (days: number) => context.time(fair.day + days, 660);
  const submitted = note('submit', by, at, null);
  if (status === 0) return null;
  if (status === 3) return [submitted, note('refuse', reviewer, on(4), '住宿发票缺少销售方印章，请补充后重新提交')];
  const decided = [
    note('pass', reviewer, on(4), '票据齐全，金额核对一致'),
    note('finance', second, on(5), null),
    note('pay', second, on(7), null),
  ];
  const passed: Readonly<Record<number, number>> = { 1: 0, 2: 1, 4: 2, 5: 3 };
  return [submitted, ...decided.slice(0, passed[status] ?? 0)];
}

/** A claim of a company that came to a fair away from the school. */
export function addClaim(
  { context, rows }: Maker,
  fair: SeedFair,
  firm: SeedCompany,
  applyId: string,
  n: number,
): void {
  // Only people whose insurance is confirmed can be claimed for.
  if (n > 9 || isUninsured(n)) return;
  const k = rows.expense.length;
  const id = seedId(42, k);
  const status = claimStates[k % claimStates.length] as number;
  const at = context.time(fair.day + 3, 600 + n);
  const by = firm.members[0]?.username ?? 'admin';
  const amounts = [560 + n * 10, 320] as const;
  const amount = (amounts[0] + amounts[1]).toFixed(2);
  const isReviewed = [2, 4, 5].includes(status);
  rows.expense.push({
    ...systemColumns(fairExpense, id, fair.tenantId, by, at),
    ...{ expenseNo: `BX${at.slice(2, 7).replace('-', '')}${String(k + 1).padStart(5, '0')}`, applyId, fairId: fair.id },
    ...{ companyId: firm.id, status, personCount: 1, days: 1, amount, approvedAmount: isReviewed ? amount : null },
    ...{ payee: firm.name, bankName: '示例银行云湖支行', bankAccount: `6200000000${String(100_000_000 + n)}` },
    ...{ submitTime: status === 0 ? null : at, reviewBy: isReviewed ? context.auditor(fair.tenantId).username : null },
    ...(status === 5 && {
      payTime: context.time(fair.day + 7, 660),
      payNo: `LS${String(k + 1).padStart(8, '0')}`,
      payVoucher: 'fair-paper/sample-invoice.png',
    }),
    opinions: listOpinions(context, fair, { status, by: firm.members[0]?.realname ?? '', at, amount }),
  });
  for (const [i, value] of amounts.entries())
    rows.item.push({
      ...systemColumns(fairExpenseItem, seedId(43, rows.item.length), fair.tenantId, by, at),
      ...{
        expenseId: id,
        itemType: i === 0 ? 1 : 3,
        amount: value.toFixed(2),
        invoiceNo: `2533${String(k * 2 + i).padStart(8, '0')}`,
      },
      ...{ invoiceDate: context.day(fair.day), personName: firm.members[0]?.realname, nights: i === 0 ? null : 1 },
      ...{ files: 'fair-paper/sample-invoice.png', live: 1, sort: i },
    });
}
