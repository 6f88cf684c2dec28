import {
  area,
  auditFlow,
  dateTime,
  type Filter,
  getCodes,
  longText,
  me,
  now,
  phase,
  ref,
  text,
} from '../../kit/index.ts';
import { fairFlowWords as words } from './job-fair-texts.ts';

const reason = (label: string, requiredMessage: string) =>
  longText({ label, required: true, requiredMessage, min: 5, max: 500 });

/** Times and place of a fair, which a published one changes by rescheduling only. */
export const fairSchedule = {
  startTime: dateTime({ label: '举办开始', width: 142, priority: 'high', isWide: false }),
  endTime: dateTime({ label: '举办结束', width: 142 }),
  applyStart: dateTime({ label: '企业报名开始', width: 142 }),
  applyEnd: dateTime({ label: '企业报名截止', width: 142 }),
  confirmEnd: dateTime({ label: '确认参会截止', help: '不填的，为开始前24小时' }),
  freeCancelEnd: dateTime({ label: '免责取消截止', help: '不填的，按招聘参数计算' }),
  venueId: ref({ label: '场馆', to: 'venue' }),
  venueText: text({ label: '举办地点', max: 200 }),
  regionCode: area({ label: '举办城市', level: 'city' }),
};
export type FairTime = 'startTime' | 'endTime' | 'applyEnd' | 'confirmEnd' | 'freeCancelEnd';

/** Life of a job fair: drafted by the school, audited by another member, open to companies, held, filed. */
export const fairFlow = auditFlow({
  dict: 'rc_fair_status',
  initial: 'draft',
  states: {
    draft: { code: 0, label: '草稿', tone: 'neutral', editable: true, deletable: true },
    waiting: { code: 1, label: '待审核', tone: 'waiting' },
    published: { code: 2, label: '已发布', tone: 'progress', editable: true },
    rejected: { code: 3, label: '审核驳回', tone: 'bad', editable: true, deletable: true },
    cancelled: { code: 4, label: '已取消', tone: 'bad', deletable: true },
    archived: { code: 5, label: '已归档', tone: 'done' },
  },
  approved: 'published',
  batch: 'auditBatch',
  before: {
    submit: {
      label: '提交审核',
      from: ['draft', 'rejected'],
      to: 'waiting',
      by: 'owner',
      code: 'edit',
      done: '提交成功',
      confirm: '提交后由审核人员审核{row}，审核期间不能修改，是否继续？',
    },
    withdraw: {
      label: '撤回',
      from: ['waiting'],
      to: 'draft',
      by: 'owner',
      code: 'edit',
      confirm: '撤回后{row}回到草稿，是否继续？',
    },
  },
  approve: {
    confirm: '通过后{row}立即发布，企业可以按报名时间报名，是否继续？',
    requires: [
      { holds: ['createBy', 'ne', me('username')], otherwise: words.ownAudit, waivedBy: 'jobFair:jobFair:auditOwn' },
    ],
  },
  reject: { input: { reason: reason('审核意见', '请填写审核意见!') } },
  steps: {
    reschedule: {
      label: '调整时间场地',
      from: ['published'],
      to: 'published',
      by: 'staff',
      code: 'edit',
      prefilled: true,
      done: '调整成功，已通知报名企业',
      requires: [{ holds: ['startTime', 'gt', now], otherwise: words.started }],
      input: {
        startTime: { ...fairSchedule.startTime, required: true },
        endTime: { ...fairSchedule.endTime, required: true },
        applyEnd: { ...fairSchedule.applyEnd, required: true },
        confirmEnd: fairSchedule.confirmEnd,
        freeCancelEnd: fairSchedule.freeCancelEnd,
        venueId: fairSchedule.venueId,
        venueText: fairSchedule.venueText,
        reason: reason('调整原因', '请填写调整原因!'),
      },
    },
    cancel: {
      label: '取消招聘会',
      from: ['published'],
      to: 'cancelled',
      by: 'staff',
      danger: true,
      done: '取消成功',
      requires: [{ holds: ['endTime', 'gt', now], otherwise: words.over }],
      input: { reason: reason('取消原因', words.cancelReason) },
    },
    archive: {
      label: '归档',
      from: ['published'],
      to: 'archived',
      by: 'staff',
      done: '归档成功',
      confirm: '归档后{row}不能再修改，是否继续？',
      requires: [{ holds: ['endTime', 'le', now], otherwise: words.notOver }],
    },
  },
});

/** States of the fairs whose booths can change, until they are over. */
export const plannedFairStatuses: readonly number[] = getCodes(fairFlow, 'draft', 'rejected', 'published');
/** States of the fairs that companies, colleges and visitors see. */
export const publicFairStatuses: readonly number[] = getCodes(fairFlow, 'published', 'archived');
export const publicFairs: Filter = ['status', 'in', publicFairStatuses];
/** Phases of a public fair (rc_fair_phase). */
export const fairPhases = { before: 1, open: 2, closed: 3, running: 4, over: 5 } as const;
/** Where a public fair is between its times; a time belongs to what begins with it. */
export const fairPhase = phase({
  label: '阶段',
  dict: 'rc_fair_phase',
  width: 104,
  of: [
    [fairPhases.before, { all: [publicFairs, ['applyStart', 'gt', now]] }],
    [fairPhases.open, { all: [publicFairs, ['applyEnd', 'gt', now]] }],
    [fairPhases.closed, { all: [publicFairs, ['startTime', 'gt', now]] }],
    [fairPhases.running, { all: [publicFairs, ['endTime', 'gt', now]] }],
    [fairPhases.over, publicFairs],
  ],
});
