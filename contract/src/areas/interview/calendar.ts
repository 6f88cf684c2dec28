import { calendarEvents, getState, stepRefusal, type Tone } from '../../kit/index.ts';
import { interview } from './interview.ts';
import { interviewFlow } from './interview-flow.ts';

const { asked, agreed, done, absent } = interviewFlow.states;
const tones: Readonly<Record<number, Tone>> = {
  [asked.code]: 'waiting',
  [agreed.code]: 'progress',
  [done.code]: 'done',
  [absent.code]: 'bad',
};
const { reasonCode, reason } = interviewFlow.steps.reschedule.input;

/** Interviews with their state; the owner moves one by rescheduling it. */
export const interviewCalendar = calendarEvents({
  kind: 'interview',
  title: '面试',
  calendar: 'interview',
  sides: ['school', 'enterprise'],
  entity: interview,
  rows: { all: [] },
  start: 'startTime',
  end: 'endTime',
  names: ['realname', 'postName', 'title'],
  person: 'realname',
  isCancelled: (row) => row.status === interviewFlow.states.cancelled.code,
  also: ['status', 'employId', 'companyId', 'postId', 'rescheduleCount'],
  company: 'companyName',
  move: {
    sides: ['enterprise'],
    path: `${interview.path}/reschedule`,
    asks: { reasonCode, reason },
    may: (row, session, now) =>
      stepRefusal(interview.code, interviewFlow, 'reschedule', row, session, now) === undefined,
    body: ({ id, version }, startTime, endTime) => ({ id, version, startTime, endTime }),
  },
  filters: { companyId: 'companyId', postId: 'postId', departId: 'departId' },
  tone: (row) => tones[Number(row.status)] ?? 'neutral',
  statusText: (row) => interviewFlow.states[getState(interviewFlow, row.status)].label,
  link: (id) => ({ path: '/interview/list', query: { id } }),
});
