import { dict, type Filter, flag, longText, until, workflow } from '../../kit/index.ts';
import { agreementStatuses, confirmStates, deliveryStatuses, pipeline } from '../../rules/index.ts';
import { ownStudent } from '../audiences.ts';
import { revokeAcceptedCode } from './offer-flow.ts';
import { ownPosts } from './own-posts.ts';
import { deliveryRefusals } from './refusals.ts';
import { rejectInput } from './reject-input.ts';
import { restorable } from './restore-period.ts';

/** Why a delivery ends after an offer (rc_break_reason). */
export const breakReasons = { student: 1, agreed: 2, company: 3, school: 4 } as const;

const at = (...steps: readonly number[]): Filter => ['step', 'in', steps];
const untilHire = at(pipeline.resume, pipeline.interview, pipeline.hire);
const unanswered: Filter = ['studentConfirm', 'eq', confirmStates.asked];
/** A student moves on only after agreeing to be considered. */
const confirmed = {
  holds: ['studentConfirm', 'eq', confirmStates.confirmed],
  otherwise: '学生尚未确认，暂不能推进',
} as const;
/** Agreements that both parties have signed. */
const { college, school, effective, ending } = agreementStatuses;
const unbound = [college, school, effective, ending].map((code): Filter => ['agreementStatus', 'ne', code]);
const notify = flag({ label: '通知学生', default: 1 });

/**
 * Life cycle of a delivery. One row passes through all steps: `status` 1 means that something waits at `step`. The moves
 * past 录用 belong to the objects of those steps.
 */
export const deliveryFlow = workflow({
  column: 'status',
  label: '状态',
  dict: 'rc_delivery_status',
  initial: 'active',
  owner: ownPosts,
  student: ownStudent,
  stage: 'step',
  states: {
    active: { code: deliveryStatuses.active, label: '进行中', tone: 'progress' },
    finished: { code: deliveryStatuses.finished, label: '已完成', tone: 'done' },
    failed: { code: deliveryStatuses.rejected, label: '未通过', tone: 'bad' },
    withdrawn: { code: deliveryStatuses.withdrawn, label: '学生撤回', tone: 'neutral' },
    closed: { code: deliveryStatuses.closed, label: '已关闭', tone: 'neutral' },
    transferred: { code: deliveryStatuses.transferred, label: '已转岗', tone: 'neutral' },
  },
  steps: {
    pass: {
      label: '通过',
      from: ['active'],
      to: 'active',
      by: 'owner',
      when: at(pipeline.resume, pipeline.interview),
      requires: [
        confirmed,
        {
          holds: { any: [at(pipeline.resume), ['interviewState', 'empty', null], ['interviewState', 'eq', 0]] },
          otherwise: '还有未完成的面试',
        },
        {
          holds: { any: [at(pipeline.resume), ['interviewResult', 'eq', 1]] },
          otherwise: '暂无通过的面试记录，如需直接录用请使用越级推进',
        },
      ],
      batch: true,
      asks: true,
      confirm: '确定通过{row}？',
      done: '已通过',
    },
    reject: {
      label: '不通过',
      from: ['active'],
      to: 'failed',
      by: 'owner',
      when: untilHire,
      danger: true,
      batch: true,
      asks: true,
      done: '已标记为不通过',
      input: { ...rejectInput, notify },
    },
    skip: {
      label: '越级推进',
      from: ['active'],
      to: 'active',
      by: 'owner',
      when: at(pipeline.resume, pipeline.interview),
      requires: [confirmed],
      batch: true,
      asks: true,
      done: '已推进到录用环节',
      input: {
        reason: longText({
          label: '越级推进说明',
          required: true,
          min: 5,
          max: 200,
          requiredMessage: '请填写越级推进说明!',
        }),
      },
    },
    restore: {
      label: '恢复',
      from: ['failed'],
      to: 'active',
      by: 'owner',
      requires: [restorable],
      asks: true,
      confirm: '恢复后{row}回到被淘汰时的环节，是否继续？',
      done: '已恢复',
      input: { notify },
    },
    close: {
      label: '关闭',
      from: ['active'],
      to: 'closed',
      by: ['owner', 'staff'],
      when: at(pipeline.dispatch, pipeline.sign),
      requires: [
        {
          holds: {
            any: [at(pipeline.dispatch), ['agreementStatus', 'empty', null], { all: unbound }],
          },
          otherwise: '双方已签约，请走解约流程',
        },
      ],
      danger: true,
      asks: true,
      done: '已关闭',
      input: {
        reasonCode: dict({
          label: '中止原因',
          dict: 'rc_break_reason',
          numeric: true,
          required: true,
          requiredMessage: '请选择中止原因!',
        }),
        reason: longText({ label: '说明', required: true, min: 5, max: 200, requiredMessage: '请填写关闭说明!' }),
      },
      // A company that breaks off after the student accepted answers for it: its administrator decides.
      limits: {
        reasonCode: {
          by: 'owner',
          waivedBy: revokeAcceptedCode,
          only: [breakReasons.student, breakReasons.agreed, breakReasons.school],
          otherwise: deliveryRefusals.companysFault,
        },
      },
    },
    confirm: {
      label: '确认',
      from: ['active'],
      to: 'active',
      by: 'student',
      when: unanswered,
      requires: [
        {
          holds: until('confirmDeadline'),
          otherwise: '邀请已过期',
          errorCode: 'RC_EXPIRED',
        },
      ],
      done: '已确认',
    },
    decline: { label: '谢绝', from: ['active'], to: 'closed', by: 'student', when: unanswered, done: '已谢绝' },
    expire: {
      label: '超时',
      from: ['active'],
      to: 'closed',
      by: 'system',
      when: unanswered,
      due: 'confirmDeadline',
    },
    /** The day before the deadline the student is asked once more. */
    remind: {
      label: '提醒确认',
      from: ['active'],
      to: 'active',
      by: 'system',
      when: unanswered,
      due: 'remindTime',
    },
    withdraw: { label: '撤回', from: ['active'], to: 'withdrawn', by: 'student', when: untilHire, done: '已撤回' },
    /** The student has accepted an offer. */
    hire: {
      label: '接受录用',
      from: ['active'],
      to: 'active',
      by: 'system',
      when: at(pipeline.hire),
    },
    /** The company has received the dispatch. */
    receive: {
      label: '接收派遣',
      from: ['active'],
      to: 'active',
      by: 'system',
      when: at(pipeline.dispatch),
    },
    /** The agreement of this delivery takes effect. */
    signEffective: {
      label: '签约生效',
      from: ['active'],
      to: 'active',
      by: 'system',
      code: 'close',
      when: at(pipeline.sign),
    },
    /** The agreement in force has ended. */
    signEnd: {
      label: '解约',
      from: ['active', 'finished'],
      to: 'closed',
      by: 'system',
      code: 'close',
      when: at(pipeline.evaluation),
    },
    /** The company has evaluated the student. */
    evaluate: {
      label: '评价',
      from: ['active'],
      to: 'finished',
      by: 'system',
      when: at(pipeline.evaluation),
    },
    /** It has not, in time. */
    finish: {
      label: '完成',
      from: ['active'],
      to: 'finished',
      by: 'system',
      when: at(pipeline.evaluation),
      due: 'evaluateDeadline',
    },
    /** Closed by the system: the post or company ended. */
    end: { label: '关闭', from: ['active'], to: 'closed', by: 'system', code: 'close' },
    transferOut: {
      label: '转岗',
      from: ['active'],
      to: 'transferred',
      by: 'system',
      code: 'transfer',
      when: untilHire,
    },
  },
});
