import { messageEvent } from '../../kit/index.ts';

/** Notifications to administrators about the installation. */
export const systemEvents = [
  messageEvent('JOB_FAILED', '定时任务连续失败', '{jobName}已连续执行失败3次：{error}', {
    urgent: true,
    link: '/isystem/QuartzJobList',
  }),
  messageEvent('PHONE_REGISTERED', '手机号已注册', '您的手机号已经注册，请直接登录；忘记密码可在登录页找回', {
    sms: true,
  }),
] as const;
