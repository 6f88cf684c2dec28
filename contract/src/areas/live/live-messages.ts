import { type Button, messageEvent } from '../../kit/index.ts';

const page = '/live/liveRoom';
const link = '/live/liveRoom/detail/{refId}';
/** Notifications about live rooms. */
export const liveEvents = [
  messageEvent('LIVE_SUBMIT', '直播间待审核', '{companyName}提交了直播间《{title}》，计划{planStartTime}开播，请审核', {
    link,
  }),
  messageEvent('LIVE_PASS', '直播间审核通过', '直播间《{title}》已通过审核，请在{planStartTime}开播', { link }),
  messageEvent('LIVE_REJECT', '直播间审核驳回', '直播间《{title}》未通过审核，原因：{reason}', { link }),
  messageEvent('LIVE_START', '直播已开始', '您报名的活动正在直播：《{title}》，欢迎观看', {
    link: '/live/watch/{refId}',
  }),
  messageEvent('LIVE_CANCEL', '直播已取消', '直播间《{title}》已取消，原因：{reason}', { link }),
  messageEvent('LIVE_MISSED', '直播未按时开播', '直播间《{title}》到计划结束时间仍未开播，已自动取消', { link }),
  messageEvent('L01', '直播中断', '直播间《{title}》已断流，请检查推流', { link }),
] as const;

/** Permission codes beyond the standard ones. */
export const liveButtons: readonly Button[] = [
  { code: 'live:liveRoom:submit', label: '提交审核', page },
  { code: 'live:liveRoom:publish', label: '直接发布', page },
  { code: 'live:liveRoom:audit', label: '审核', page },
  { code: 'live:liveRoom:pushUrl', label: '推流地址与控制台', page },
  { code: 'live:liveRoom:resetStreamKey', label: '重置推流密钥', page },
  { code: 'live:liveRoom:start', label: '开播', page },
  { code: 'live:liveRoom:finish', label: '结束直播', page },
  { code: 'live:liveRoom:cancel', label: '取消', page },
  { code: 'live:liveRoom:ban', label: '封禁', page },
  { code: 'live:liveRoom:unban', label: '解封', page },
  { code: 'live:liveMute:list', label: '查看禁言名单', page },
  { code: 'live:liveMute:add', label: '禁言', page },
  { code: 'live:liveMute:delete', label: '解除禁言', page },
  { code: 'live:liveChat:hide', label: '审核与隐藏', page: '/live/liveChat' },
  { code: 'live:liveChat:delete', label: '删除', page: '/live/liveChat' },
];
