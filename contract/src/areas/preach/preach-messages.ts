import { type Button, messageEvent } from '../../kit/index.ts';

const sms = { sms: true } as const;
const detail = '/preach/detail/{refId}';
/** Notifications about sessions. */
export const preachEvents = [
  messageEvent('H01', '宣讲申请', '{company}申请举办宣讲会《{title}》，请及时创建', {
    link: '/preach/toCreate?id={refId}',
  }),
  messageEvent('H02', '宣讲会待审核', '{company}的宣讲会《{title}》等待审核，时间：{start}', {
    link: '/preach/toReview?id={refId}',
  }),
  messageEvent('H03', '宣讲会未通过', '贵单位的宣讲会《{title}》未通过，原因：{reason}', { link: detail }),
  messageEvent('H04', '宣讲会已通过', '贵单位的宣讲会《{title}》已通过，时间：{start}，地点：{place}', {
    ...sms,
    link: detail,
  }),
  messageEvent('H05', '宣讲会改期', '宣讲会《{title}》由{old}改为{new}，原因：{reason}', { ...sms, link: detail }),
  messageEvent('H06', '宣讲会取消', '宣讲会《{title}》取消，原因：{reason}', { ...sms, link: detail }),
  messageEvent('H07', '宣讲会提醒', '宣讲会《{title}》将于{start}在{place}开始', { link: detail }),
  messageEvent('H08', '候补转正', '您已获得宣讲会《{title}》的名额，时间：{start}，地点：{place}', {
    ...sms,
    link: detail,
  }),
] as const;

const page = '/preach/list';
/** Permission codes beyond the standard ones. */
export const preachButtons: readonly Button[] = [
  { code: 'preach:preach:request', label: '申请宣讲会', page },
  { code: 'preach:preach:save', label: '创建、送审、结束、复制', page },
  { code: 'preach:preach:audit', label: '审核宣讲会', page },
  { code: 'preach:preach:override', label: '审核自己送审的宣讲会、临近开始改期', page },
  { code: 'preach:preach:time', label: '修改时间', page },
  { code: 'preach:preach:sort', label: '排序与置顶', page },
  { code: 'preach:preach:cancel', label: '取消宣讲会', page },
  { code: 'preach:preach:delete', label: '删除宣讲会', page },
  { code: 'preach:preachCompany:check', label: '企业签到', page },
  { code: 'preach:preachAttendee:check', label: '考勤核对', page },
  { code: 'preach:preachLive:control', label: '开播、中断、结束与推流地址', page },
  { code: 'preach:preachLive:pull', label: '拉流配置', page: '/preach/pullFlow' },
  { code: 'preach:preachChat:moderate', label: '聊天管理', page: '/preach/chat' },
  { code: 'preach:preachAttendee:answers', label: '查看填写内容', page },
  { code: 'preach:preachAttendee:viewSensitive', label: '查看填写的敏感信息', page },
];
