import { dictionary } from '../../kit/index.ts';

export const messageDictionaries = [
  dictionary('msgType', '发送方式', '1 短信 · 2 邮件 · 3 微信 · 4 系统 · 5 Markdown', { fixed: true }),
  dictionary('msgSendStatus', '发送状态', '0 未发送 · 1 发送成功 · 2 发送失败 · -1 已放弃', { fixed: true }),
];
