/**
 * All failures of the product: transport and text. `http` 200 means that the failure is in the body;
 * `errorCode` is sent in `result.errorCode`. Sentences of a single entity are defined with it
 * and sent as `refused`.
 */
export const failures = {
  required: { http: 200, code: 500, errorCode: 'RC_FIELD', text: (label: string) => `请输入${label}!` },
  requiredPick: { http: 200, code: 500, errorCode: 'RC_FIELD', text: (label: string) => `请选择${label}!` },
  requiredUpload: { http: 200, code: 500, errorCode: 'RC_FIELD', text: (label: string) => `请上传${label}!` },
  tooLong: {
    http: 200,
    code: 500,
    errorCode: 'RC_FIELD',
    text: (label: string, max: number) => `${label}最多${max}个字符!`,
  },
  tooShort: {
    http: 200,
    code: 500,
    errorCode: 'RC_FIELD',
    text: (label: string, min: number) => `${label}最少${min}个字符!`,
  },
  outOfRange: {
    http: 200,
    code: 500,
    errorCode: 'RC_FIELD',
    text: (label: string, min: number, max: number) => `${label}应在${min}到${max}之间!`,
  },
  badPattern: { http: 200, code: 500, errorCode: 'RC_FIELD', text: (label: string) => `${label}格式不正确!` },
  notAnOption: { http: 200, code: 500, errorCode: 'RC_FIELD', text: (label: string) => `${label}的值不在可选范围内!` },
  tooMany: {
    http: 200,
    code: 500,
    errorCode: 'RC_FIELD',
    text: (label: string, max: number) => `${label}最多选择${max}项!`,
  },
  notUnique: { http: 200, code: 500, errorCode: 'RC_FIELD', text: (label: string) => `${label}已存在!` },
  reversed: {
    http: 200,
    code: 500,
    errorCode: 'RC_FIELD',
    text: (end: string, start: string) => `${end}应晚于${start}!`,
  },
  badReference: {
    http: 200,
    code: 500,
    errorCode: 'RC_FIELD',
    text: (label: string) => `所选${label}不存在或无权访问!`,
  },
  /** A field error with its own sentence (defined with the entity or the behaviour). */
  field: { http: 200, code: 500, errorCode: 'RC_FIELD', text: (sentence: string) => sentence },
  unknownField: { http: 200, code: 500, errorCode: 'RC_FIELD', text: (field: string) => `不支持的字段：${field}` },
  badSort: {
    http: 200,
    code: 500,
    errorCode: 'RC_FIELD',
    text: (column: string) => `请注意，将要排序的列字段不存在：${column}`,
  },
  badFilter: { http: 200, code: 500, errorCode: 'RC_FIELD', text: (field: string) => `查询条件不合法：${field}` },
  badSuperQuery: {
    http: 200,
    code: 500,
    errorCode: 'RC_FIELD',
    text: (field: string) => `高级查询条件不合法：${field}`,
  },
  /** The call is repeated with `confirm=1` to proceed in spite of the warnings in `result.warnings`. */
  warn: { http: 200, code: 500, errorCode: 'RC_WARN', text: (sentence: string) => sentence },
  stale: { http: 200, code: 500, errorCode: 'RC_STALE', text: () => '数据已被他人修改，请刷新后重试' },
  notFound: { http: 200, code: 500, errorCode: 'RC_NOT_FOUND', text: () => '数据不存在或无权访问' },
  wrongState: {
    http: 200,
    code: 500,
    errorCode: 'RC_STATE',
    text: (state: string, step: string) => `当前状态为“${state}”，不能${step.startsWith('不') ? `判为${step}` : step}`,
  },
  notEditable: {
    http: 200,
    code: 500,
    errorCode: 'RC_STATE',
    text: (state: string) => `当前状态为“${state}”，不能编辑`,
  },
  inUse: { http: 200, code: 500, errorCode: 'RC_STATE', text: (title: string) => `${title}已被使用，不能删除!` },
  hasChildren: { http: 200, code: 500, errorCode: 'RC_STATE', text: () => '请先删除下级' },
  treeCycle: { http: 200, code: 500, errorCode: 'RC_FIELD', text: (label: string) => `${label}不能是自身或其下级` },
  batchRow: { http: 200, code: 500, errorCode: 'RC_STATE', text: (n: number, reason: string) => `第${n}条：${reason}` },
  /** A sort of rows that are not there, or of several lists at once. */
  unknownOrder: { http: 200, code: 500, errorCode: 'RC_NOT_FOUND', text: () => '未知的操作' },
  tooManyDays: { http: 200, code: 500, errorCode: 'RC_STATE', text: (max: number) => `查询跨度不能超过${max}天` },
  tooManyIds: { http: 200, code: 500, errorCode: 'RC_LIMIT', text: (max: number) => `一次最多处理${max}条` },
  tooManyViews: {
    http: 200,
    code: 500,
    errorCode: 'RC_LIMIT',
    text: (max: number) => `一个列表最多保存${max}个视图，请先删除不用的`,
  },
  noIds: { http: 200, code: 500, errorCode: 'RC_FIELD', text: () => '参数不识别！' },
  exportTooLarge: {
    http: 200,
    code: 500,
    errorCode: 'RC_LIMIT',
    text: (max: number) => `导出数据超过${max}条，请缩小查询范围`,
  },
  importTooLarge: { http: 200, code: 500, errorCode: 'RC_LIMIT', text: (max: number) => `一次最多导入${max}行` },
  importFailed: { http: 200, code: 500, errorCode: 'RC_FIELD', text: () => '文件导入失败！' },
  importRepeated: {
    http: 200,
    code: 500,
    errorCode: 'RC_FIELD',
    text: (line: number, other: number, label: string) => `第${line}行与第${other}行的${label}重复`,
  },
  importTaken: { http: 200, code: 500, errorCode: 'RC_STATE', text: () => '该文件正由另一次导入继续处理' },
  importMapping: { http: 200, code: 500, errorCode: 'RC_FIELD', text: () => '列的对应关系不正确，请重新选择' },
  importCorrections: { http: 200, code: 500, errorCode: 'RC_FIELD', text: () => '更正的内容不正确，请重新填写' },
  importTemplate: { http: 200, code: 500, errorCode: 'RC_FIELD', text: () => '导入Excel校验失败 ！' },
  duplicate: { http: 200, code: 500, errorCode: 'RC_FIELD', text: () => '数据库中已存在该记录' },
  integrity: {
    http: 200,
    code: 500,
    errorCode: 'RC_FIELD',
    text: () => '执行数据库异常,违反了完整性例如：违反惟一约束、违反非空限制、字段内容超出长度等.',
  },
  /** A business error with its own sentence. */
  refused: { http: 200, code: 500, errorCode: 'RC_STATE', text: (sentence: string) => sentence },
  limited: { http: 200, code: 500, errorCode: 'RC_LIMIT', text: (sentence: string) => sentence },
  expired: { http: 200, code: 500, errorCode: 'RC_EXPIRED', text: (sentence: string) => sentence },
  noPermission: { http: 200, code: 510, errorCode: 'RC_PERMISSION', text: () => '没有权限，请联系管理员分配权限！' },
  /** A student's session is good for the calls of the student client only. */
  studentClient: { http: 200, code: 510, errorCode: 'RC_PERMISSION', text: () => '请使用学生端' },
  phoneVerificationDue: { http: 200, code: 510, errorCode: 'RC_PERMISSION', text: () => '请先完成手机验证' },
  passwordChangeDue: { http: 200, code: 510, errorCode: 'RC_PERMISSION', text: () => '请先修改初始密码' },
  /** An administrator requires a second factor that the account lacks. */
  secondFactorSetupDue: { http: 200, code: 510, errorCode: 'RC_PERMISSION', text: () => '请先启用动态口令' },
  /** The sign-in continues with `result.ticket` and a second-factor code; there is no session yet. */
  secondFactorDue: { http: 200, code: 428, errorCode: 'RC_SECOND_FACTOR', text: () => '请输入动态口令完成登录' },
  /** A sensitive action requires the password again. */
  reauthenticationRequired: { http: 200, code: 510, errorCode: 'REAUTH', text: () => '请先验证密码' },
  /** The session is locked until its lock password is given. */
  screenLocked: { http: 200, code: 510, errorCode: 'LOCKED', text: () => '已锁屏' },
  tokenMissing: { http: 401, code: 401, errorCode: 'RC_TOKEN', text: () => '请求头中没有token' },
  tokenInvalid: { http: 401, code: 401, errorCode: 'RC_TOKEN', text: () => 'Token失效，请重新登录!' },
  tokenKicked: {
    http: 401,
    code: 401,
    errorCode: 'RC_TOKEN',
    text: () => '不允许同一账号多地同时登录，当前登录被踢掉！',
  },
  accountFrozen: { http: 401, code: 401, errorCode: 'RC_TOKEN', text: () => '账号已被锁定,请联系管理员!' },
  accountGone: { http: 401, code: 401, errorCode: 'RC_TOKEN', text: () => '用户不存在!' },
  tenantForeign: { http: 401, code: 401, errorCode: 'RC_TOKEN', text: () => '用户租户信息变更,请重新登陆!' },
  tenantInvalid: { http: 200, code: 500, errorCode: 'RC_FIELD', text: () => '租户参数不合法' },
  forbidden: { http: 403, code: 403, errorCode: 'RC_FORBIDDEN', text: () => '拒绝访问' },
  pathUnknown: { http: 404, code: 404, errorCode: 'RC_PATH', text: () => '路径不存在，请检查路径是否正确' },
  methodUnknown: {
    http: 405,
    code: 405,
    errorCode: 'RC_PATH',
    text: (method: string, allowed: string) => `不支持${method}请求方法，支持以下${allowed}`,
  },
  captchaWrong: { http: 200, code: 412, errorCode: 'RC_FIELD', text: () => '验证码错误' },
  bodyTooLarge: {
    http: 200,
    code: 413,
    errorCode: 'RC_LIMIT',
    text: (limit: number, unit: 'KB' | 'MB' = 'MB') => `文件大小超出${limit}${unit}限制, 请压缩或降低文件质量! `,
  },
  requestTimeout: { http: 408, code: 408, errorCode: 'RC_LIMIT', text: () => '请求超时，请重试' },
  /** Never displayed: the client disconnected before the request was complete. */
  aborted: { http: 400, code: 400, errorCode: 'RC_ABORTED', text: () => '请求已中断' },
  badHost: { http: 400, code: 400, errorCode: 'RC_HOST', text: () => '访问的域名不正确' },
  mediaType: { http: 415, code: 415, errorCode: 'RC_FIELD', text: () => '不支持的请求格式' },
  badBody: { http: 200, code: 500, errorCode: 'RC_FIELD', text: () => '参数不识别！' },
  /** Control characters and lone surrogates, e.g. pasted from other programs: invisible and not storable. */
  badText: { http: 200, code: 500, errorCode: 'RC_FIELD', text: () => '内容包含不支持的字符，请删除后重试' },
  /** The idempotency key was used with different content. */
  keyReused: {
    http: 409,
    code: 409,
    errorCode: 'RC_IDEMPOTENCY',
    text: () => '相同的提交标识已用于其他内容，请刷新页面确认后再试',
  },
  /** The repeated call was already executed, but its response is not available any more. */
  answerLost: { http: 409, code: 409, errorCode: 'RC_IDEMPOTENCY', text: () => '该操作已处理，请刷新页面查看结果' },
  tooFrequent: { http: 429, code: 429, errorCode: 'RC_LIMIT', text: () => '请求过于频繁，请稍后再试！' },
  smsTooFrequent: { http: 200, code: 40002, errorCode: 'RC_LIMIT', text: () => '短信接口请求太多，请稍后再试！' },
  /** Anonymous callers need a verified captcha before an SMS code (`smsCheckCaptcha`). */
  smsPictureDue: { http: 200, code: 40002, errorCode: 'RC_LIMIT', text: () => '请先输入图形验证码，再获取短信验证码' },
  /** An upstream service failed; the console shows 请求失败. */
  /** The target of a gateway route does not answer, or its circuit breaker is open. */
  targetDown: { http: 504, code: 504, errorCode: 'RC_TARGET', text: () => '目标服务暂时无法访问，请稍后再试' },
  thirdParty: { http: 200, code: -1, errorCode: 'RC_THIRD', text: (sentence: string) => sentence },
  busy: { http: 200, code: 500, errorCode: 'RC_LIMIT', text: () => '系统繁忙，请稍后再试' },
  /** Nothing was started; `Retry-After` contains the delay. */
  overloaded: { http: 503, code: 503, errorCode: 'RC_LIMIT', text: () => '系统繁忙，请稍后再试' },
  diskFull: { http: 200, code: 500, errorCode: 'RC_LIMIT', text: () => '磁盘剩余空间不足，暂停写入，请联系管理员' },
  queryTimeout: { http: 200, code: 500, errorCode: 'RC_LIMIT', text: () => '查询超时，请缩小查询范围' },
  unexpected: { http: 500, code: 500, errorCode: 'RC_UNEXPECTED', text: () => '操作失败，系统异常，请联系管理员' },
} as const;

export type Failures = typeof failures;
export type FailureKey = keyof Failures;
