// Written by `npm run areas` from the exports of this folder.
import { defineArea } from '../../kit/index.ts';
import { jobFairCalendar } from './calendar.ts';
import { jobFairDictionaries } from './dictionaries.ts';
import { fairBooth } from './fair-booth.ts';
import { boothMap, generateZone, saveLayout } from './fair-booth-calls.ts';
import { jobFairGrants } from './grants.ts';
import { jobFair } from './job-fair.ts';
import { copyFair, fairAuditBatch, fairCounts, pinFair, publicFair } from './job-fair-calls.ts';
import { jobFairButtons, jobFairEvents } from './job-fair-messages.ts';
import { jobFairMenu } from './menu.ts';

export const jobfairArea = defineArea({
  name: 'jobfair',
  entities: [fairBooth, jobFair],
  endpoints: [boothMap, generateZone, saveLayout, copyFair, fairAuditBatch, fairCounts, pinFair, publicFair],
  dictionaries: [...jobFairDictionaries],
  buttons: [...jobFairButtons],
  events: [...jobFairEvents],
  calendars: [jobFairCalendar],
  menu: [...jobFairMenu],
  grants: [...jobFairGrants],
});
