import { type Button, messageEvent } from '../../kit/index.ts';

/** Notifications about posts; P04 is split into two events. */
export const postEvents = [
  messageEvent('P01', '岗位待审批', '{company}提交了岗位《{post}》', { link: '/post/audit?id={id}' }),
  messageEvent('P02', '岗位审批通过', '《{post}》已发布', { link: '/post/detail/{id}' }),
  messageEvent('P03', '岗位审批未通过', '《{post}》未通过审批，原因：{reason}', { link: '/post/detail/{id}' }),
  messageEvent('P04', '岗位即将到期', '《{post}》将于{date}到期', { link: '/post/list' }),
  messageEvent('P04E', '岗位已到期', '《{post}》已结束', { link: '/post/list' }),
  messageEvent('P05', '岗位已下架', '《{post}》被下架，原因：{reason}', { sms: true, link: '/post/detail/{id}' }),
] as const;

/** Permission codes beyond the standard ones, by page. */
export const postButtons: readonly Button[] = [
  { code: 'post:companyPost:audit', label: '审批', page: '/post/audit' },
  { code: 'post:companyPost:pause', label: '暂停、恢复', page: '/post/list' },
  { code: 'post:companyPost:close', label: '关闭', page: '/post/list' },
  { code: 'post:companyPost:refresh', label: '刷新', page: '/post/list' },
  { code: 'post:companyPost:offline', label: '违规下架', page: '/post/list' },
];
