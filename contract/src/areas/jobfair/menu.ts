import { menuEntry, page } from '../../kit/index.ts';

const list = 'jobFair:jobFair:list';
export const jobFairMenu = [
  menuEntry(
    'school',
    '/jobFair',
    10,
    page('/jobFair/create', '创建招聘会', 'PlusCircleOutlined', 'jobFair/JobFairCreate', 'jobFair:jobFair:add'),
  ),
  menuEntry(
    ['school', 'enterprise'],
    '/jobFair',
    20,
    page('/jobFair/list', '招聘会列表', 'ShopOutlined', 'jobFair/JobFairList', list),
  ),
  menuEntry(
    ['school', 'enterprise'],
    '/jobFair',
    80,
    page('/jobFair/detail/:id', '招聘会详情', 'FileTextOutlined', 'jobFair/JobFairDetail', list, {
      hidden: true,
      parent: '/jobFair/list',
    }),
  ),
];
