import type { Button } from '../../kit/index.ts';

export const calendarButtons: readonly Button[] = [
  { code: 'calendar:school:list', label: '查看学校日历', page: '/calendar/school/employment' },
  { code: 'calendar:enterprise:list', label: '查看企业日历', page: '/calendar/enterprise/employment' },
];
