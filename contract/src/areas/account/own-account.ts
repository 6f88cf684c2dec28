import { date, dict, endpoint, image, text, type } from '../../kit/index.ts';
import { chinaDay, patterns } from '../../rules/index.ts';

/** What one may change of one's own account. */
export const ownAccountForm = {
  nickname: text({ label: '昵称', max: 30 }),
  realname: text({ label: '姓名', required: true, max: 100 }),
  sex: dict({ label: '性别', dict: 'sex', numeric: true }),
  birthday: date({ label: '生日' }),
  email: text({ label: '邮箱', max: 100, pattern: patterns.email }),
  telephone: text({ label: '座机', max: 20, pattern: patterns.landline }),
  avatar: image({ label: '头像', folder: 'avatar', maxMb: 2 }),
} as const;
/** Days after today are no birthdays. */
export const isBirthday = (day: string, now: Date): boolean => day <= chinaDay(now);

export interface OwnAccount {
  readonly id: string;
  readonly username: string;
  readonly realname: string;
  readonly nickname: string | null;
  readonly avatar: string | null;
  readonly sex: number | null;
  readonly birthday: string | null;
  readonly email: string | null;
  readonly telephone: string | null;
  /** Masked in the middle. */
  readonly phone: string | null;
  readonly lastPwdUpdateTime: string | null;
  readonly version: number;
}
const needs = 'signed-in';
export const readOwnAccount = endpoint({
  method: 'GET',
  path: '/sys/user/login/setting/getUserData',
  title: '我的资料',
  needs,
  input: {},
  output: type<OwnAccount>(),
});
/** Changes what is given of one's own account; another id than one's own is refused. */
export const saveOwnAccount = endpoint({
  method: ['POST', 'PUT'],
  path: '/sys/user/login/setting/userEdit',
  title: '修改我的资料',
  needs,
  input: { id: text({ label: '用户', max: 32 }), ...ownAccountForm, realname: text({ label: '姓名', max: 100 }) },
  output: type<OwnAccount>(),
  done: '更新个人信息成功',
});
/** Binds another mobile; the code was sent to the new one, and the password was proved just before. */
export const changeOwnPhone = endpoint({
  method: 'PUT',
  path: '/sys/user/changePhone',
  title: '修改手机号',
  needs,
  input: {
    phone: text({ label: '新手机号', required: true, max: 11, pattern: patterns.mobile }),
    smscode: text({ label: '短信验证码', required: true, max: 6 }),
  },
  output: type<null>(),
  done: '手机号设置成功!',
});

export interface OwnSession {
  readonly id: string;
  readonly ip: string | null;
  readonly userAgent: string | null;
  readonly loginTime: string;
  readonly lastSeen: string;
  /** The one that asks. */
  readonly isCurrent: boolean;
}
export const ownSessions = endpoint({
  method: 'GET',
  path: '/sys/online/mine',
  title: '我的登录设备',
  needs,
  input: {},
  output: type<OwnSession[]>(),
});
export const endOwnSession = endpoint({
  method: 'DELETE',
  path: '/sys/online/mine',
  title: '下线设备',
  needs,
  input: { id: text({ label: '会话', required: true, max: 64 }) },
  output: type<null>(),
  done: '已下线该设备',
});

export interface OwnAct {
  readonly id: string;
  readonly content: string;
  readonly ip: string | null;
  readonly time: string;
}
/** The last twenty sign-ins and the last twenty operations of the caller. */
export const accountSummary = endpoint({
  method: 'GET',
  path: '/account/center/summary',
  title: '个人概况',
  needs,
  input: {},
  output: type<{ signIns: OwnAct[]; operations: OwnAct[] }>(),
});
export const ownAccountEndpoints = [
  readOwnAccount,
  saveOwnAccount,
  changeOwnPhone,
  ownSessions,
  endOwnSession,
  accountSummary,
] as const;

export const ownAccountRefusals = {
  other: '只能修改自己的数据',
  email: '邮箱已被注册',
  birthday: '生日不能晚于今天!',
  samePhone: '新手机号不能与原手机号相同!',
  takenPhone: '该手机号已被其他账号绑定!',
  smsExpired: '验证码错误或已过期!',
  currentSession: '不能下线当前设备!',
} as const;
/** Words of the account settings that the message catalogue does not hold. */
export const ownAccountTexts = {
  passwordChanged: (time: string | null) => (time ? `最近修改于 ${time}` : '尚未修改过'),
  noPhone: '未绑定手机',
  sessions: '登录设备',
  current: '当前设备',
  signOutDevice: '下线',
  signOutConfirm: '下线后该设备需要重新登录，确定下线吗？',
  signIns: '登录记录',
  noSignIns: '还没有登录记录',
  column: { device: '浏览器', ip: 'IP', time: '登录时间', seen: '最近活动', content: '内容' },
} as const;
