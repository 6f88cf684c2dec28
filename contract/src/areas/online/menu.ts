import { menuEntry, page } from '../../kit/index.ts';

export const onlineMenu = [
  menuEntry(
    'school',
    '/online',
    10,
    page(
      '/online/cgreport',
      '在线报表配置',
      'TableOutlined',
      'modules/online/cgreport/OnlCgreportHeadList',
      'online:report:list',
    ),
  ),
  menuEntry(
    'school',
    '/online',
    40,
    page(
      '/isystem/dataSource',
      '多数据源管理',
      'DatabaseOutlined',
      'system/SysDataSourceList',
      'system:datasource:list',
    ),
  ),
  menuEntry(
    'school',
    '/online',
    50,
    page(
      '/online/cgreport/:code',
      '在线报表',
      'FileTextOutlined',
      'modules/online/cgreport/auto/OnlCgreportAutoList',
      'online:report:view',
      { hidden: true, parent: '/online/cgreport' },
    ),
  ),
];
