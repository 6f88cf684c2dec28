import { menuEntry, page } from '../../kit/index.ts';

export const accountMenu = [
  menuEntry(
    ['school', 'enterprise'],
    '/dashboard',
    30,
    page('/account/settings/Index', '账户设置', 'UserOutlined', 'account/settings/Index', 'account:setting', {
      hidden: true,
    }),
  ),
  menuEntry(
    'school',
    '/dashboard',
    40,
    page('/account/center', '个人中心', 'UserOutlined', 'account/center/Index', undefined, { hidden: true }),
  ),
  menuEntry(
    'organization',
    '/message',
    20,
    page('/account/settings/Index', '账户设置', 'UserOutlined', 'account/settings/Index', 'account:setting', {
      hidden: true,
    }),
  ),
  menuEntry(
    'organization',
    '/message',
    30,
    page('/account/center', '个人中心', 'UserOutlined', 'account/center/Index', undefined, { hidden: true }),
  ),
];
