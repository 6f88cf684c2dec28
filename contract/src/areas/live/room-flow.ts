import { auditFlow, longText, me, rejectReasons } from '../../kit/index.ts';

const reason = (label: string, requiredMessage: string) =>
  longText({ label, max: 200, required: true, requiredMessage });

/** Life of a live room; 直播中, 已断流 and 已结束 follow its stream. */
export const roomFlow = auditFlow({
  dict: 'live_status',
  initial: 'draft',
  counted: true,
  owner: ['companyId', 'eq', me('companyId')],
  states: {
    draft: { code: 0, label: '草稿', tone: 'neutral', editable: true },
    waiting: { code: 1, label: '待审核', tone: 'waiting' },
    rejected: { code: 2, label: '审核驳回', tone: 'bad', editable: true },
    planned: { code: 3, label: '未开播', tone: 'progress', editable: true },
    live: { code: 4, label: '直播中', tone: 'done', editable: true },
    interrupted: { code: 5, label: '已断流', tone: 'waiting', editable: true },
    ended: { code: 6, label: '已结束', tone: 'neutral' },
    cancelled: { code: 7, label: '已取消', tone: 'neutral' },
    banned: { code: 8, label: '已封禁', tone: 'bad' },
  },
  approved: 'planned',
  batch: 'auditBatch',
  task: {
    key: 'live',
    title: '直播待审核',
    // A waiting room is not edited: its last change is its submission.
    since: 'updateTime',
    names: ['title', 'companyName'],
    path: '/live/liveRoom',
    isOfList: true,
  },
  before: {
    submit: {
      label: '提交审核',
      from: ['draft', 'rejected'],
      to: 'waiting',
      by: ['owner', 'school'],
      done: '已提交审核',
    },
    publish: { label: '直接发布', from: ['draft'], to: 'planned', by: 'school', done: '已发布' },
  },
  approve: { confirm: '确定通过{row}？' },
  reject: { input: rejectReasons('live_reject_reason') },
  steps: {
    start: {
      label: '开播',
      from: ['planned'],
      to: 'live',
      by: ['owner', 'school'],
      confirm: '确定现在开播{row}？',
      done: '已开播',
    },
    interrupt: { label: '断流', from: ['live'], to: 'interrupted', by: 'system' },
    resume: { label: '恢复', from: ['interrupted'], to: 'live', by: 'system' },
    finish: {
      label: '结束直播',
      from: ['live', 'interrupted'],
      to: 'ended',
      by: ['owner', 'school'],
      danger: true,
      confirm: '结束后不能再次开播，是否结束{row}？',
      done: '直播已结束',
    },
    miss: { label: '逾期未开播', from: ['planned'], to: 'cancelled', by: 'system', due: 'planEndTime' },
    cancel: {
      label: '取消',
      from: ['draft', 'waiting', 'rejected', 'planned'],
      to: 'cancelled',
      by: ['owner', 'school'],
      danger: true,
      input: { reason: longText({ label: '取消原因', max: 200, help: '提交审核之后取消须填写' }) },
      done: '已取消',
    },
    ban: {
      label: '封禁',
      from: ['planned', 'live', 'interrupted'],
      to: 'banned',
      by: 'school',
      danger: true,
      input: { reason: reason('封禁原因', '请输入封禁原因!') },
      done: '已封禁',
    },
    unban: {
      label: '解封',
      from: ['banned'],
      to: ['planned', 'ended'],
      by: 'school',
      confirm: '确定解封{row}？',
      done: '已解封',
    },
  },
});
