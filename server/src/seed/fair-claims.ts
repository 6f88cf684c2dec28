import {
  expenseFlow,
  expenseItems,
  fairExpense,
  fairExpenseItem,
  insureFlow,
  opinionSteps,
} from '@campus/contract/jobfair';
import { getCodes } from '@campus/contract/kit';
import type { Maker, Row, SeedFair } from './fair-rows.ts';
import { seedId } from './random.ts';
import type { SeedCompany } from './seed-company.ts';
import { type SeedContext, systemColumns } from './seed-context.ts';

/** Item of rc_expense_item next to `expenseItems`. */
const travel = 1;
/** Every fourth company has people whose insurance was refused. */
const isUninsured = (n: number): boolean => n % 4 === 3;
/** Proof and decision where the fair asks for insurance; before the fair some still wait. */
export function getInsurance({ paid, story }: SeedFair, n: number): Row {
  const { waiting, passed, failed } = insureFlow.states;
  if (!paid) return { insureStatus: waiting.code, insureReason: null, insureFile: null };
  const isFailed = isUninsured(n);
  const isDecided = story === 'held' || n % 3 !== 0;
  return {
    insureStatus: (isDecided ? (isFailed ? failed : passed) : waiting).code,
    insureReason: isDecided && isFailed ? '参保单位不一致' : null,
    insureFile: 'fair-paper/sample-insurance.png',
  };
}
const claims = expenseFlow.states;
const claimStates = getCodes(expenseFlow, 'paid', 'waiting', 'reviewed', 'payable', 'rejected', 'draft');
/** How many have decided until a claim is in a state, in the order of their steps. */
const decisions: Readonly<Record<number, number>> = {
  [claims.reviewed.code]: 1,
  [claims.payable.code]: 2,
  [claims.paid.code]: 3,
};
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
  if (status === claims.draft.code) return null;
  if (status === claims.rejected.code)
    return [submitted, note('refuse', reviewer, on(4), '住宿发票缺少销售方印章，请补充后重新提交')];
  const decided = [
    note('pass', reviewer, on(4), '票据齐全，金额核对一致'),
    note('finance', second, on(5), null),
    note('pay', second, on(7), null),
  ];
  return [submitted, ...decided.slice(0, decisions[status] ?? 0)];
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
  const isReviewed = decisions[status] !== undefined;
  rows.expense.push({
    ...systemColumns(fairExpense, id, fair.tenantId, by, at),
    ...{ expenseNo: `BX${at.slice(2, 7).replace('-', '')}${String(k + 1).padStart(5, '0')}`, applyId, fairId: fair.id },
    ...{ companyId: firm.id, status, personCount: 1, days: 1, amount, approvedAmount: isReviewed ? amount : null },
    ...{ payee: firm.name, bankName: '示例银行云湖支行', bankAccount: `6200000000${String(100_000_000 + n)}` },
    ...{
      submitTime: status === claims.draft.code ? null : at,
      reviewBy: isReviewed ? context.auditor(fair.tenantId).username : null,
    },
    ...(status === claims.paid.code && {
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
        itemType: i === 0 ? travel : expenseItems.hotel,
        amount: value.toFixed(2),
        invoiceNo: `2533${String(k * 2 + i).padStart(8, '0')}`,
      },
      ...{ invoiceDate: context.day(fair.day), personName: firm.members[0]?.realname, nights: i === 0 ? null : 1 },
      ...{ files: 'fair-paper/sample-invoice.png', live: 1, sort: i },
    });
}
