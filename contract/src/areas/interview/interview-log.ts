import { dateTime, entity, number, ref, text } from '../../kit/index.ts';

/** A change of an interview with the times before and after it. */
export const interviewLog = entity({
  area: 'interview',
  name: 'interviewLog',
  table: 'rc_interview_log',
  code: 'interview:interviewLog',
  path: '',
  title: '面试变更记录',
  fields: {
    interviewId: ref({ label: '面试', to: 'interview', required: true }),
    seq: number({ label: '序号', required: true }),
    action: text({ label: '动作', max: 30, required: true }),
    oldStart: dateTime({ label: '原开始时间' }),
    oldEnd: dateTime({ label: '原结束时间' }),
    newStart: dateTime({ label: '新开始时间' }),
    newEnd: dateTime({ label: '新结束时间' }),
    reason: text({ label: '原因', max: 500 }),
    operator: text({ label: '操作人', max: 50, required: true }),
    occurTime: dateTime({ label: '时间', required: true }),
  },
  list: ['seq', 'action', 'oldStart', 'oldEnd', 'newStart', 'newEnd', 'reason', 'operator', 'occurTime'],
  form: [],
  display: 'action',
  visible: { staff: 'all', college: 'all', enterprise: 'all', interviewer: 'all' },
  calls: [],
  uniques: [{ fields: ['interviewId', 'seq'], message: '数据已被他人修改，请刷新后重试', errorCode: 'RC_STALE' }],
  appendOnly: true,
});
