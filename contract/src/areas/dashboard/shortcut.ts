import { entity, json, me, user } from '../../kit/index.ts';

/** Favourite pages of a user (快捷入口). */
export const workplaceShortcut = entity({
  area: 'dashboard',
  name: 'workplaceShortcut',
  table: 'sys_workplace_shortcut',
  code: 'dashboard:shortcut',
  path: '',
  title: '快捷入口',
  fields: {
    username: user({ label: '用户', required: true, unique: true }),
    paths: json<readonly string[]>()({ label: '页面', required: true }),
  },
  list: ['username'],
  form: [],
  visible: { staff: ['username', 'eq', me('username')], enterprise: ['username', 'eq', me('username')] },
});
