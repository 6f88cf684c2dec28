import { app } from './product.ts';

/** Header and user menu. */
export const header = {
  greet: (name: string) => `欢迎您，${name}`,
  welcome: (greeting: string) => `${greeting}，${app.welcome}`,
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

/** Sign-out. */
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
    pinyin: '拼音',
  },
  untitled: '未命名',
} as const;

/** Command palette: pages, rows and actions by a few letters. */
export const palette = {
  title: '快速查找',
  shortcut: 'Ctrl+K',
  placeholder: '输入页面、企业、岗位、学生或操作的名称，支持拼音和首字母',
  placeholderShort: '名称、拼音或首字母',
  groups: { recent: '最近使用', pages: '页面', actions: '操作' },
  empty: (word: string) => `没有找到“${word}”`,
  hint: '输入名称、拼音全拼或首字母开始查找',
  searching: '正在查找…',
  failed: (titles: string, reason: string) => `${titles}查找失败：${reason}`,
  retry: '重试',
  found: (count: number) => `找到 ${count} 项`,
  keys: { move: '选择', open: '打开', close: '关闭' },
  light: '切换到浅色模式',
  dark: '切换到深色模式',
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
