import { dictionary } from '../../kit/index.ts';

export const messageDictionaries = [
  dictionary('msgType', '发送方式', '1 短信 · 2 邮件 · 3 微信 · 4 系统 · 5 Markdown', { fixed: true }),
  /** Options of a framework client's test dialog; `testTemplate` accepts these values. */
  dictionary('messageType', '消息类型', 'system 系统消息 · 1 短信 · 2 邮件 · 3 微信', { fixed: true }),
  dictionary('msgSendStatus', '发送状态', '0 未发送 · 1 发送成功 · 2 发送失败 · -1 已放弃', { fixed: true }),
  dictionary('msg_category', '消息类型', '1 通知公告 · 2 系统消息', { fixed: true }),
  dictionary('priority', '优先级', 'L 一般消息 · M 重要消息 · H 紧急消息', { fixed: true }),
  dictionary('msg_type', '通告对象', 'ALL 全体用户 · USER 指定用户 · ROLE 指定角色 · DEPART 指定部门', { fixed: true }),
  dictionary('annt_open_type', '打开方式', 'none 仅查看 · url 跳转页面 · component 打开组件', { fixed: true }),
  dictionary('read_flag', '阅读状态', '0 未读 · 1 已读', { fixed: true }),
];
