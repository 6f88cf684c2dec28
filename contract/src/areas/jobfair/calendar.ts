import { calendarEvents, periodText, periodTone } from '../../kit/index.ts';
import { jobFair } from './job-fair.ts';
import { publicFairs } from './job-fair-flow.ts';

/** Published fairs, as a calendar of their own next to their list. */
export const jobFairCalendar = calendarEvents({
  kind: 'jobFair',
  title: '招聘会',
  calendar: 'jobFair',
  sides: ['school', 'enterprise'],
  entity: jobFair,
  rows: publicFairs,
  start: 'startTime',
  end: 'endTime',
  names: ['title'],
  place: 'venueText',
  also: ['endTime'],
  tone: periodTone('endTime'),
  statusText: periodText('endTime'),
  link: (id) => ({ path: `/jobFair/detail/${id}`, query: {} }),
});
