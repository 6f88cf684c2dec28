/** Accessible names, and texts of the application frame. */
export const frame = {
  mainMenu: '主菜单',
  openPages: '已打开的页面',
  path: '当前位置',
  closeTab: (title: string) => `关闭${title}`,
  darkMode: '暗黑模式',
  pageActions: '页签操作',
} as const;

/** The public page /test/home. */
export const testHome = {
  title: '运行状态',
  version: (version: string) => `版本 ${version}`,
  checking: '正在检查服务',
  serverUp: '服务正常',
  serverDown: '服务无法访问',
  signIn: '前往登录',
} as const;
