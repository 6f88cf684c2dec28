import { type Button, digestText, messageEvent } from '../../kit/index.ts';

const own = '/jobFair/myApply?id={refId}';
const sms = { sms: true } as const;
const expense = '/jobFair/expense?id={refId}';
/** Notifications about applications, the day of a fair and expense claims. */
export const fairDayEvents = [
  messageEvent('F06', '企业报名待审核', '{company}报名了《{fair}》，请及时审核', {
    link: '/jobFair/audit?view=apply&id={refId}',
    digest: { content: digestText, link: '/jobFair/audit?view=apply' },
  }),
  messageEvent('F07', '报名审核通过', '《{fair}》的报名已通过审核，请在{deadline}前确认参会并填写参会人员', {
    ...sms,
    link: own,
  }),
  messageEvent('F09', '报名未通过', '《{fair}》的报名未通过审核，原因：{reason}', { link: own }),
  messageEvent('F10', '参会确认', '已确认参加《{fair}》，请凭入场码签到', { link: own }),
  messageEvent('F11', '逾期未确认', '《{fair}》的报名未在{deadline}前确认参会，已取消', { link: own }),
  messageEvent('F12', '报名已取消', '《{fair}》的报名已取消，原因：{reason}', { link: own }),
  messageEvent('F13', '候补转正', '《{fair}》的候补已转为正式报名，请留意审核结果', { ...sms, link: own }),
  messageEvent('F14', '缺席记录', '贵单位未到场参加《{fair}》，已记录缺席', { ...sms, link: own }),
  messageEvent('F15', '社保核验未通过', '{name}的社保证明未通过核验，原因：{reason}', { link: own }),
  messageEvent('F16', '参会提醒', '{fair}将于{start}开始，展位{booth}，签到截止{time}', { ...sms, link: own }),
  messageEvent('F17', '报名待审核', '《{fair}》即将开始，还有{n}家企业的报名待审核', {
    link: '/jobFair/audit?view=apply',
  }),
  messageEvent('F18', '招聘会报名成功', '您已报名《{fair}》，时间{start}，请凭入场码入场', sms),
  messageEvent('F19', '招聘会候补转正', '您在《{fair}》的候补已转为正式报名，时间{start}', sms),
  messageEvent('F20', '招聘会报名已取消', '您在《{fair}》的报名已取消，原因：{reason}'),
  messageEvent('F21', '参会提醒', '请尽快处理《{fair}》的参会准备：{what}', { link: own }),
  messageEvent('F22', '招聘会时间地点调整', '您报名的《{fair}》由{old}改为{new}，原因：{reason}', sms),
  messageEvent('X01', '报销待审核', '{company}提交了《{fair}》的报销，申请金额{amount}元', { link: expense }),
  messageEvent('X02', '报销已打款', '《{fair}》的报销已打款，金额{amount}元', { ...sms, link: expense }),
  messageEvent('X03', '报销被驳回', '《{fair}》的报销被驳回，原因：{reason}', { link: expense }),
] as const;

const attendance = '/jobFair/attendance';
/** Permission codes beyond the standard ones. */
export const fairDayButtons: readonly Button[] = [
  { code: 'jobFair:fairStudent:add', label: '学生报名', page: '/jobFair/list' },
  { code: 'jobFair:fairAttendance:check', label: '现场签到与现场情况', page: attendance },
];
