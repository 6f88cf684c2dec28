/** Password change. */
export const password = {
  title: '修改密码',
  old: {
    label: '旧密码',
    required: '请输入旧密码!',
  },
  new: {
    label: '新密码',
    required: '请输入新密码!',
  },
  confirm: {
    label: '确认新密码',
    required: '请确认新密码!',
  },
  mismatch: '两次输入的密码不一样！',
  success: '密码修改成功，请使用新密码登录',
  tooLong: '密码长度不能超过64位!',
  tooSimple: '密码过于简单，请重新设置!',
  reused: '新密码不能与近期使用过的密码相同!',
  reset: {
    title: '重新设定密码',
  },
  /** Shown instead when another user set the password. */
  first: {
    title: '设置自己的密码',
    why: '当前密码由他人设置，为保证账号安全，请设置只有您知道的密码后继续',
    assigned: '账号由管理员创建，可同时改为自己习惯的账号（仅此一次）；不修改则保留原账号',
    account: '登录账号',
  },
} as const;

/** Account and password reset. */
export const reset = {
  title: '账号密码重置',
  tip: '为保障账号安全，请先重置登录账号和密码',
  account: {
    label: '新账号',
    required: '请输入账号',
    length: '账号至少6位',
    mixed: '账号须由字母和数字混合组成，不能包含其他字符',
    exists: '该账号已被使用',
  },
  password: {
    weak: '密码至少8位，且须包含字母、数字和特殊符号',
  },
  success: '重置成功',
} as const;
