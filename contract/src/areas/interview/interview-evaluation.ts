import { by, dateTime, dict, entity, json, longText, me, number, onAdd, ref, some, through } from '../../kit/index.ts';
import { ownCollege } from '../audiences.ts';
import { ownPosts } from '../resume/own-posts.ts';
import type { InterviewScores } from './interview-texts.ts';

/** What an interviewer thinks of a candidate (面试评价). */
export const interviewEvaluation = entity({
  area: 'interview',
  name: 'interviewEvaluation',
  table: 'rc_interview_evaluation',
  many: true,
  code: 'interview:evaluation',
  path: '/interview/evaluation',
  title: '面试评价',
  fields: {
    interviewId: ref({ label: '面试', to: 'interview', required: true }),
    round: through<number>('interviewId', 'round', { label: '轮次' }),
    startTime: through('interviewId', 'startTime', { label: '面试时间', width: 142 }),
    employId: ref({ label: '学生', to: 'employUser', derived: true }),
    realname: through('employId', 'realname', { label: '姓名', width: 96 }),
    postId: ref({ label: '岗位', to: 'companyPost', derived: true }),
    postName: through('postId', 'name', { label: '岗位', width: 140 }),
    companyId: ref({ label: '企业', to: 'company', derived: true }),
    userId: ref({ label: '面试官', to: 'sysUser', derived: true }),
    scores: json<InterviewScores>()({ label: '评分', required: true }),
    score: number({ label: '平均分', digits: 1, derived: true, width: 80 }),
    conclusion: dict({ label: '结论', dict: 'rc_interview_conclusion', numeric: true, required: true, width: 88 }),
    comment: longText({
      label: '评语',
      max: 500,
      min: 10,
      required: true,
      requiredMessage: '请填写不少于10个字的评价!',
      rangeMessage: '请填写不少于10个字的评价!',
    }),
    privateNote: longText({ label: '个人备注', max: 500, help: '仅自己可见' }),
    evaluateTime: dateTime({ label: '评价时间', derived: true, width: 142 }),
  },
  display: 'realname',
  list: ['realname', 'postName', 'round', 'startTime', 'userId', 'score', 'conclusion', 'evaluateTime'],
  hidden: ['interviewId', 'comment', 'employId', 'postId', 'companyId'],
  search: [
    'realname',
    by('conclusion', 'in'),
    'startTime',
    'postName',
    by('userId', 'eq'),
    'score',
    by('interviewId', 'eq'),
  ],
  form: [onAdd('interviewId'), 'scores', 'conclusion', 'comment', 'privateNote'],
  detail: [
    'interviewId',
    'round',
    'startTime',
    'employId',
    'realname',
    'postId',
    'postName',
    'companyId',
    'userId',
    'scores',
    'score',
    'conclusion',
    'comment',
    'privateNote',
    'evaluateTime',
  ],
  excel: ['realname', 'postName', 'round', 'startTime', 'userId', 'score', 'conclusion', 'comment', 'evaluateTime'],
  sort: { column: 'evaluateTime', order: 'desc' },
  visible: {
    staff: 'all',
    college: ownCollege,
    enterprise: ownPosts,
    // Those of others only after the own one.
    interviewer: {
      any: [
        ['userId', 'eq', me('userId')],
        some('interviewEvaluation', 'interviewId', ['userId', 'eq', me('userId')], 'interviewId'),
      ],
    },
  },
  shown: [
    {
      audiences: ['staff', 'college', 'enterprise', 'interviewer'],
      fields: ['privateNote'],
      when: ['userId', 'eq', me('userId')],
    },
  ],
  calls: ['list', 'queryById', 'add', 'edit', 'exportXls'],
  done: { add: '评价已提交', edit: '评价已修改' },
  uniques: [{ fields: ['interviewId', 'userId'], message: '您已评价过本场面试' }],
  indexes: [['companyId', 'evaluateTime'], ['userId']],
});
