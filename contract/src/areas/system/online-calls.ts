import { endpoint, type NumberedPage, number, text, type } from '../../kit/index.ts';

/** An active session. `token` is the session id, never the access token. */
export interface OnlineSession {
  readonly id: string;
  readonly token: string;
  readonly userId: string;
  readonly username: string;
  readonly realname: string;
  readonly avatar: string | null;
  readonly birthday: string | null;
  readonly sex: number | null;
  readonly sex_dictText?: string;
  readonly phone: string | null;
  readonly ip: string | null;
  readonly userAgent: string | null;
  readonly loginTime: string;
  readonly lastSeen: string;
  /** The caller's own account. */
  readonly self: boolean;
}
export type OnlinePage = NumberedPage<OnlineSession>;
export const onlineSessions = endpoint({
  method: 'GET',
  path: '/sys/online/list',
  title: '在线用户',
  needs: 'system:online:list',
  input: {
    username: text({ label: '账号', max: 100 }),
    column: text({ label: '排序字段', max: 100 }),
    order: text({ label: '排序方式', max: 10 }),
    pageNo: number({ label: '页码' }),
    pageSize: number({ label: '条数' }),
  },
  output: type<OnlinePage>(),
});
export const forceLogout = endpoint({
  method: 'POST',
  path: '/sys/online/forceLogout',
  title: '强制退出',
  needs: 'system:online:forceLogout',
  input: { token: text({ label: '会话', max: 64 }) },
  output: type<null>(),
  done: '退出登录成功！',
});
