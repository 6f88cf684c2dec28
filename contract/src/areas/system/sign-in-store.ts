import { choice, dateTime, entity, flag, json, number, ref, text } from '../../kit/index.ts';

/*
 * Short-lived state of sign-in. Ids are keyed hashes of the client's values, so that the table discloses
 * none of them; a scheduled job deletes expired rows.
 */

/** A captcha: valid for a minute, then bound to one account for two more. */
export const sysCaptcha = entity({
  area: 'system',
  name: 'sysCaptcha',
  table: 'sys_captcha',
  code: 'system:captcha',
  path: '',
  title: '图形验证码',
  fields: {
    codeHash: text({ label: '验证码摘要', required: true, max: 64, secret: true }),
    expires: dateTime({ label: '到期时间', required: true }),
    /** The account whose check accepted it; only its sign-in may use the code again. */
    passedFor: text({ label: '通过账号', max: 100 }),
  },
  list: ['expires', 'passedFor'],
  form: [],
  visible: {},
  tenant: false,
});

export const sysSmsCode = entity({
  area: 'system',
  name: 'sysSmsCode',
  table: 'sys_sms_code',
  code: 'system:smsCode',
  path: '',
  title: '短信验证码',
  fields: {
    mobile: text({ label: '手机号', required: true, max: 11 }),
    /** 0 sign-in, 1 registration, 2 forgotten password, 3 phone change, 4 WeChat binding. */
    mode: text({ label: '用途', required: true, max: 1 }),
    codeHash: text({ label: '验证码摘要', required: true, max: 64, secret: true }),
    ip: text({ label: 'IP', max: 64 }),
    sentAt: dateTime({ label: '发送时间', required: true }),
    expires: dateTime({ label: '到期时间', required: true }),
    attempts: number({ label: '错误次数', required: true, default: 0 }),
    /** Used, invalidated by wrong attempts, or replaced by a newer code. */
    spent: flag({ label: '已失效' }),
  },
  list: ['mobile', 'mode', 'sentAt'],
  form: [],
  visible: {},
  tenant: false,
  indexes: [['mobile', 'mode', 'sentAt'], ['sentAt']],
});

/** Single-use codes: reset tickets, exchange codes, the state of a WeChat sign-in, used CAS tickets. */
export const sysOneTimeCode = entity({
  area: 'system',
  name: 'sysOneTimeCode',
  table: 'sys_one_time_code',
  code: 'system:oneTimeCode',
  path: '',
  title: '一次性凭证',
  fields: {
    kind: choice({
      label: '用途',
      required: true,
      options: {
        reset: '重置密码',
        sso: '单点登录',
        third: '第三方登录',
        wechatState: '微信扫码',
        cas: '统一认证票据',
        factor: '动态口令验证',
        smsPass: '短信发送许可',
      },
    }),
    userId: ref({ label: '用户', to: 'sysUser' }),
    /** Credential version of the user at issue; a later one invalidates the code. */
    credentialVersion: number({ label: '凭据版本', secret: true }),
    payload: json<Record<string, string>>()({ label: '内容' }),
    expires: dateTime({ label: '到期时间', required: true }),
    used: flag({ label: '已使用' }),
  },
  list: ['kind', 'expires', 'used'],
  form: [],
  visible: {},
  tenant: false,
});

/** Result of a WeChat scan, by ticket. */
export const sysWechatTicket = entity({
  area: 'system',
  name: 'sysWechatTicket',
  table: 'sys_wechat_ticket',
  code: 'system:wechatTicket',
  path: '',
  title: '微信登录票据',
  fields: {
    status: choice({
      label: '结果',
      required: true,
      options: { '201': '已绑定', '202': '未绑定', '203': '未获取到用户' },
    }),
    uuid: text({ label: '微信标识', max: 100 }),
    nickname: text({ label: '微信昵称', max: 100 }),
    avatar: text({ label: '微信头像', max: 500 }),
    nonce: text({ label: '浏览器标记', max: 64 }),
    attempts: number({ label: '失败次数', required: true, default: 0 }),
    expires: dateTime({ label: '到期时间', required: true }),
    used: flag({ label: '已使用' }),
  },
  list: ['status', 'expires'],
  form: [],
  visible: {},
  tenant: false,
});

/** An external account that can sign a user in. */
export const sysThirdAccount = entity({
  area: 'system',
  name: 'sysThirdAccount',
  table: 'sys_third_account',
  code: 'system:thirdAccount',
  path: '',
  title: '第三方账号',
  fields: {
    userId: ref({ label: '用户', to: 'sysUser', required: true }),
    thirdType: text({ label: '来源', required: true, max: 50 }),
    thirdUserUuid: text({ label: '第三方标识', required: true, max: 100 }),
    realname: text({ label: '昵称', max: 100 }),
    avatar: text({ label: '头像', max: 500 }),
  },
  list: ['userId', 'thirdType', 'realname'],
  form: [],
  visible: {},
  uniques: [
    { fields: ['thirdType', 'thirdUserUuid'], message: '该微信已绑定其他账号' },
    { fields: ['thirdType', 'userId'], message: '该账号已绑定其他微信' },
  ],
  tenant: false,
});

/** Password history of a user, to prevent reuse. */
export const sysPasswordHistory = entity({
  area: 'system',
  name: 'sysPasswordHistory',
  table: 'sys_password_history',
  code: 'system:passwordHistory',
  path: '',
  title: '历史密码',
  fields: {
    userId: ref({ label: '用户', to: 'sysUser', required: true }),
    password: text({ label: '密码', required: true, max: 255, secret: true }),
  },
  list: ['userId'],
  form: [],
  visible: {},
  tenant: false,
  appendOnly: true,
});

/** Grants access to the registration of one company account before it can sign in. */
export const registrationToken = entity({
  area: 'system',
  name: 'registrationToken',
  table: 'sys_registration_token',
  code: 'system:registrationToken',
  path: '',
  title: '注册令牌',
  fields: {
    userId: ref({ label: '用户', to: 'sysUser', required: true }),
    /** Credential version of the user at issue; a later one invalidates the token. */
    credentialVersion: number({ label: '凭据版本', required: true, default: 0, secret: true }),
    /** Extended by half an hour on each use, up to `endsAt`. */
    expires: dateTime({ label: '到期时间', required: true }),
    endsAt: dateTime({ label: '最晚时间', required: true }),
  },
  list: ['userId', 'expires'],
  form: [],
  visible: {},
  tenant: false,
});
