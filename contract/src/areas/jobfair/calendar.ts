import { calendarEvents, periodText, periodTone, stepRefusal } from '../../kit/index.ts';
import { jobFair } from './job-fair.ts';
import { moveFair } from './job-fair-calls.ts';
import { fairFlow, publicFairs } from './job-fair-flow.ts';

/** Published fairs, as a calendar of their own next to their list. */
export const jobFairCalendar = calendarEvents({
  kind: 'jobFair',
  title: '招聘会',
  calendar: 'jobFair',
  behind: ['employment'],
  sides: ['school', 'enterprise'],
  entity: jobFair,
  rows: publicFairs,
  start: 'startTime',
  end: 'endTime',
  names: ['title'],
  place: 'venueText',
  tone: periodTone('endTime'),
  statusText: periodText('endTime'),
  also: ['endTime', 'status', 'createBy'],
  move: {
    sides: ['school'],
    path: moveFair.path,
    asks: { reason: moveFair.input.reason },
    may: (row, session, now) => stepRefusal(jobFair.code, fairFlow, 'reschedule', row, session, now) === undefined,
    body: ({ id, version }, startTime, endTime) => ({ id, version, startTime, endTime }),
  },
  link: (id) => ({ path: `/jobFair/detail/${id}`, query: {} }),
});
