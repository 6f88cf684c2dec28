import {
  dateTime,
  dict,
  type Filter,
  flag,
  json,
  longText,
  minutesAgo,
  now,
  ref,
  text,
  until,
  workflow,
} from '../../kit/index.ts';
import { ownStudent } from '../audiences.ts';
import { ownPosts } from '../resume/own-posts.ts';
import { interviewSentences as words } from './interview-texts.ts';

/** A period that a student proposes. */
export interface WishedTime {
  readonly start: string;
  readonly end: string;
}
/** Times a student asks for, with the reason. */
export interface ChangeWish {
  readonly reason: string;
  readonly times: readonly WishedTime[];
}
const open = ['asked', 'agreed'] as const;
/** From the start, until a student counts as absent. */
const absentMinutes = 10;
/** Codes of `resultState`: what can become of the result of an interview. */
export const resultStates = { notHeld: 0, missing: 1, changeable: 2, left: 3, followed: 4, correctable: 5 } as const;
const openResults = [resultStates.missing, resultStates.changeable];
/** Of the interviews that were held, those that owe no result. */
export const settledResults: readonly number[] = [resultStates.changeable, resultStates.left, resultStates.followed];

const states = {
  asked: { code: 1, label: '待学生确认', tone: 'waiting', editable: true },
  agreed: { code: 2, label: '已确认', tone: 'progress', editable: true },
  refused: { code: 3, label: '学生拒绝', tone: 'bad' },
  done: { code: 4, label: '已完成', tone: 'done' },
  cancelled: { code: 5, label: '已取消', tone: 'neutral' },
  absent: { code: 6, label: '学生缺席', tone: 'bad' },
} as const;

/** Life cycle of an interview. */
export const interviewFlow = workflow({
  dict: 'rc_interview_status',
  initial: 'asked',
  owner: ownPosts,
  student: ownStudent,
  states,
  steps: {
    result: {
      label: '登记结果',
      from: ['done'],
      to: 'done',
      by: 'owner',
      requires: [
        { holds: ['resultState', 'in', [...openResults, resultStates.followed]], otherwise: words.resultFixed },
        { holds: ['resultState', 'in', openResults], otherwise: words.laterRound },
      ],
      done: '结果已登记',
      input: {
        result: dict({
          label: '面试结果',
          dict: 'rc_interview_result',
          numeric: true,
          only: [1, 2, 3],
          required: true,
          requiredMessage: '请选择面试结果!',
        }),
        ignoreMissing: flag({ label: '未评价的面试官忽略' }),
      },
    },
    /** Before 改期: of an interview that has begun, this is what comes next. */
    complete: {
      label: '完成面试',
      from: ['asked', 'agreed', 'absent'],
      to: 'done',
      by: 'owner',
      code: 'result',
      requires: [
        { holds: ['startTime', 'le', now], otherwise: words.notStarted },
        {
          holds: {
            any: [
              ['status', 'in', open.map((name) => states[name].code)],
              ['resultState', 'eq', resultStates.correctable],
            ],
          },
          otherwise: words.correctionOver,
          errorCode: 'RC_EXPIRED',
        },
      ],
      done: '面试已完成',
      input: { reason: text({ label: '说明', max: 200, requiredMessage: words.correction }) },
      // Only an absence is corrected; who came explains nothing.
      demands: { reason: { when: ['status', 'eq', states.absent.code] } },
    },
    reschedule: {
      label: '改期',
      from: open,
      to: 'asked',
      by: 'owner',
      code: 'edit',
      requires: [{ holds: ['rescheduleCount', 'lt', 3], otherwise: words.rescheduleLimit }],
      done: '已改期，等待学生确认',
      input: {
        startTime: dateTime({ label: '新的开始时间', required: true }),
        endTime: dateTime({ label: '新的结束时间', required: true }),
        venueId: ref({ label: '面试场地', to: 'venue', help: '不选则保留原场地' }),
        reasonCode: dict({ label: '改期原因', dict: 'rc_reschedule_reason', numeric: true, required: true }),
        reason: text({
          label: '补充说明',
          max: 200,
          requiredMessage: '选择“其他”时，请填写补充说明',
          requiredWhen: { field: 'reasonCode', holds: ['9'] },
        }),
      },
    },
    absent: {
      label: '标记缺席',
      from: open,
      to: 'absent',
      by: 'owner',
      code: 'result',
      danger: true,
      requires: [{ holds: ['startTime', 'le', minutesAgo(absentMinutes)], otherwise: words.absentTooSoon }],
      confirm: '确定将{row}标记为缺席？',
      done: '已标记缺席',
    },
    cancel: {
      label: '取消面试',
      from: open,
      to: 'cancelled',
      by: ['owner', 'staff'],
      danger: true,
      batch: true,
      done: '面试已取消',
      input: {
        reason: text({ label: '取消原因', max: 200, required: true, requiredMessage: words.noCancelReason }),
      },
    },
    accept: {
      label: '确认',
      from: ['asked'],
      to: 'agreed',
      by: 'student',
      requires: [
        {
          holds: until('confirmDeadline'),
          otherwise: words.expired,
          errorCode: 'RC_EXPIRED',
        },
      ],
      done: '已确认面试',
    },
    refuse: {
      label: '拒绝',
      from: ['asked'],
      to: 'refused',
      by: 'student',
      done: '已拒绝面试',
      input: { reason: text({ label: '拒绝原因', max: 200, required: true }) },
    },
    askChange: {
      label: '申请改期',
      from: open,
      to: open,
      by: 'student',
      requires: [{ holds: ['changeWish', 'empty', null], otherwise: words.asked }],
      done: '改期申请已提交',
      input: {
        reason: longText({ label: '改期原因', max: 200, required: true }),
        times: json<readonly WishedTime[]>()({ label: '希望的时间', required: true }),
      },
    },
    /** The student has not answered in time: the owner is notified once, nothing is cancelled. */
    remindOwner: {
      label: '超时未回复',
      from: ['asked'],
      to: 'asked',
      by: 'system',
      when: ['isOverdue', 'eq', 0],
      due: 'confirmDeadline',
    },
    lapse: { label: '逾期取消', from: ['asked'], to: 'cancelled', by: 'system', due: 'settleTime' },
    settle: { label: '自动完成', from: ['agreed'], to: 'done', by: 'system', due: 'settleTime' },
    /** What the interview was for has ended. */
    drop: { label: '取消面试', from: open, to: 'cancelled', by: 'system' },
  },
});

/** Interviews that were not called off. */
export const uncancelledInterviews: Filter = ['status', 'ne', states.cancelled.code];
