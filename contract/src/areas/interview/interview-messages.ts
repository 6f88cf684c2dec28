import { type Button, messageEvent } from '../../kit/index.ts';

const list = '/interview/list?id={refId}';
const sms = { sms: true } as const;
/** Notifications about interviews. */
export const interviewEvents = [
  messageEvent('I01', '面试邀请', '{company}邀请您参加《{post}》面试：{start}，{place}，请在{deadline}前确认', sms),
  messageEvent('I02', '面试改期', '面试由{old}改为{new}，原因：{reason}', sms),
  messageEvent('I03', '学生已确认面试', '{name}确认了{start}的《{post}》面试', { link: list }),
  messageEvent('I04', '学生拒绝面试', '{name}拒绝了{start}的《{post}》面试，原因：{reason}', { link: list }),
  messageEvent('I05', '学生申请改期', '{name}申请更改{start}的《{post}》面试时间，原因：{reason}', { link: list }),
  messageEvent('I06', '学生未回复面试', '{name}未在{deadline}前回复《{post}》面试，请联系学生', { link: list }),
  messageEvent('I07', '面试取消', '{start}的面试已取消，原因：{reason}', sms),
  messageEvent('I08', '请填写面试评价', '{name}的面试已结束，请填写评价', { link: '/interview/mine' }),
  messageEvent('I09', '面试提醒', '您有一场面试将于{start}开始', sms),
  messageEvent('I10', '面试场地未批准', '{name}的《{post}》面试场地未获批准，请更换场地，原因：{reason}', {
    link: list,
  }),
] as const;

const page = '/interview/list';
/** Permission codes beyond the standard ones. */
export const interviewButtons: readonly Button[] = [
  { code: 'interview:interview:cancel', label: '取消面试', page },
  { code: 'interview:interview:result', label: '完成、缺席与结果', page },
  { code: 'interview:interview:checkIn', label: '学生签到', page },
  { code: 'interview:evaluation:add', label: '填写面试评价', page },
  { code: 'calendar:enterprise:interview', label: '查看面试日历', page: '/calendar/enterprise/interview' },
];
