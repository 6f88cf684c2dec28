/** Header and user menu. */
export const header = {
  greet: (name: string) => `欢迎您，${name}`,
  menu: {
    center: '个人中心',
    settings: '账户设置',
    system: '系统设置',
    password: '密码修改',
    depart: '切换部门',
    cache: '清理缓存',
    lock: '锁定屏幕',
    logout: '退出登录',
  },
  collapse: '收起菜单',
  expand: '展开菜单',
} as const;

/** Leaving. */
export const logout = {
  title: '提示',
  content: '真的要注销登录吗 ?',
  failed: (message: string) => `退出登录失败：${message}`,
} as const;

/** Tab bar. */
export const tabs = {
  home: '首页',
  menu: {
    refresh: '刷 新',
    closeLeft: '关闭左侧',
    closeRight: '关闭右侧',
    closeOthers: '关闭其它',
  },
  lastOne: '这是最后一页，不能再关闭了啦',
  homeFixed: '首页不能关闭!',
} as const;

/** Menu and menu search. */
export const menu = {
  search: {
    placeholder: '搜索菜单',
    empty: '没有匹配的菜单',
  },
  untitled: '未命名',
} as const;

/** Department switch dialog. */
export const departSwitch = {
  title: '部门选择',
  titleCurrent: (name: string) => `部门切换（当前部门 : ${name}）`,
  placeholder: '请选择登录部门',
  tip: '您隶属于多部门，请选择当前所在部门',
  ok: '确认',
  close: '关闭',
  none: '您尚未设置部门信息!',
  done: '部门切换成功',
} as const;
