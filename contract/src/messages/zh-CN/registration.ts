/** Short registration form. */
export const register = {
  title: '用户注册',
  username: {
    placeholder: '请输入用户名',
    required: '请输入用户名',
    chars: '只允许字母、数字、下划线',
    length: '长度4到18个字符，建议6到18个字符',
    exists: '用户名已存在!',
  },
  password: {
    placeholder: '至少8位，含字母、数字和特殊符号',
    strength: (level: string) => `强度：${level}`,
    low: '低',
    medium: '中',
    high: '强',
  },
  password2: {
    placeholder: '请再次输入密码',
  },
  mobile: {
    placeholder: '11 位手机号',
    required: '请输入手机号',
    format: '请输入正确手机号',
    exists: '手机号已存在!',
  },
  email: {
    format: '邮箱格式不正确',
  },
  submit: '注册',
  toLogin: '使用已有账户登录',
  failed: '注册失败',
} as const;

/** Result of the short registration. */
export const registerResult = {
  title: '注册结果',
  success: (name: string) => `你的账户：${name} 注册成功`,
  login: '立即登录',
} as const;

/** Enterprise registration. */
export const ent = {
  title: '企业注册',
  step: {
    account: '账号信息',
    company: '企业信息',
    audit: '审核状态',
  },
  account: {
    label: '登录账号',
  },
  mobile: {
    label: '手机号',
  },
  password: {
    label: '登录密码',
  },
  password2: {
    label: '确认密码',
  },
  sms: {
    label: '短信验证码',
  },
  agree: {
    self: '我已阅读并同意平台服务协议',
    required: '请先阅读并同意平台服务协议',
  },
  company: {
    name: '企业名称',
    creditCode: '统一社会信用代码',
    license: '营业执照',
    nature: '单位性质',
    scale: '企业规模',
    industry: '所属行业',
    area: '所在地区',
    address: '详细地址',
    contact: '联系人',
    contactPhone: '联系手机',
    email: '联系邮箱',
    intro: '企业简介',
    submit: '提交审核',
    submitted: '提交成功，请等待审核',
  },
  creditCode: {
    format: '统一社会信用代码格式不正确!',
  },
  audit: {
    incomplete: '企业信息待完善',
    pending: '审核中，请耐心等待',
    passed: '审核通过',
    rejected: '审核未通过',
    disabled: '账号已停用，请联系平台管理员',
    reason: (reason: string) => `未通过原因：${reason}`,
    account: (username: string) => `账号：${username}`,
    modify: '修改企业信息',
    backToLogin: '返回登录',
  },
} as const;

/** Account alteration in four steps. */
export const alteration = {
  title: '账号变更',
  step1: '确认账号',
  step2: '身份验证',
  step3: '修改信息',
  step4: '完成',
  account: {
    label: '账号名',
    required: '请输入账号名',
  },
  phone: {
    label: '手机',
  },
  sms: {
    label: '验证码',
    placeholder: '手机短信验证码',
    required: '请输入短信验证码!',
  },
  verifyFailed: '验证错误',
  changeFailed: '更改密码失败',
  done: '更改密码成功',
  countdown: (n: number) => `将在${n}秒后返回登录页面.`,
} as const;
