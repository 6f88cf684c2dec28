import { menuEntry, page } from '../../kit/index.ts';

export const jobFairMenu = [
  menuEntry(
    ['school', 'enterprise'],
    '/jobFair',
    20,
    page('/jobFair/list', '招聘会列表', 'ShopOutlined', 'jobFair/JobFairList', 'jobFair:jobFair:list'),
  ),
];
