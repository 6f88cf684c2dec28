import { auditFlow, date, dict, type Filter, flag, getCodes, me, rejectReasons, text, today } from '../../kit/index.ts';
import { violationTypes } from '../enterprise/violation.ts';

/** Reasons for closing a post (rc_post_close_reason). */
export const closeReasons = { full: 1, expired: 2, byCompany: 3, offline: 4, companyDisabled: 5 } as const;

/** Life cycle of a post: written by the company, audited by the school, open until its last day. */
export const postFlow = auditFlow({
  column: 'postStatus',
  label: '岗位状态',
  dict: 'post_status',
  initial: 'draft',
  owner: ['companyId', 'eq', me('companyId')],
  states: {
    draft: { code: 0, label: '草稿', tone: 'neutral', editable: true, deletable: true },
    active: { code: 1, label: '进行中', tone: 'progress', editable: true },
    paused: { code: 2, label: '已暂停', tone: 'neutral', editable: true },
    waiting: { code: 3, label: '审核中', tone: 'waiting' },
    rejected: { code: 4, label: '审核驳回', tone: 'bad', editable: true, deletable: true },
    closed: { code: 5, label: '已结束', tone: 'done' },
  },
  approved: 'active',
  batch: 'auditBatch',
  task: {
    key: 'post',
    title: '岗位审批',
    since: 'updateTime',
    names: ['name', 'companyName'],
    path: '/post/audit',
  },
  notices: { waiting: 'P01', approve: 'P02', reject: 'P03', offline: 'P05', expire: 'P04E' },
  before: {
    submit: {
      label: '提交',
      from: ['draft', 'rejected'],
      to: ['waiting', 'active'],
      by: 'owner',
      code: 'edit',
      batch: true,
      confirm: '{row}提交后由学校审核，审核期间不能修改，是否继续？',
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
    confirm: '通过后{row}立即对学生发布，是否继续？',
    input: { verified: flag({ label: '已核实', help: '岗位有风险提示时，核实后勾选' }) },
  },
  reject: { input: rejectReasons('rc_post_reject_reason') },
  steps: {
    pause: {
      label: '暂停',
      from: ['active'],
      to: 'paused',
      by: ['owner', 'staff'],
      batch: true,
      input: { reason: text({ label: '暂停原因', max: 200, requiredMessage: '请填写暂停原因!' }) },
      demands: { reason: { by: 'staff' } },
    },
    resume: {
      label: '恢复',
      from: ['paused'],
      to: 'active',
      by: 'owner',
      code: 'pause',
      confirm: '恢复后学生可以继续投递{row}，是否继续？',
    },
    close: {
      label: '关闭',
      from: ['active', 'paused'],
      to: 'closed',
      by: ['owner', 'staff'],
      danger: true,
      batch: true,
      confirm: '关闭后{row}不再接收投递，待处理的投递同时关闭，是否继续？',
    },
    offline: {
      label: '违规下架',
      from: ['active', 'paused'],
      to: 'closed',
      by: 'staff',
      danger: true,
      done: '下架成功',
      input: {
        violationType: dict({
          label: '违规类型',
          dict: 'rc_violation_type',
          numeric: true,
          required: true,
          only: [violationTypes.falseInformation, violationTypes.discrimination],
        }),
        reason: text({ label: '下架原因', max: 200, required: true, requiredMessage: '请填写下架原因!' }),
      },
    },
    /** The agreements in force have reached the headcount. */
    full: { label: '招满', from: ['active', 'paused'], to: 'closed', by: 'system', code: 'close' },
    expire: { label: '到期', from: ['active', 'paused'], to: 'closed', by: 'system', due: 'endDate' },
    reopen: {
      label: '重新发布',
      from: ['closed'],
      to: ['waiting', 'active'],
      by: 'owner',
      code: 'edit',
      done: '提交成功',
      input: { endDate: date({ label: '截止日期', required: true }) },
    },
  },
});

/** Until its last day; the nightly job closes a post only afterwards. */
const inPeriod: Filter = ['endDate', 'ge', today];
/** Posts that accept new students today. */
export const openPosts: Filter = { all: [['postStatus', 'in', getCodes(postFlow, 'active')], inPeriod] };
/** Posts that accept students with a sponsor today: also paused ones. */
export const sponsoredPosts: Filter = { all: [['postStatus', 'in', getCodes(postFlow, 'active', 'paused')], inPeriod] };
