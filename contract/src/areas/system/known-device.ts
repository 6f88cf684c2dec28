import { dateTime, entity, ref, text } from '../../kit/index.ts';

/**
 * A browser that an account was signed in with. The id is a keyed hash of account and device token. Guesses of strangers
 * do not keep its owner from signing in with it.
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
    /** The session that was opened last with it. */
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
