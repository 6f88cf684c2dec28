import {
  auditFlow,
  choice,
  dict,
  type Filter,
  getCodes,
  longText,
  me,
  now,
  rejectReasons,
  some,
  text,
  until,
} from '../../kit/index.ts';
import { applyRefusals as words } from './fair-day-refusals.ts';

/** Reasons of a cancellation (rc_cancel_reason). */
export const cancelReasons = { unconfirmed: 4, organizer: 5, blacklisted: 6, other: 9 } as const;
/** Reasons of a refusal that the system gives (rc_fair_reject_reason). */
export const refusalReasons = { record: 4, other: 9 } as const;
const asked = [1, 2, 3, cancelReasons.other];

/** Life cycle of a company's application for a fair. */
export const fairApplyFlow = auditFlow({
  dict: 'rc_fair_apply_status',
  initial: 'draft',
  counted: true,
  owner: ['companyId', 'eq', me('companyId')],
  approved: 'passed',
  states: {
    draft: { code: 0, label: '草稿', tone: 'neutral', editable: true },
    waiting: { code: 1, label: '待审核', tone: 'waiting' },
    passed: { code: 2, label: '待确认参会', tone: 'progress' },
    rejected: { code: 3, label: '已驳回', tone: 'bad', editable: true },
    confirmed: { code: 4, label: '已确认参会', tone: 'done' },
    cancelled: { code: 5, label: '已取消', tone: 'neutral' },
    arrived: { code: 6, label: '已签到', tone: 'done' },
    queued: { code: 7, label: '候补中', tone: 'waiting' },
    absent: { code: 8, label: '缺席', tone: 'bad' },
  },
  batch: 'auditBatch',
  before: {
    submit: {
      label: '提交报名',
      from: ['draft', 'rejected'],
      to: ['waiting', 'queued'],
      by: ['owner', 'staff'],
      code: 'add',
      done: '报名已提交',
    },
  },
  approve: {
    confirm: '确定通过{row}的报名？',
    requires: [{ holds: ['fairStart', 'gt', now], otherwise: words.begun, errorCode: 'RC_FAIR_WINDOW' }],
  },
  reject: { input: rejectReasons('rc_fair_reject_reason') },
  steps: {
    /** A company on the waiting list that the fair does not want. */
    refuseQueued: {
      label: '驳回',
      from: ['queued'],
      to: 'rejected',
      by: 'staff',
      code: 'audit',
      call: 'audit',
      with: { result: 2 },
      danger: true,
      done: '审核驳回',
      input: rejectReasons('rc_fair_reject_reason'),
    },
    chooseBooths: {
      label: '选择展位',
      from: ['waiting'],
      to: 'waiting',
      by: ['owner', 'staff'],
      code: 'add',
      call: 'chooseBooths',
      when: ['boothDeadline', 'filled', null],
      done: '展位已选择',
      input: { boothIds: text({ label: '展位', max: 200, required: true, requiredMessage: words.noBooth }) },
    },
    confirm: {
      label: '确认参会',
      from: ['passed'],
      to: 'confirmed',
      by: ['owner', 'staff'],
      requires: [
        {
          holds: until('confirmDeadline'),
          otherwise: words.expired,
          errorCode: 'RC_EXPIRED',
        },
      ],
      done: '已确认参会',
    },
    cancel: {
      label: '取消报名',
      from: ['draft', 'waiting', 'passed', 'confirmed', 'queued'],
      to: 'cancelled',
      by: ['owner', 'staff'],
      danger: true,
      asks: true,
      requires: [{ holds: ['fairStart', 'gt', now], otherwise: words.started, errorCode: 'RC_FAIR_WINDOW' }],
      done: '报名已取消',
      input: {
        reasonCode: dict({
          label: '取消原因',
          dict: 'rc_cancel_reason',
          numeric: true,
          only: asked,
          required: true,
          requiredMessage: '请选择取消原因!',
        }),
        reason: longText({
          label: '补充说明',
          max: 300,
          requiredWhen: { field: 'reasonCode', holds: [String(cancelReasons.other)], least: 5 },
          requiredMessage: '请填写取消原因!',
        }),
      },
    },
    promote: {
      label: '候补转正',
      from: ['queued'],
      to: 'waiting',
      by: ['staff', 'system'],
      code: 'audit',
      confirm: '确定将{row}转为正式报名？',
      done: '已转为正式报名',
    },
    excuse: {
      label: '缺席免责',
      from: ['absent'],
      to: ['arrived', 'cancelled'],
      by: 'staff',
      code: 'jobFair:blacklist:add',
      done: '已撤销缺席违规',
      input: {
        result: choice({
          label: '处理结果',
          options: { arrived: '到场未签到，补记签到', cancelled: '按取消处理' },
          required: true,
        }),
        reason: longText({ label: '免责原因', min: 5, max: 300, required: true, requiredMessage: words.noExcuse }),
      },
    },
    arrive: { label: '签到', from: ['confirmed'], to: 'arrived', by: 'system' },
    undoArrive: { label: '撤销签到', from: ['arrived'], to: 'confirmed', by: 'system' },
    miss: { label: '记为缺席', from: ['confirmed'], to: 'absent', by: 'system' },
    lapse: { label: '逾期未确认', from: ['passed'], to: 'cancelled', by: 'system', due: 'confirmDeadline' },
    /** A company that was promoted chooses its booths in time, else the next one does. */
    lapseBooths: {
      label: '逾期未选择展位',
      from: ['waiting'],
      to: 'cancelled',
      by: 'system',
      when: ['boothDeadline', 'filled', null],
      due: 'boothDeadline',
    },
    /** What the start of the fair, the end of the sign-up, its cancellation or the blacklist ends. */
    drop: {
      label: '取消报名',
      from: ['draft', 'waiting', 'passed', 'confirmed', 'queued'],
      to: 'cancelled',
      by: 'system',
    },
    dismiss: { label: '驳回', from: ['waiting', 'queued'], to: 'rejected', by: 'system' },
  },
});

/** Companies that are expected at a fair, whether they have come or not. */
export const expectedAtFair = getCodes(fairApplyFlow, 'confirmed', 'arrived', 'absent');
/** States of the applications of companies that a fair has admitted. */
export const admittedStatuses: readonly number[] = getCodes(fairApplyFlow, 'passed', 'confirmed', 'arrived', 'absent');
/** Fairs that have admitted a company. */
export const admittingFairs = (companyId: string | null): Filter =>
  some('fairApply', 'fairId', {
    all: [
      ['companyId', 'eq', companyId],
      ['status', 'in', admittedStatuses],
    ],
  });
/** Limits the list of fairs to those that have admitted the company that asks. */
export const admittedParameter = 'admitted';
