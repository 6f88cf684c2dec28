/** The refusal of a second registration with a credit code, in the definition and before a save. */
export const creditCodeTaken = '该统一社会信用代码正在由其他账号注册，如有疑问请联系就业中心';

/** Errors about companies, their registration, violations and changes of certified data. */
export const companyRefusals = {
  agreement: '请阅读并同意服务协议!',
  notEditable: '当前状态不允许修改资料',
  barred: '该企业已被限制入驻，请联系就业中心',
  admitted: (administrator: string) => `该企业已入驻，请联系企业管理员（${administrator}）为您开通账号`,
  opened: '企业资料正在审核，暂不能撤回',
  blacklisted: '请先解除黑名单',
  inUse: '该企业已有业务数据，不能删除，可停用',
  change: '变更',
  unchanged: '未检测到变更内容',
  creditCodeUsed: '统一社会信用代码已被占用',
  startsLater: '起始日期不能晚于今天',
  endTooEarly: '截止日期须晚于起始日期',
  endsEarlier: '截止日期不能早于今天',
  occursLater: '发生日期不能晚于今天',
  violationRevoked: '该违规已撤销',
} as const;

/** Errors about the members of a company and their accounts. */
export const memberRefusals = {
  usernameTaken: '该账号已存在!',
  mobileTaken: '该手机号已被其他账号使用!',
  full: (most: number) => `成员数量已达上限（${most}人）`,
  lastAdministrator: '企业至少保留一名管理员',
  notApproved: '企业审核通过后才能添加成员',
  interviewing: '该成员有未完成的面试，请先更换面试官',
  oneself: '不能删除自己',
  noMobile: '该用户未绑定手机号，不能发送新密码',
  frozen: '该成员已冻结，不能移交',
} as const;

/** Errors about alterations of accounts without a session. */
export const alterationRefusals = {
  accountUnknown: '账号不存在',
  notAdministrator: '该账号不是企业管理员',
  noMobile: '该账号未绑定手机号，请联系就业中心',
  tooOften: '操作过于频繁，请明天再试',
  expired: '操作已超时，请重新开始',
  accountChanged: '账号信息已变更，该申请已失效',
  smsWrong: '短信验证码错误或已失效',
  mobileRequired: '请输入新手机号!',
  mobileTaken: '手机号已被占用',
  companyMismatch: '企业名称与统一社会信用代码不匹配',
  notApproved: '企业尚未审核通过，不能办理账号变更',
} as const;
