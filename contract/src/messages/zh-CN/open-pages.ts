/** Public pages: sign-in, registration, account alteration. */
export const entry = {
  noAccount: '还没有企业账号？',
  capsLock: '大写锁定已打开',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  signInWays: '登录方式',
  slides: '平台介绍',
  slideAt: (n: number) => `第 ${n} 张`,
  features: '平台服务',
  toSignIn: '返回登录',
  email: {
    placeholder: '请输入邮箱（选填）',
  },
  completeCompany: '完善企业资料',
} as const;

/** Form, draft and audit of a company registration. */
export const registering = {
  expired: '操作已超时，请返回登录页重新验证',
  expiredHint: '为保护您的资料，验证有效期为30分钟。已保存的草稿不会丢失，重新登录后可以继续填写。',
  closed: '系统未开放注册',
  closedHint: '如需入驻，请联系平台工作人员。',
  usernameHint: '4到18位字母、数字或下划线，建议6-18位',
  agreementLink: '查看协议内容',
  saveDraft: '存草稿',
  saved: (time: string) => `草稿已于 ${time} 保存`,
  unsaved: '有未保存的修改，将自动保存为草稿',
  invalid: '草稿已保存，格式不正确的内容除外',
  notSaved: '草稿保存失败，稍后将自动重试',
  ready: '修改内容每30秒自动保存为草稿',
  submittedAt: '提交时间',
  expectedAt: '预计完成',
  withdraw: '撤回修改',
  withdrawAsk: '撤回后需要重新提交审核，是否继续？',
  disabledReason: (reason: string) => `停用原因：${reason}`,
  passedHint: '企业已入驻，请登录后使用。',
  pendingHint: '审核结果将以短信通知，您也可以随时登录查看进度。',
  incompleteHint: '账号已注册，完善企业资料并提交审核后即可使用。',
  rejectedHint: '请按审核意见修改后重新提交。',
  signInFirst: '如需继续办理，请返回登录页重新验证。',
} as const;

/** Additional texts of account alteration. */
export const altering = {
  accountPlaceholder: '请输入用户名或手机号',
  codeSentTo: (mobile: string) => `验证码将发送到已绑定的手机 ${mobile}`,
  noOldMobile: '原手机号无法接收短信',
  useOldMobile: '使用短信验证',
  paperHint: '请提交企业材料，由平台审核后生效。',
  mobileDone: '更换手机号成功',
  handedIn: '已提交审核',
  number: (alterNo: string) => `申请编号：${alterNo}`,
  expected: (date: string) => `预计 ${date} 前完成审核，结果将以短信通知。`,
} as const;

/** Public page of an enterprise. */
export const publicCompany = {
  failed: '企业信息加载失败',
  incomplete: '链接不完整，请从登录页重新打开',
  introduction: '企业简介',
  noIntroduction: '该企业暂未填写简介',
} as const;
export const publicPreach = { title: '宣讲会' } as const;
