import { menuEntry, page } from '../../kit/index.ts';

export const dashboardMenu = [
  menuEntry(
    'school',
    '/dashboard',
    10,
    page('/dashboard/analysis', '分析页', 'LineChartOutlined', 'dashboard/Analysis', 'dashboard:analysis:view', {
      keepAlive: false,
    }),
  ),
  menuEntry(
    'school',
    '/dashboard',
    15,
    page('/dashboard/manager', '管理驾驶舱', 'FundOutlined', 'dashboard/Manager', 'dashboard:manager:view', {
      keepAlive: false,
    }),
  ),
  menuEntry(
    'school',
    '/dashboard',
    25,
    page('/dashboard/monitor', '实时监控', 'RadarChartOutlined', 'dashboard/Monitor', 'dashboard:monitor:view', {
      keepAlive: false,
    }),
  ),
  menuEntry(
    ['school', 'enterprise'],
    '/dashboard',
    20,
    page('/dashboard/workplace', '工作台', 'DesktopOutlined', 'dashboard/Workplace', 'dashboard:workplace:view', {
      keepAlive: false,
    }),
  ),
  menuEntry(
    'enterprise',
    '/dashboard',
    10,
    page('/dashboard/analysis', '分析页', 'LineChartOutlined', 'dashboard/Analysis', 'dashboard:company:view', {
      keepAlive: false,
    }),
  ),
  menuEntry(
    'enterprise',
    '/dashboard',
    15,
    page('/dashboard/company', '企业看板', 'BankOutlined', 'dashboard/Company', 'dashboard:company:view', {
      keepAlive: false,
    }),
  ),
];
