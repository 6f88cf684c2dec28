import {
  by,
  date,
  dateTime,
  dict,
  entity,
  file,
  files,
  flag,
  json,
  me,
  money,
  number,
  onAdd,
  ref,
  text,
  through,
  user,
} from '../../kit/index.ts';
import { expenseRefusals as words } from './fair-day-refusals.ts';
import { expenseFlow } from './fair-expense-flow.ts';

/** Kinds of items with a limit of their own (rc_expense_item). */
export const expenseItems = { hotel: 3, meals: 4 } as const;
/** Who said what about a claim at which step. */
export interface ExpenseOpinion {
  readonly step: string;
  readonly by: string;
  readonly time: string;
  readonly opinion: string | null;
  readonly amount: string | null;
}
const account = { test: (value: string) => /^[1-9]\d{9,19}$/.test(value), message: words.account };

/** An item of an expense claim (费用明细). */
export const fairExpenseItem = entity({
  area: 'jobfair',
  name: 'fairExpenseItem',
  table: 'rc_fair_expense_item',
  code: 'jobFair:fairExpense',
  path: '',
  title: '费用明细',
  fields: {
    expenseId: ref({ label: '报销单', to: 'fairExpense', derived: true }),
    itemType: dict({ label: '类型', dict: 'rc_expense_item', numeric: true, required: true }),
    amount: money({ label: '金额（元）', required: true, min: 0.01, max: 9_999_999, rangeMessage: words.amount }),
    invoiceNo: text({ label: '发票号', max: 30 }),
    invoiceDate: date({ label: '开票日期', required: true }),
    personName: text({ label: '人员', max: 30 }),
    nights: number({ label: '晚数', min: 1, max: 60 }),
    files: files({
      label: '票据',
      required: true,
      most: 5,
      accept: ['jpg', 'jpeg', 'png', 'pdf'],
      maxMb: 10,
      folder: 'fair-paper',
      requiredMessage: words.files,
    }),
    remark: text({ label: '说明', max: 100 }),
    /** Its claim is not void: its invoice is used. */
    live: flag({ label: '有效', derived: true, secret: true }),
    sort: number({ label: '排序', derived: true }),
  },
  display: 'itemType',
  list: ['itemType', 'amount', 'invoiceNo', 'invoiceDate', 'personName', 'nights', 'files', 'remark'],
  form: ['itemType', 'amount', 'invoiceNo', 'invoiceDate', 'personName', 'nights', 'files', 'remark'],
  sort: { column: 'sort', order: 'asc' },
  parent: 'expenseId',
  calls: [],
  uniques: [
    {
      fields: ['invoiceNo'],
      when: {
        all: [
          ['live', 'eq', 1],
          ['invoiceNo', 'filled', null],
        ],
      },
      message: '发票号已被使用',
      errorCode: 'RC_EXPENSE_INVOICE',
    },
  ],
  visible: { staff: 'all', enterprise: 'all' },
});

/** What a claim is worth and how far it is. */
const claimColumns = [
  'companyName',
  'status',
  'personCount',
  'days',
  'amount',
  'approvedAmount',
  'payee',
  'bankName',
  'bankAccount',
  'submitTime',
  'payTime',
  'payNo',
] as const;
/** What a company claims for a fair away from the school (费用报销). */
export const fairExpense = entity({
  area: 'jobfair',
  name: 'fairExpense',
  table: 'rc_fair_expense',
  many: false,
  code: 'jobFair:fairExpense',
  path: '/jobFair/fairExpense',
  title: '费用报销',
  adding: '新增报销',
  page: 'jobFair/FairExpenseList',
  fields: {
    expenseNo: text({
      label: '报销单号',
      max: 20,
      derived: true,
      unique: true,
      sequence: { prefix: 'BX', date: 'yyMM', digits: 5 },
      width: 140,
      priority: 'high',
    }),
    applyId: ref({ label: '参会记录', to: 'fairApply', required: true }),
    fairId: ref({ label: '招聘会', to: 'jobFair', derived: true }),
    fairTitle: through('fairId', 'title', { label: '招聘会', width: 200, whole: true }),
    companyId: ref({ label: '企业', to: 'company', derived: true }),
    companyName: through('companyId', 'companyName', { label: '企业', width: 204 }),
    personCount: number({ label: '人数', required: true, min: 1, max: 50, unit: '人', width: 64 }),
    days: number({ label: '天数', required: true, min: 1, max: 10, unit: '天', width: 64 }),
    amount: money({ label: '申请金额（元）', derived: true, width: 120, priority: 'high' }),
    approvedAmount: money({ label: '核定金额（元）', derived: true, width: 120 }),
    payee: text({ label: '收款单位', required: true, max: 100 }),
    bankName: text({ label: '开户行', required: true, max: 100 }),
    bankAccount: text({ label: '账号', required: true, max: 30, pattern: account }),
    payTime: dateTime({ label: '打款时间', derived: true }),
    payVoucher: file({ label: '打款凭证', derived: true, folder: 'fair-paper' }),
    payNo: text({ label: '流水号', max: 50, derived: true }),
    /** The first reviewer, who may not be the second. */
    reviewBy: user({ label: '业务审核人', derived: true, side: 'staff' }),
    opinions: json<readonly ExpenseOpinion[]>()({ label: '审核意见', derived: true }),
    submitTime: dateTime({ label: '提交时间', derived: true, width: 142 }),
  },
  display: 'expenseNo',
  list: [
    'expenseNo',
    'fairTitle',
    'companyName',
    'status',
    'personCount',
    'days',
    'amount',
    'approvedAmount',
    'submitTime',
  ],
  hidden: ['payTime', 'payNo', 'payVoucher', 'payee', 'reviewBy', 'fairId', 'companyId', 'applyId'],
  search: [
    by('expenseNo', 'eq'),
    'fairTitle',
    'companyName',
    by('status', 'in'),
    'amount',
    'approvedAmount',
    'payTime',
    'submitTime',
    by('fairId', 'eq'),
    by('companyId', 'eq'),
    by('applyId', 'eq'),
  ],
  form: [onAdd('applyId'), 'personCount', 'days', 'payee', 'bankName', 'bankAccount'],
  detail: [
    'expenseNo',
    'applyId',
    'fairId',
    'fairTitle',
    'companyId',
    ...claimColumns,
    'payVoucher',
    'reviewBy',
    'opinions',
  ],
  excel: ['expenseNo', 'fairTitle', ...claimColumns],
  workflow: expenseFlow,
  children: { items: fairExpenseItem },
  sort: { column: 'createTime', order: 'desc' },
  calls: ['list', 'queryById', 'add', 'edit', 'exportXls'],
  uniques: [
    {
      fields: ['applyId'],
      when: ['status', 'ne', expenseFlow.states.void.code],
      message: words.claimed,
    },
  ],
  constraints: [
    {
      name: 'approved',
      holds: {
        any: [
          ['approvedAmount', 'empty', null],
          ['approvedAmount', 'le', { column: 'amount' }],
        ],
      },
    },
  ],
  visible: { staff: 'all', enterprise: ['companyId', 'eq', me('companyId')] },
  indexes: [
    ['fairId', 'status'],
    ['companyId', 'status'],
  ],
  versioned: true,
});
