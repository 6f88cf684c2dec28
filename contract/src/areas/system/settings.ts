/** Recruitment parameters with their defaults (recruitment document 6); a tenant's own values are rows of `setting`. */
export const settingDefaults = {
  /** Whether accounts that administer must have a second factor: asked at their next sign-in. */
  'security.adminSecondFactor': 0,
  /** Text of the service agreement that a registration accepts. */
  'register.agreementUrl': '/static/agreement.html',
  /** Working days before a waiting audit is marked 超时. */
  'register.auditDays': 3,
  /** Whether a registration needs a power of attorney. */
  'register.needProxyLetter': 1,
  /** Days before the end of a licence from which it is warned of. */
  'company.licenseWarnDays': 30,
  /** Approve a post without a person when no word hit and it is not the company's first. */
  'post.autoAudit': 0,
  /** Most posts of a company in 进行中, 已暂停 and 审核中. */
  'post.maxActive': 50,
  /** Most submissions of a company a day. */
  'post.dailyLimit': 20,
  /** Days a post is open unless its form says otherwise. */
  'post.validDays': 60,
  /** Deliveries a student may make a day. */
  'delivery.dailyLimit': 30,
  /** Days after a refusal before the same post accepts the student again. */
  'delivery.redeliverDays': 30,
  /** Withdrawals at one post after which it accepts no new delivery. */
  'delivery.maxWithdraw': 2,
  /** Days a student has to confirm a delivery made for him. */
  'delivery.confirmDays': 5,
  /** Days in which a refusal may be undone. */
  'delivery.restoreDays': 7,
  /** Days without action before a delivery counts as 超期未处理. */
  'delivery.staleDays': 7,
} as const;

export type SettingKey = keyof typeof settingDefaults;
/** Numbers stay numbers, texts texts. */
export type SettingValue<K extends SettingKey> = (typeof settingDefaults)[K] extends number ? number : string;
