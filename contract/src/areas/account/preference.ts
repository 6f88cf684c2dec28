import { entity, json, ref, text } from '../../kit/index.ts';
import type { ThemeSettings } from '../../rules/index.ts';
import type { NotificationPreference } from './notification.ts';

/** Maximum number of own tags, and of favourite pages. */
export const mostTags = 10;
export const mostPages = 30;

/** Personal settings (个人设置), one row per user, visible to that user only. */
export const accountPreference = entity({
  area: 'account',
  name: 'accountPreference',
  table: 'sys_account_preference',
  code: 'account:preference',
  path: '',
  title: '个人设置',
  fields: {
    userId: ref({ label: '用户', to: 'sysUser', required: true, unique: true }),
    notification: json<NotificationPreference>()({ label: '消息通知' }),
    theme: json<Partial<ThemeSettings>>()({ label: '个性化' }),
    tags: json<readonly string[]>()({ label: '标签' }),
    /** Paths of favourite pages, newest first. */
    pages: json<readonly string[]>()({ label: '收藏的页面' }),
    /** Hash of the idle-lock password. */
    lockHash: text({ label: '锁屏密码', max: 255, secret: true }),
  },
  list: ['userId'],
  form: [],
  visible: {},
  tenant: false,
});
