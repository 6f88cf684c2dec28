import { dateTime, entity, number, ref, text } from '../../kit/index.ts';

/** Key of an account's authenticator app. It is a table of its own, so that no list of accounts can carry it. */
export const sysSecondFactor = entity({
  area: 'system',
  name: 'sysSecondFactor',
  table: 'sys_second_factor',
  code: 'system:secondFactor',
  path: '',
  title: '动态口令',
  fields: {
    userId: ref({ label: '用户', to: 'sysUser', required: true }),
    /** Encrypted with the key of the installation. */
    secret: text({ label: '密钥', required: true, max: 255, secret: true }),
    madeAt: dateTime({ label: '生成时间', required: true }),
    /** Null until the owner has shown a first code: then sign-ins ask for one. */
    confirmedAt: dateTime({ label: '启用时间' }),
    /** Time step of the last code that was used; earlier ones and this one are void. */
    lastStep: number({ label: '最近使用的时间步', required: true, default: 0, secret: true }),
  },
  list: ['userId', 'confirmedAt'],
  form: [],
  visible: {},
  uniques: [{ fields: ['userId'], message: '该用户已启用动态口令' }],
  tenant: false,
});

/** Codes that replace one code of the app each. The id is a keyed hash of account and code. */
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
