import { calendarEvents, type DailyCount, deadlineTone, type Filter, getCodes } from '../../kit/index.ts';
import { agreementTypes } from '../../rules/index.ts';
import { agreement } from './agreement.ts';
import { effectiveAgreements } from './agreement-flow.ts';
import { dispatch } from './dispatch.ts';
import { dispatchFlow } from './dispatch-flow.ts';
import { studentEvents } from './student-events.ts';

const byCompany = { school: 'companyId', enterprise: 'companyId' } as const;
/** Graduates who report to one company on one day. */
const countPeople = (path: string): DailyCount => ({
  by: byCompany,
  path,
  title: (count, company) => [company, `${count}人`].filter(Boolean).join(' '),
});
const shared = { ...studentEvents, names: [], calendar: 'report' } as const;
const isPast = (at: string, now: string): boolean => at < now.slice(0, 10);
const reporting = (status: 'pushed' | 'received'): Filter => ({
  all: [
    ['isEnded', 'eq', 0],
    ['status', 'in', getCodes(dispatchFlow, status)],
  ],
});
const ofDispatches = {
  ...shared,
  entity: dispatch,
  start: 'reportDate',
  daily: countPeople('/resume/step/dispatch'),
  link: (id: string) => ({ path: '/resume/step/dispatch', query: { id } }),
} as const;

/** Days on which hired students report to their company, which has received their papers. */
export const reportEvents = calendarEvents({
  ...ofDispatches,
  kind: 'report',
  title: '报到',
  rows: reporting('received'),
  tone: () => 'progress',
  statusText: (_row, at, now) => (isPast(at, now) ? '已到报到日期' : '待报到'),
});
/** Those that the company has yet to confirm. */
export const unconfirmedReportEvents = calendarEvents({
  ...ofDispatches,
  kind: 'unconfirmedReport',
  title: '待接收报到',
  rows: reporting('pushed'),
  tone: deadlineTone,
  statusText: (_row, at, now) => (isPast(at, now) ? '逾期未接收' : '待企业接收'),
});
/** Those of agreements that need no dispatch. */
export const directReportEvents = calendarEvents({
  ...shared,
  kind: 'directReport',
  title: '实习与兼职报到',
  entity: agreement,
  rows: { all: [effectiveAgreements, ['type', 'in', [agreementTypes.internship, agreementTypes.other]]] },
  start: 'startDate',
  daily: countPeople('/resume/step/sign'),
  tone: () => 'progress',
  statusText: (_row, at, now) => (isPast(at, now) ? '已到报到日期' : '待报到'),
  link: (id) => ({ path: '/resume/step/sign', query: { id } }),
});
