import { calendarEvents, periodText, periodTone } from '../../kit/index.ts';
import { companyPublicity, enabledSlides } from './company-publicity.ts';

/** Periods of the enabled slides of the sign-in page. */
export const slideEvents = calendarEvents({
  kind: 'slide',
  title: '登录页轮播',
  calendar: 'employment',
  sides: ['school'],
  entity: companyPublicity,
  rows: enabledSlides,
  start: 'startTime',
  end: 'endTime',
  names: ['linkName'],
  tone: periodTone('endTime'),
  statusText: periodText('endTime'),
  link: () => ({ path: '/publicity/companyPublicity', query: {} }),
});
