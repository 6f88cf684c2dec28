import { type Filter, file, longText, me, money, text, workflow } from '../../kit/index.ts';
import { expenseRefusals as words } from './fair-day-refusals.ts';

const voucher = file({
  label: '打款凭证',
  accept: ['jpg', 'jpeg', 'png', 'pdf'],
  maxMb: 10,
  folder: 'fair-paper',
  required: true,
  requiredMessage: words.voucher,
});

const states = {
  draft: { code: 0, label: '草稿', tone: 'neutral', editable: true },
  waiting: { code: 1, label: '待业务审核', tone: 'waiting' },
  reviewed: { code: 2, label: '待财务复核', tone: 'waiting' },
  rejected: { code: 3, label: '已驳回', tone: 'bad', editable: true },
  payable: { code: 4, label: '待打款', tone: 'progress' },
  paid: { code: 5, label: '已打款', tone: 'done' },
  void: { code: 6, label: '已撤销', tone: 'neutral' },
} as const;
const reviewedByOthers: Filter = {
  any: [
    ['reviewBy', 'empty', null],
    ['reviewBy', 'ne', me('username')],
  ],
};

/** A claim passes two people of the school before it is paid. */
export const expenseFlow = workflow({
  dict: 'rc_expense_status',
  initial: 'draft',
  counted: true,
  owner: ['companyId', 'eq', me('companyId')],
  states,
  steps: {
    submit: {
      label: '提交报销',
      from: ['draft', 'rejected'],
      to: 'waiting',
      by: 'owner',
      code: 'add',
      done: '报销已提交',
    },
    pass: {
      label: '业务审核通过',
      from: ['waiting'],
      to: 'reviewed',
      by: 'staff',
      code: 'audit',
      call: 'audit',
      done: '审核通过',
      input: {
        approvedAmount: money({ label: '核定金额（元）', required: true, min: 0, max: 9_999_999 }),
        opinion: text({ label: '审核意见', max: 200 }),
      },
    },
    finance: {
      label: '财务复核通过',
      from: ['reviewed'],
      to: 'payable',
      by: 'staff',
      requires: [{ holds: reviewedByOthers, otherwise: words.samePerson, isShown: true }],
      done: '复核通过',
      input: { opinion: text({ label: '复核意见', max: 200 }) },
    },
    pay: {
      label: '登记打款',
      from: ['payable'],
      to: 'paid',
      by: 'staff',
      done: '打款已登记',
      input: {
        payNo: text({ label: '流水号', required: true, max: 50, requiredMessage: words.voucher }),
        payVoucher: voucher,
      },
    },
    /** The bank refused the payment. */
    payFail: {
      label: '打款退回',
      from: ['payable'],
      to: 'reviewed',
      by: 'staff',
      code: 'finance',
      danger: true,
      done: '已退回财务复核',
      input: {
        reason: longText({ label: '退回原因', min: 2, max: 200, required: true, requiredMessage: words.payFailed }),
      },
    },
    refuse: {
      label: '驳回',
      from: ['waiting'],
      to: 'rejected',
      by: 'staff',
      code: 'audit',
      call: 'refuse',
      danger: true,
      done: '已驳回',
      input: {
        reason: longText({ label: '审核意见', min: 2, max: 200, required: true, requiredMessage: words.opinion }),
      },
    },
    refuseReviewed: {
      label: '驳回',
      from: ['reviewed'],
      to: 'rejected',
      by: 'staff',
      code: 'finance',
      call: 'refuse',
      danger: true,
      done: '已驳回',
      input: {
        reason: longText({ label: '审核意见', min: 2, max: 200, required: true, requiredMessage: words.opinion }),
      },
    },
    void: {
      label: '撤销报销',
      from: ['draft', 'waiting', 'rejected', 'reviewed', 'payable', 'paid'],
      to: 'void',
      by: 'owner',
      code: 'add',
      danger: true,
      requires: [
        {
          holds: ['status', 'in', [states.draft.code, states.waiting.code, states.rejected.code]],
          otherwise: words.inFinance,
        },
      ],
      confirm: '撤销后{row}不能恢复，可以重新填写，是否继续？',
      done: '报销已撤销',
    },
  },
});
