import { menuEntry, page } from '../../kit/index.ts';

const analysis = page(
  '/statistics/analysis',
  '统计分析',
  'PieChartOutlined',
  'statistics/Analysis',
  'statistics:analysis:view',
);
const destination = page(
  '/employ/destination',
  '毕业去向登记',
  'FlagOutlined',
  'employ/EmploymentList',
  'employ:employment:list',
);
const userStat = page(
  '/employ/userStat',
  '用户就业统计',
  'BarChartOutlined',
  'employ/UserStatistics',
  'employ:statistics:list',
);
const report = page('/employ/report', '就业质量报表', 'AreaChartOutlined', 'employ/Report', 'employ:report:list');
export const statisticsMenu = [
  menuEntry('school', '/employ', 10, destination),
  menuEntry('school', '/employ', 20, userStat),
  menuEntry('school', '/employ', 30, report),
  menuEntry('school', '/employ', 90, analysis),
  menuEntry('enterprise', '/dashboard', 30, analysis),
];
