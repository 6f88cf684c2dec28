import { expenseRefusals } from './fair-day-refusals.ts';

/** Sentences about expense claims. */
export const expenseWords = {
  ...expenseRefusals,
  notReimbursed: '本场招聘会不可报销',
  notArrived: '未到场签到，不能报销',
  late: '已超过报销期限',
  early: '招聘会结束后才能报销',
  archived: '招聘会已归档',
  persons: (n: number) => `报销人数不能超过核验通过的参会人数（${n}）!`,
  payee: '收款单位须与企业名称一致!',
  noItems: '请填写费用明细!',
  tooManyItems: '费用明细最多30行',
  invoiceNo: '请填写发票号!',
  invoiceUsed: (no: string) => `发票号${no}已被使用`,
  invoiceTwice: (no: string) => `发票号${no}重复`,
  invoiceDate: '发票日期不在参会期间',
  nights: '请填写住宿晚数!',
  hotel: (n: string) => `住宿费超出标准，最高可报${n}元`,
  meals: (n: string) => `餐补超出标准，最高可报${n}元`,
  cap: (n: string) => `单次报销不能超过${n}元`,
  approved: '核定金额应在0到申请金额之间',
  overCap: (n: string) => `核定金额不能超过可报上限${n}元`,
  budget: '超出本场招聘会报销预算',
  nothingToPay: '没有待打款的报销',
} as const;
/** Steps of a claim as they are written into its opinions. */
export const opinionSteps = {
  submit: '提交报销',
  pass: '业务审核',
  finance: '财务复核',
  pay: '打款',
  payFail: '打款退回',
  refuse: '驳回',
  void: '撤销',
} as const;
