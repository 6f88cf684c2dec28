import { calendarEvents, getCodes } from '../../kit/index.ts';
import { dispatch } from './dispatch.ts';
import { dispatchFlow } from './dispatch-flow.ts';

/** Days on which hired students report to their company. */
export const reportEvents = calendarEvents({
  kind: 'report',
  title: '报到',
  calendar: 'report',
  sides: ['school', 'enterprise'],
  entity: dispatch,
  rows: ['status', 'in', getCodes(dispatchFlow, 'received')],
  start: 'reportDate',
  names: ['realname', 'postName'],
  person: 'realname',
  company: 'companyName',
  filters: { companyId: 'companyId', postId: 'postId', departId: 'departId' },
  tone: (_row, at, now) => (at < now.slice(0, 10) ? 'done' : 'waiting'),
  statusText: (_row, at, now) => (at < now.slice(0, 10) ? '已到报到日期' : '待报到'),
  link: (id) => ({ path: '/resume/step/dispatch', query: { id } }),
});
