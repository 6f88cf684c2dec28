import { entity, json, ref, text } from '../../kit/index.ts';
import type { ThemeSettings } from '../../rules/index.ts';
import type { NotificationPreference } from './notification.ts';

/** Most words one may put to one's own name, and most pages one may keep. */
export const mostTags = 10;
export const mostPages = 30;

/** What a user has chosen for himself, one row per user (个人设置). Nobody else's screens show it. */
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
    /** Paths of the pages kept at hand, the newest first. */
    pages: json<readonly string[]>()({ label: '收藏的页面' }),
    /** Hash of the password that idle locks use. */
    lockHash: text({ label: '锁屏密码', max: 255, secret: true }),
  },
  list: ['userId'],
  form: [],
  visible: {},
  tenant: false,
});
