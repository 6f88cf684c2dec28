import { choice, dateTime, entity, flag, number, ref, text } from '../../kit/index.ts';

/** A session: tokens are valid only with a live row here. The id is the token's `sid`. */
export const sysSession = entity({
  area: 'system',
  name: 'sysSession',
  table: 'sys_session',
  code: 'system:online',
  path: '',
  title: '登录会话',
  fields: {
    userId: ref({ label: '用户', to: 'sysUser', required: true }),
    /** Credential version of the account when the session was opened. */
    credentialVersion: number({ label: '凭据版本', required: true, default: 0, secret: true }),
    tokenHash: text({ label: '令牌摘要', required: true, max: 64, secret: true }),
    clientType: choice({ label: '终端', required: true, options: { PC: '电脑', PHONE: '手机', SSO: '单点登录' } }),
    ip: text({ label: 'IP', max: 64 }),
    userAgent: text({ label: '浏览器', max: 255 }),
    orgCode: text({ label: '当前部门', max: 64 }),
    loginTenantId: number({ label: '当前租户' }),
    lastSeen: dateTime({ label: '最近活动', required: true }),
    expires: dateTime({ label: '到期时间', required: true }),
    /** 0: no idle timeout. */
    idleMinutes: number({ label: '空闲分钟', required: true }),
    revokedAt: dateTime({ label: '失效时间' }),
    revokeReason: choice({
      label: '失效原因',
      options: {
        logout: '退出',
        kicked: '被踢下线',
        forced: '强制下线',
        password: '密码变更',
        account: '账号变更',
        sso: '单点退出',
        limit: '会话过多',
        lock: '锁屏密码错误过多',
      },
    }),
    /** Hash of the single sign-on ticket that opened it. */
    ssoTicket: text({ label: '单点票据摘要', max: 64, secret: true }),
    mobileVerifyRequired: flag({ label: '须验证手机' }),
    /** Everything else is rejected until a second factor is set up. */
    secondFactorRequired: flag({ label: '须启用动态口令' }),
    /** Last password check in this session. */
    passwordProofAt: dateTime({ label: '密码验证时间' }),
    /** Last verification of the phone about to be replaced. */
    phoneProofAt: dateTime({ label: '原手机验证时间' }),
    /** The screen is locked: only unlocking and signing out are allowed. */
    locked: flag({ label: '已锁屏' }),
    lockHash: text({ label: '锁屏密码摘要', max: 255, secret: true }),
    lockTries: number({ label: '锁屏密码错误次数', required: true, default: 0 }),
  },
  list: ['userId', 'clientType', 'ip', 'lastSeen'],
  form: [],
  visible: {},
  tenant: false,
  indexes: [['ssoTicket'], ['expires']],
});
