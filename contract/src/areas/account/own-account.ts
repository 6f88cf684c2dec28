import { area, date, dict, endpoint, image, longText, text, type } from '../../kit/index.ts';
import { chinaDay, patterns } from '../../rules/index.ts';

/** Fields editable by the account's owner. */
export const ownAccountForm = {
  nickname: text({ label: '昵称', max: 30 }),
  realname: text({ label: '姓名', required: true, max: 100 }),
  sex: dict({ label: '性别', dict: 'sex', numeric: true }),
  birthday: date({ label: '生日' }),
  email: text({ label: '邮箱', max: 100, pattern: patterns.email }),
  telephone: text({ label: '座机', max: 20, pattern: patterns.landline }),
  regionCode: area({ label: '所在地区', level: 'city' }),
  introduction: longText({ label: '个人简介', max: 200 }),
  avatar: image({ label: '头像', folder: 'avatar', maxMb: 2 }),
} as const;
/** A birthday is not in the future. */
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
  readonly regionCode: string | null;
  readonly introduction: string | null;
  /** Masked in the middle. */
  readonly phone: string | null;
  readonly workNo: string | null;
  /** Position codes and names, comma-separated. */
  readonly post: string | null;
  readonly postText: string | null;
  /** The current department, and the names of all departments. */
  readonly orgCode: string | null;
  readonly orgCodeTxt: string | null;
  readonly userIdentity: number | null;
  readonly userType: string | null;
  readonly lastPwdUpdateTime: string | null;
  /** 1 weak, 2 good, 3 strong; null for passwords older than this field. */
  readonly passwordLevel: number | null;
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
/** Updates the given fields of the own account; fails for another id. */
export const saveOwnAccount = endpoint({
  method: ['POST', 'PUT'],
  path: '/sys/user/login/setting/userEdit',
  title: '修改我的资料',
  needs,
  input: { id: text({ label: '用户', max: 32 }), ...ownAccountForm, realname: text({ label: '姓名', max: 100 }) },
  output: type<OwnAccount>(),
  done: '更新个人信息成功',
});
/** Variant used by the framework's mobile client. */
export const saveOwnAccountByApp = endpoint({ ...saveOwnAccount, method: 'PUT', path: '/sys/user/appEdit' });
/** Step 1 of a phone change: the code sent to the current number. Valid for ten minutes. */
export const verifyOldPhone = endpoint({
  method: 'POST',
  path: '/sys/user/verifyOldPhone',
  title: '验证原手机号',
  needs,
  input: { smscode: text({ label: '短信验证码', required: true, max: 6 }) },
  output: type<null>(),
  done: '验证成功',
});
/** Binds a new phone with the code sent to it, after verification of the old phone or the password. */
export const changeOwnPhone = endpoint({
  method: 'PUT',
  path: '/sys/user/changePhone',
  title: '修改手机号',
  needs,
  input: {
    phone: text({ label: '新手机号', required: true, max: 11, pattern: patterns.mobile }),
    smscode: text({ label: '短信验证码', required: true, max: 6 }),
    password: text({ label: '登录密码', max: 200 }),
  },
  output: type<null>(),
  done: '手机号设置成功!',
});
/** Variant used by the framework's older client. */
export const updateOwnMobile = endpoint({ ...changeOwnPhone, path: '/sys/user/updateMobile' });

export interface OwnSession {
  readonly id: string;
  readonly ip: string | null;
  readonly userAgent: string | null;
  readonly loginTime: string;
  readonly lastSeen: string;
  /** The session of this request. */
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

export const ownAccountRefusals = {
  other: '只能修改自己的数据',
  email: '邮箱已被注册',
  birthday: '生日不能晚于今天',
  reauthenticationRequired: '请先验证原手机号',
  noPhone: '当前账号未绑定手机号',
  samePhone: '新手机号不能与原手机号相同!',
  takenPhone: '该手机号已被其他账号绑定!',
  smsExpired: '验证码错误或已过期!',
  currentSession: '不能下线当前设备!',
} as const;
/** Texts of the account settings that are not in the message catalogue. */
export const ownAccountTexts = {
  passwordChanged: (time: string | null) => (time ? `最近修改于 ${time}` : '尚未修改过'),
  passwordLevels: { 1: '弱', 2: '中', 3: '强' } as Readonly<Record<number, string>>,
  noPhone: '未绑定手机',
  email: '密保邮箱',
  boundEmail: (email: string) => `已绑定邮箱：${email}`,
  noEmail: '未绑定邮箱',
  phoneSteps: ['验证身份', '绑定新手机'],
  next: '下一步',
  byPhone: (phone: string) => `验证码将发送至原手机号 ${phone}`,
  byPassword: '通过登录密码验证',
  crop: {
    title: '裁剪区域，拖动或用方向键移动图片',
    zoom: '缩放',
    rotate: '旋转',
    left: '向左旋转',
    right: '向右旋转',
    preview: '预览',
    choose: '选择图片',
    hint: 'jpg、png 图片，不超过2MB',
    tooLarge: '头像不能超过2MB!',
    wrongType: '请选择 jpg 或 png 图片',
  },
  sessions: '登录设备',
  current: '当前设备',
  signOutDevice: '下线',
  signOutConfirm: '下线后该设备需要重新登录，确定下线吗？',
  signIns: '登录记录',
  noSignIns: '还没有登录记录',
  column: { device: '浏览器', ip: 'IP', time: '登录时间', seen: '最近活动', content: '内容' },
} as const;
