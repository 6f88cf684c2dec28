import { endpoint, type } from '../../kit/index.ts';

/** The last verification code sent to a phone. Development mode only. */
export interface RecentCode {
  readonly mobile: string;
  readonly code: string;
  readonly sentAt: string;
  readonly expires: string;
}
/**
 * The verification codes of the last ten minutes, for platform administrators of a development installation: not in
 * production, on loopback only, without an SMS provider. Null everywhere else.
 */
export const recentCodes = endpoint({
  method: 'GET',
  path: '/sys/message/recentCodes',
  title: '最近验证码',
  needs: 'system:message:list',
  input: {},
  output: type<readonly RecentCode[] | null>(),
});

export const recentCodeTexts = {
  title: '开发模式：最近验证码',
  tip: '仅在本机非生产环境且未接入短信服务商时显示，10分钟后消失',
  empty: '最近10分钟没有发送验证码',
  mobile: '手机号',
  code: '验证码',
  sentAt: '发送时间',
  refresh: '刷新',
} as const;
