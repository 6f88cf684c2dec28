import { endpoint, ref, type } from '../../kit/index.ts';

/** What a claim of this application may hold; amounts in yuan with two digits. */
export interface ExpenseCap {
  /** People who came and whose insurance is confirmed. */
  readonly persons: number;
  readonly arrived: number;
  readonly hotelPerNight: string;
  readonly mealPerDay: string;
  readonly total: string;
  readonly deadline: string | null;
  readonly payee: string;
}
export const expenseCap = endpoint({
  method: 'GET',
  path: '/jobFair/fairExpense/cap',
  title: '可报上限',
  needs: 'jobFair:fairExpense:list',
  input: { applyId: ref({ label: '报名', to: 'fairApply', required: true }) },
  output: type<ExpenseCap>(),
  silent: true,
});

/** Claims and their amounts by state. */
export const expenseSums = endpoint({
  method: 'GET',
  path: '/jobFair/fairExpense/sums',
  title: '报销金额合计',
  needs: 'jobFair:fairExpense:list',
  input: { fairId: ref({ label: '招聘会', to: 'jobFair' }) },
  output: type<readonly { readonly status: number; readonly count: number; readonly amount: string }[]>(),
  silent: true,
});

/** Paths of 报销汇总表 and of the payment file for the bank. */
export const expenseSheetPath = '/jobFair/fairExpense/sheet';
export const expensePayPath = '/jobFair/fairExpense/exportPay';

/** An application of the own company that can still be claimed for. */
export interface Claimable {
  readonly applyId: string;
  readonly fairTitle: string;
  readonly deadline: string;
}
export const claimableApplies = endpoint({
  method: 'GET',
  path: '/jobFair/fairExpense/claimable',
  title: '可报销的参会记录',
  needs: 'jobFair:fairExpense:add',
  input: {},
  output: type<readonly Claimable[]>(),
  silent: true,
});
