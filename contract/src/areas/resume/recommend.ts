import {
  by,
  dateTime,
  entity,
  type Filter,
  flag,
  getCodes,
  number,
  ref,
  text,
  through,
  user,
  workflow,
} from '../../kit/index.ts';
import { waitMarks } from '../../rules/index.ts';
import { ownCollege } from '../audiences.ts';
import { deliveryParties } from './delivery-parties.ts';
import { ownPosts } from './own-posts.ts';

/** A recommendation of a résumé to a post by the school. */
export const recommendFlow = workflow({
  column: 'status',
  label: '状态',
  dict: 'rc_recommend_status',
  counted: true,
  initial: 'sent',
  owner: ownPosts,
  states: {
    sent: { code: 1, label: '已推荐', tone: 'waiting' },
    read: { code: 2, label: '企业已查看', tone: 'waiting' },
    accepted: { code: 3, label: '企业已接受', tone: 'done' },
    refused: { code: 4, label: '企业已婉拒', tone: 'bad' },
    revoked: { code: 5, label: '已撤回', tone: 'neutral' },
    void: { code: 6, label: '已失效', tone: 'neutral' },
  },
  steps: {
    accept: {
      label: '接受',
      from: ['sent', 'read'],
      to: 'accepted',
      by: 'owner',
      code: 'handle',
      batch: true,
      confirm: '接受{row}后将生成投递，是否继续？',
      done: '已接受',
    },
    refuse: {
      label: '婉拒',
      from: ['sent', 'read'],
      to: 'refused',
      by: 'owner',
      code: 'handle',
      danger: true,
      batch: true,
      done: '已婉拒',
      reason: 'refuseReason',
      input: {
        refuseReason: text({ label: '婉拒原因', max: 200, required: true, requiredMessage: '请填写婉拒原因!' }),
      },
    },
    revoke: {
      label: '撤回',
      from: ['sent', 'read'],
      to: 'revoked',
      by: 'staff',
      danger: true,
      confirm: '确定撤回{row}？',
      done: '已撤回',
    },
    read: { label: '查看', from: ['sent'], to: 'read', by: 'system' },
    void: { label: '失效', from: ['sent', 'read'], to: 'void', by: 'system' },
  },
});

/** The company has not answered yet. */
export const unansweredRecommendations: Filter = ['status', 'in', getCodes(recommendFlow, 'sent', 'read')];
/** Recommendations a company may still answer: it can read the student. */
export const openRecommendations: Filter = { all: [ownPosts, unansweredRecommendations] };

/** A recommendation (简历推荐). */
export const recommend = entity({
  area: 'resume',
  name: 'recommend',
  table: 'rc_recommend',
  code: 'recommend:resumeRecommend',
  path: '/recommend/resumeRecommend',
  title: '简历推荐',
  page: 'resume/RecommendList',
  fields: {
    ...deliveryParties,
    resumeId: through('employId', 'resumeId', { label: '简历' }),
    matchScore: number({ label: '匹配度', derived: true, unit: '%', width: 80 }),
    reason: text({ label: '推荐理由', max: 200 }),
    consent: flag({ label: '已征得学生同意', derived: true }),
    /** Waives the delivery rules 4 and 5; ticked by the recommender. */
    waived: flag({ label: '已知不符合要求', derived: true }),
    recommenderId: user({ label: '推荐人', derived: true }),
    recommendTime: dateTime({ label: '推荐时间', derived: true, width: 142, priority: 'high' }),
    readTime: dateTime({ label: '查看时间', derived: true }),
    handleTime: dateTime({ label: '处理时间', derived: true, width: 142 }),
    handleBy: text({ label: '处理人', max: 50, derived: true }),
    refuseReason: text({ label: '婉拒原因', max: 200, derived: true }),
    deliveryId: ref({ label: '投递', to: 'delivery', derived: true }),
  },
  display: 'realname',
  called: ['realname', 'postName'],
  list: [
    'realname',
    'status',
    'schoolName',
    'majorCode',
    'eduLevel',
    'postName',
    'companyName',
    'matchScore',
    'recommenderId',
    'recommendTime',
    'handleTime',
  ],
  hidden: [
    'reason',
    'readTime',
    'handleBy',
    'refuseReason',
    'deliveryId',
    'employId',
    'postId',
    'companyId',
    'resumeId',
    'waived',
  ],
  search: [
    'realname',
    by('status', 'in'),
    'postName',
    'companyName',
    by('majorCode', 'eq'),
    by('eduLevel', 'in'),
    'matchScore',
    by('recommenderId', 'eq'),
    'recommendTime',
  ],
  form: [],
  excel: [
    'realname',
    'schoolName',
    'majorCode',
    'eduLevel',
    'postName',
    'companyName',
    'matchScore',
    'status',
    'reason',
    'recommenderId',
    'recommendTime',
    'handleTime',
    'refuseReason',
  ],
  sort: { column: 'recommendTime', order: 'desc' },
  workflow: recommendFlow,
  visible: {
    staff: 'all',
    college: ownCollege,
    enterprise: { all: [ownPosts, ['status', 'ne', recommendFlow.states.revoked.code]] },
  },
  calls: ['list', 'queryById', 'exportXls'],
  uniques: [
    {
      fields: ['postId', 'employId'],
      when: ['status', 'in', getCodes(recommendFlow, 'sent', 'read', 'accepted')],
      message: '该学生已投递或已推荐到该岗位',
    },
  ],
  indexes: [
    ['companyId', 'status'],
    ['tenantId', 'recommendTime'],
  ],
  computed: waitMarks,
});
