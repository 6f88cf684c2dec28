/** Sign-in by password and by phone. */
export const login = {
  title: '用户登录',
  tab: {
    account: '账号密码登录',
    phone: '手机号登录',
  },
  username: {
    placeholder: '请输入用户名',
    required: '请输入用户名!',
  },
  password: {
    placeholder: '请输入密码',
    required: '请输入密码!',
  },
  captcha: {
    placeholder: '请输入验证码',
    alt: '验证码，点击刷新',
    placeholderImage: '点击获取验证码',
    required: '请输入验证码!',
    max: (n: number) => `验证码最多${n}位`,
  },
  mobile: {
    placeholder: '请输入手机号',
    required: '请输入手机号码!',
    format: '您的手机号码格式不正确!',
  },
  humanCheck: {
    placeholder: '请输入图形验证码',
  },
  remember: '自动登录',
  forgot: '忘记密码',
  register: '企业注册',
  submit: '登录',
  other: '其他登录方式',
  sms: {
    get: '获取验证码',
    wait: (n: number) => `${n} s`,
    sending: '验证码发送中..',
    sent: '验证码已发送，请注意查收',
    failed: '获取验证码失败',
  },
  failed: '登录失败',
  reverify: {
    title: '手机验证',
    tip: '距离上次登录已超过30天，请先完成手机验证',
  },
  noDepart: '您尚未归属部门,请确认账号信息',
} as const;

/** Tenant and department dialog after sign-in. */
export const loginSelect = {
  title: {
    both: '请选择租户和部门',
    depart: '请选择部门',
    tenant: '请选择租户',
  },
  tenant: {
    tip: '您有多个租户，请选择登录租户',
    placeholder: '请选择登录租户',
  },
  depart: {
    tip: '您有多个部门，请选择登录部门',
    placeholder: '请选择登录部门',
  },
  ok: '确认',
} as const;

/** Phone binding after a social-login scan. */
export const binding = {
  title: '手机绑定',
  tab: '绑定手机号',
  submit: '绑定',
  mobile: {
    placeholder: '请输入手机号',
  },
  sms: {
    placeholder: '请输入验证码',
  },
  noUserInfo: '未获取到微信用户信息，请重新扫码',
  ticketMissing: '缺少登录票据，请重新扫码',
  success: '绑定成功',
  backToLogin: '返回登录',
} as const;

/** Third-party sign-in. */
export const third = {
  sameName: '已有同名账号存在，是否绑定该账号？',
  create: '创建新账号',
  bind: '确认绑定',
  password: {
    title: '请输入密码',
  },
} as const;

/** Greetings by hour (rules/greeting.ts) and the lines of the workplace header. */
export const greeting = {
  earlyMorning: '早上好',
  morning: '上午好',
  noon: '中午好',
  afternoon: '下午好',
  evening: '晚上好',
  withName: (greeting: string, name: string) => `${greeting}，${name}`,
  line1: '今天也是高效的一天',
  line2: '别忘了看看待审核的申请',
  line3: '忙碌之余，记得喝口水',
  line4: '愿每个岗位都遇到合适的人',
} as const;
