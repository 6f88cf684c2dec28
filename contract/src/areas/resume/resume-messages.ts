import { type Button, messageEvent } from '../../kit/index.ts';

/** Notifications about students and résumés. */
export const resumeEvents = [
  messageEvent(
    'E07',
    '学生账号已开通',
    '{name}同学，您的账号已开通，用户名为学号{username}，请用手机验证码登录学生端',
    { sms: true },
  ),
  messageEvent('E01', '完善资料', '{name}同学，{state}，请尽快{what}'),
  messageEvent('E02', '推荐表通过', '您的就业推荐表已通过审核，编号{formNo}'),
  messageEvent('E03', '推荐表退回', '您的就业推荐表被退回，原因：{reason}'),
  messageEvent('E08', '推荐表待审核', '{name}提交了就业推荐表，请及时审核', { link: '/student/resume?id={refId}' }),
] as const;

/** Permission codes beyond the standard ones. */
export const resumeButtons: readonly Button[] = [
  { code: 'employ:employUser:pii', label: '查看完整联系方式', page: '/student/profile' },
  { code: 'employ:employUser:account', label: '开通学生账号', page: '/student/profile' },
  { code: 'resume:resume:audit', label: '推荐表审核', page: '/student/resume' },
  { code: 'resume:resume:download', label: '下载', page: '/student/resume' },
];
