import { menuEntry, page } from '../../kit/index.ts';

const analysis = page(
  '/statistics/analysis',
  '统计分析',
  'PieChartOutlined',
  'statistics/Analysis',
  'statistics:analysis:view',
);
export const statisticsMenu = [
  menuEntry('school', '/employ', 90, analysis),
  menuEntry('enterprise', '/dashboard', 30, analysis),
];
