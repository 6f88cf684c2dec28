import { dateTime, entity, number, ref, text } from '../../kit/index.ts';

/** Key of an account's authenticator app, in a separate table so that no list of accounts can include it. */
export const sysSecondFactor = entity({
  area: 'system',
  name: 'sysSecondFactor',
  table: 'sys_second_factor',
  code: 'system:secondFactor',
  path: '',
  title: '动态口令',
  fields: {
    userId: ref({ label: '用户', to: 'sysUser', required: true }),
    /** Encrypted with the installation's key. */
    secret: text({ label: '密钥', required: true, max: 255, secret: true }),
    madeAt: dateTime({ label: '生成时间', required: true }),
    /** Null until confirmed with a first code; sign-ins require codes from then on. */
    confirmedAt: dateTime({ label: '启用时间' }),
    /** Time step of the last used code; this and earlier ones are rejected. */
    lastStep: number({ label: '最近使用的时间步', required: true, default: 0, secret: true }),
  },
  list: ['userId', 'confirmedAt'],
  form: [],
  visible: {},
  uniques: [{ fields: ['userId'], message: '该用户已启用动态口令' }],
  tenant: false,
});

/** Single-use codes that replace a code of the app. The id is a keyed hash of account and code. */
export const sysRecoveryCode = entity({
  area: 'system',
  name: 'sysRecoveryCode',
  table: 'sys_recovery_code',
  code: 'system:recoveryCode',
  path: '',
  title: '恢复码',
  fields: { userId: ref({ label: '用户', to: 'sysUser', required: true }) },
  list: ['userId'],
  form: [],
  visible: {},
  tenant: false,
});
