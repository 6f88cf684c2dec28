// Written by `npm run areas` from the exports of this folder.
import { defineArea } from '../../kit/index.ts';
import { statisticsButtons } from './buttons.ts';
import { dailyTrend, rebuildDaily } from './daily-trend.ts';
import { destCutoff } from './dest-cutoff.ts';
import { destSnapshot } from './dest-snapshot.ts';
import { employmentDictionaries } from './dictionaries.ts';
import { employment } from './employment.ts';
import {
  checkEmployment,
  employmentRates,
  myEmployment,
  remindEmployment,
  submitOwnEmployment,
} from './employment-calls.ts';
import { employmentLog } from './employment-log.ts';
import { employmentButtons, employmentEvents } from './employment-messages.ts';
import { employmentStatistics } from './employment-statistics.ts';
import { statisticsGrants } from './grants.ts';
import { statisticsMenu } from './menu.ts';
import { channelReport, dailyReport, durationReport, qualityReport } from './report.ts';
import { statDaily } from './stat-daily.ts';
import { statisticsSubjects } from './subjects.ts';
import {
  userStatByDimension,
  userStatDistribution,
  userStatFunnel,
  userStatSummary,
  userStatTrend,
} from './user-statistics.ts';

export const statisticsArea = defineArea({
  name: 'statistics',
  entities: [destCutoff, destSnapshot, employmentLog, employment, statDaily],
  endpoints: [
    dailyTrend,
    rebuildDaily,
    checkEmployment,
    employmentRates,
    myEmployment,
    remindEmployment,
    submitOwnEmployment,
    employmentStatistics,
    channelReport,
    dailyReport,
    durationReport,
    qualityReport,
    statisticsSubjects,
    userStatByDimension,
    userStatDistribution,
    userStatFunnel,
    userStatSummary,
    userStatTrend,
  ],
  dictionaries: [...employmentDictionaries],
  buttons: [...statisticsButtons, ...employmentButtons],
  events: [...employmentEvents],
  menu: [...statisticsMenu],
  grants: [...statisticsGrants],
});
