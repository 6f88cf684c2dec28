import type { Button } from '../../kit/index.ts';

export const statisticsButtons: readonly Button[] = [
  { code: 'statistics:analysis:view', label: '查看统计分析', page: '/statistics/analysis' },
];
