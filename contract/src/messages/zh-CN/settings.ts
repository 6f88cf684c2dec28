/** Settings drawer. */
export const setting = {
  style: {
    self: '整体风格设置',
    dark: '暗色菜单风格',
    light: '亮色菜单风格',
  },
  color: {
    self: '主题色',
    dust: '薄暮',
    volcano: '火山',
    sunset: '日暮',
    cyan: '明青',
    green: '极光绿',
    daybreak: '拂晓蓝（默认）',
    geek: '极客蓝',
    purple: '酱紫',
  },
  nav: {
    self: '导航模式',
    side: '侧边栏导航',
    top: '顶部栏导航',
  },
  width: {
    self: '内容区域宽度',
    tip: '该设定仅 [顶部栏导航] 时有效',
    fixed: '固定',
    fluid: '流式',
  },
  fixedHeader: '固定 Header',
  autoHideHeader: '下滑时隐藏 Header',
  fixedSidebar: '固定侧边菜单',
  other: '其他设置',
  colorWeak: '色弱模式',
  multipage: '多页签模式',
} as const;

/** Lock screen. */
export const lock = {
  title: '锁定屏幕',
  password: {
    label: '锁屏密码',
    required: '请输入锁屏密码',
    length: '锁屏密码为4到20位',
  },
  submit: '锁定',
  unlock: '点击解锁',
  wrong: '锁屏密码错误',
  tooMany: '密码错误次数过多，请重新登录',
  backToLogin: '返回登录',
  week: ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'],
} as const;

/** Password confirmation before a sensitive action. */
export const warnings = { title: '请确认', proceed: '继续提交' } as const;
export const reauth = {
  title: '验证密码',
  tip: '该操作需要验证登录密码，5分钟内有效',
} as const;
