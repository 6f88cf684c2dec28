import { dateTime, entity, flag, me, ref } from '../../kit/index.ts';

/** An interviewer of an interview, with the time it takes, so that no interviewer is in two places. */
export const interviewUser = entity({
  area: 'interview',
  name: 'interviewUser',
  table: 'rc_interview_user',
  code: 'interview:interviewUser',
  path: '',
  title: '面试官',
  fields: {
    interviewId: ref({ label: '面试', to: 'interview', required: true }),
    memberId: ref({ label: '企业成员', to: 'companyUser', required: true }),
    userId: ref({ label: '面试官', to: 'sysUser', required: true }),
    busyStart: dateTime({ label: '占用开始', required: true }),
    busyEnd: dateTime({ label: '占用结束', required: true }),
    /** While the interview is still to take place. */
    active: flag({ label: '占用', default: 1 }),
  },
  list: ['interviewId', 'memberId', 'userId', 'busyStart', 'busyEnd', 'active'],
  form: [],
  visible: { staff: 'all', college: 'all', interviewer: ['userId', 'eq', me('userId')], enterprise: 'all' },
  calls: [],
  uniques: [{ fields: ['interviewId', 'userId'], message: '面试官重复' }],
  periods: [
    {
      name: 'interviewer',
      equal: ['userId'],
      ranges: [['busyStart', 'busyEnd']],
      when: ['active', 'eq', 1],
      message: '面试官在此时段已有面试',
      errorCode: 'RC_CLASH_INTERVIEWER',
    },
  ],
  indexes: [['userId', 'busyStart']],
});
