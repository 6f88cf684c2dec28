import { messageEvent } from '../../kit/index.ts';

/** Notifications about feedback. */
export const interactionEvents = [
  messageEvent('FEEDBACK_NEW', '收到意见反馈', '{name}提交了意见反馈：{title}', { link: '/interaction/feedback' }),
  messageEvent('FEEDBACK_DONE', '意见反馈已处理', '您的反馈“{title}”有了结果：{result}', {
    link: '/interaction/feedback',
  }),
] as const;
