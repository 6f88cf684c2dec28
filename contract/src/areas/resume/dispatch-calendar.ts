import { calendarEvents, getCodes, type Tone } from '../../kit/index.ts';
import { agreementTypes } from '../../rules/index.ts';
import { agreement, effectiveAgreements } from './agreement.ts';
import { dispatch } from './dispatch.ts';
import { dispatchFlow } from './dispatch-flow.ts';
import { studentEvents } from './student-events.ts';

const shared = { ...studentEvents, calendar: 'report' } as const;
const isPast = (at: string, now: string): boolean => at < now.slice(0, 10);
type Row = Readonly<Record<string, unknown>>;
const isReceived = ({ status }: Row): boolean => status === dispatchFlow.states.received.code;

/** Days on which hired students report to their company: confirmed ones, and those that the company has yet to confirm. */
export const reportEvents = calendarEvents({
  ...shared,
  kind: 'report',
  title: '报到',
  entity: dispatch,
  rows: {
    all: [
      ['isEnded', 'eq', 0],
      ['status', 'in', getCodes(dispatchFlow, 'pushed', 'received')],
    ],
  },
  start: 'reportDate',
  also: ['status'],
  tone: (row, at, now): Tone => (isReceived(row) ? 'progress' : isPast(at, now) ? 'bad' : 'waiting'),
  statusText: (row, at, now) =>
    isReceived(row) ? (isPast(at, now) ? '已到报到日期' : '待报到') : isPast(at, now) ? '逾期未接收' : '待企业接收',
  link: (id) => ({ path: '/resume/step/dispatch', query: { id } }),
});
/** Those of agreements that need no dispatch. */
export const directReportEvents = calendarEvents({
  ...shared,
  kind: 'directReport',
  title: '实习与兼职报到',
  entity: agreement,
  rows: { all: [effectiveAgreements, ['type', 'in', [agreementTypes.internship, agreementTypes.other]]] },
  start: 'startDate',
  tone: () => 'progress',
  statusText: (_row, at, now) => (isPast(at, now) ? '已到报到日期' : '待报到'),
  link: (id) => ({ path: '/resume/step/sign', query: { id } }),
});
