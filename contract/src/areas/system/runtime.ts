import { dateTime, entity, json } from '../../kit/index.ts';

/** The first answer to a call that a client may repeat; the id is a digest of tenant, user, path and key. */
export const sysIdempotency = entity({
  area: 'system',
  name: 'sysIdempotency',
  table: 'sys_idempotency',
  code: 'system:idempotency',
  path: '',
  title: '重复提交记录',
  fields: {
    answer: json<Record<string, unknown>>()({ label: '应答' }),
    expireTime: dateTime({ label: '过期时间', required: true }),
  },
  list: ['expireTime'],
  form: [],
  visible: {},
  tenant: false,
  indexes: [['expireTime']],
});
