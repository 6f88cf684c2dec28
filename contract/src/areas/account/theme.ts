import { endpoint, json, type } from '../../kit/index.ts';
import type { ThemeSettings } from '../../rules/index.ts';

/** Stores the user's theme for later sign-ins. */
export const saveTheme = endpoint({
  method: 'PUT',
  path: '/account/setting/theme',
  title: '个性化设置',
  needs: 'account:setting',
  input: { theme: json<Partial<ThemeSettings>>()({ label: '个性化', required: true }) },
  output: type<null>(),
  done: '保存成功',
  silent: true,
});
export const badTheme = '个性化设置不合法';
