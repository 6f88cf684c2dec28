import type { Button } from '../../kit/index.ts';

export const dashboardButtons: readonly Button[] = [
  { code: 'dashboard:analysis:view', label: '查看分析页', page: '/dashboard/analysis' },
  { code: 'dashboard:manager:view', label: '查看管理驾驶舱', page: '/dashboard/manager' },
  { code: 'dashboard:manager:urge', label: '催办', page: '/dashboard/manager' },
  { code: 'dashboard:monitor:view', label: '查看实时监控', page: '/dashboard/monitor' },
  { code: 'dashboard:company:view', label: '查看企业看板', page: '/dashboard/company' },
  { code: 'dashboard:workplace:view', label: '查看工作台', page: '/dashboard/workplace' },
];
