import { dateTime, entity, ref, text } from '../../kit/index.ts';

/**
 * A browser an account has signed in with. The id is a keyed hash of account and device token. Failed attempts of
 * strangers
 * do not lock out this browser.
 */
export const sysKnownDevice = entity({
  area: 'system',
  name: 'sysKnownDevice',
  table: 'sys_known_device',
  code: 'system:knownDevice',
  path: '',
  title: '常用设备',
  fields: {
    userId: ref({ label: '用户', to: 'sysUser', required: true }),
    /** The latest session opened with it. */
    sessionId: text({ label: '会话', required: true, max: 64 }),
    lastUsed: dateTime({ label: '最近登录', required: true }),
    expires: dateTime({ label: '到期时间', required: true }),
  },
  list: ['userId', 'lastUsed'],
  form: [],
  visible: {},
  tenant: false,
  indexes: [['expires']],
});
