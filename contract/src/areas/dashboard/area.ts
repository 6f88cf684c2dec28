// Written by `npm run areas` from the exports of this folder.
import { defineArea } from '../../kit/index.ts';
import {
  analysisCity,
  analysisFunnel,
  analysisIndustry,
  analysisOps,
  analysisRank,
  analysisSummary,
  analysisSupply,
  analysisTrend,
  taskDoing,
  taskFollow,
  taskOverdue,
  taskTodo,
} from './analysis.ts';
import { dashboardButtons } from './buttons.ts';
import { companyFunnel, companyOps, companyPosts, companySource, companySummary, companyTrend } from './company.ts';
import { dashboardGrants } from './grants.ts';
import {
  managerAttention,
  managerCategory,
  managerCollege,
  managerNature,
  managerRate,
  managerSla,
  managerStuck,
  managerUrge,
} from './manager.ts';
import { dashboardMenu } from './menu.ts';
import { monitorEvents, monitorFairs, monitorLives, monitorNow, monitorSeries } from './monitor.ts';
import { workplaceShortcut } from './shortcut.ts';
import { urge } from './urge.ts';
import { urgeEvents } from './urge-messages.ts';
import { shortcutsRead, shortcutsSave, workplaceActivity, workplaceAgenda } from './workplace.ts';

export const dashboardArea = defineArea({
  name: 'dashboard',
  entities: [workplaceShortcut, urge],
  endpoints: [
    analysisCity,
    analysisFunnel,
    analysisIndustry,
    analysisOps,
    analysisRank,
    analysisSummary,
    analysisSupply,
    analysisTrend,
    taskDoing,
    taskFollow,
    taskOverdue,
    taskTodo,
    companyFunnel,
    companyOps,
    companyPosts,
    companySource,
    companySummary,
    companyTrend,
    managerAttention,
    managerCategory,
    managerCollege,
    managerNature,
    managerRate,
    managerSla,
    managerStuck,
    managerUrge,
    monitorEvents,
    monitorFairs,
    monitorLives,
    monitorNow,
    monitorSeries,
    shortcutsRead,
    shortcutsSave,
    workplaceActivity,
    workplaceAgenda,
  ],
  buttons: [...dashboardButtons],
  events: [...urgeEvents],
  menu: [...dashboardMenu],
  grants: [...dashboardGrants],
});
