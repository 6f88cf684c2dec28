import { type Button, defineArea } from '../../kit/index.ts';
import {
  analysisCity,
  analysisFunnel,
  analysisIndustry,
  analysisRank,
  analysisSummary,
  analysisSupply,
  analysisTrend,
  taskDoing,
  taskFollow,
  taskOverdue,
  taskTodo,
} from './analysis.ts';
import { companyFunnel, companyPosts, companySource, companySummary, companyTrend } from './company.ts';
import { workplaceShortcut } from './shortcut.ts';
import { shortcutsRead, shortcutsSave, workplaceActivity, workplaceAgenda } from './workplace.ts';

export * from './analysis.ts';
export * from './company.ts';
export * from './figures.ts';
export * from './screen-texts.ts';
export * from './shortcut.ts';
export * from './workplace.ts';

const buttons: readonly Button[] = [
  { code: 'dashboard:analysis:view', label: '查看分析页', page: '/dashboard/analysis' },
  { code: 'dashboard:company:view', label: '查看企业看板', page: '/dashboard/analysis' },
  { code: 'dashboard:workplace:view', label: '查看工作台', page: '/dashboard/workplace' },
];

/** 首页: analysis and workplace. */
export const dashboardArea = defineArea({
  name: 'dashboard',
  entities: [workplaceShortcut],
  endpoints: [
    analysisSummary,
    analysisTrend,
    analysisIndustry,
    analysisSupply,
    analysisRank,
    analysisFunnel,
    analysisCity,
    taskTodo,
    taskOverdue,
    taskDoing,
    taskFollow,
    companySummary,
    companyTrend,
    companySource,
    companyPosts,
    companyFunnel,
    shortcutsRead,
    shortcutsSave,
    workplaceActivity,
    workplaceAgenda,
  ],
  buttons,
});
