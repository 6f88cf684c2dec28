/** Errors about sent messages. */
export const outboxRefusals = {
  waiting: '待发送的消息不能删除!',
  secret: '验证码和密码短信不能重发',
  spent: '重发次数已达上限!',
  provider: (status: number) => `服务商返回 ${status}`,
} as const;
