import { calendarEvents, deadlineTone } from '../../kit/index.ts';
import { confirmStates, waitParties } from '../../rules/index.ts';
import { delivery } from './delivery.ts';
import { deliveryFlow } from './delivery-flow.ts';

const filters = { companyId: 'companyId', postId: 'postId', departId: 'departId' } as const;
const perPost = { enterprise: 'postId' } as const;
const appendName = (text: string, name: string | undefined): string =>
  name === undefined ? text : `${text} · ${name}`;

/** Deadlines of students who are asked to confirm a delivery. */
export const studentConfirmEvents = calendarEvents({
  kind: 'studentConfirm',
  title: '学生确认截止',
  calendar: 'resume',
  sides: ['school', 'enterprise'],
  entity: delivery,
  rows: {
    all: [
      ['status', 'eq', deliveryFlow.states.active.code],
      ['studentConfirm', 'eq', confirmStates.asked],
    ],
  },
  start: 'confirmDeadline',
  names: ['realname'],
  person: 'realname',
  company: 'companyName',
  also: ['employId', 'status', 'studentConfirm'],
  filters,
  tone: deadlineTone,
  link: (id) => ({ path: '/resume/delivery', query: { id } }),
});
/** New deliveries of a day. */
export const newDeliveryEvents = calendarEvents({
  kind: 'newDelivery',
  title: '新投递',
  calendar: 'resume',
  sides: ['school', 'enterprise'],
  entity: delivery,
  rows: { all: [] },
  start: 'deliverTime',
  names: [],
  filters,
  daily: { by: perPost, path: '/resume/delivery', title: (count, name) => appendName(`新投递 ${count} 份`, name) },
  tone: () => 'progress',
  statusText: () => '已投递',
  link: (id) => ({ path: '/resume/delivery', query: { id } }),
});
/** Deliveries that wait for the company, on the last day in time. */
export const waitingDeliveryEvents = calendarEvents({
  kind: 'waitingDelivery',
  title: '投递处理到期',
  calendar: 'resume',
  sides: ['school', 'enterprise'],
  entity: delivery,
  rows: ['waitFor', 'eq', waitParties.enterprise],
  start: 'waitSince',
  due: 'delivery.staleDays',
  names: [],
  filters,
  daily: { by: perPost, path: '/resume/delivery', title: (count, name) => appendName(`待处理 ${count} 份`, name) },
  tone: deadlineTone,
  link: (id) => ({ path: '/resume/delivery', query: { id } }),
});
