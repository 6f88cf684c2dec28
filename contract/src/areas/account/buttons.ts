import type { Button } from '../../kit/index.ts';

export const accountButtons: readonly Button[] = [
  { code: 'account:setting', label: '账户设置', page: '/account/settings/Index' },
];
