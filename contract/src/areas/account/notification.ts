import { endpoint, json, text, type } from '../../kit/index.ts';

/** Notification channels a user can switch. */
export const noticeWays = { inSite: '站内', sms: '短信', wechat: '微信' } as const;
export type NoticeWay = keyof typeof noticeWays;

/** Stored form: only disabled modules and channels. */
export interface NotificationPreference {
  readonly off: Readonly<Record<string, readonly NoticeWay[]>>;
  /** `HH:mm`; both set or both null. */
  readonly quietFrom: string | null;
  readonly quietTo: string | null;
}

/** A row of the screen: a module and its channels. */
export interface ModuleNotice {
  readonly module: string;
  readonly title: string;
  readonly inSite: boolean;
  readonly sms: boolean;
  readonly wechat: boolean;
}
export interface NotificationSetting {
  readonly modules: readonly ModuleNotice[];
  readonly quietFrom: string | null;
  readonly quietTo: string | null;
}
const path = '/account/setting/notification';
const needs = 'account:setting';
export const readNotification = endpoint({
  method: 'GET',
  path,
  title: '新消息通知',
  needs,
  input: {},
  output: type<NotificationSetting>(),
});
export const saveNotification = endpoint({
  method: 'PUT',
  path,
  title: '设置新消息通知',
  needs,
  input: {
    modules: json<readonly Omit<ModuleNotice, 'title'>[]>()({ label: '消息通知', required: true }),
    quietFrom: text({ label: '免打扰开始', max: 5 }),
    quietTo: text({ label: '免打扰结束', max: 5 }),
  },
  output: type<NotificationSetting>(),
  done: '保存成功',
});

export const notificationTexts = {
  badModules: '消息通知的设置不合法',
  bothTimes: '请同时选择免打扰的开始和结束时间',
  badTime: '免打扰时间格式不正确',
  sameTime: '免打扰的开始和结束时间不能相同',
  lead: '关闭后不再以该方式通知；验证码、系统通告不受影响',
  module: '消息类别',
  quiet: '免打扰时段',
  quietHelp: '时段内站内消息不弹出提醒，短信和微信推迟到时段结束；紧急消息不受限制',
  quietFrom: '开始',
  quietTo: '结束',
} as const;
