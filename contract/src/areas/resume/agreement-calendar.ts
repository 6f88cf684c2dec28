import { calendarEvents, deadlineTone, getCodes } from '../../kit/index.ts';
import { agreement } from './agreement.ts';
import { agreementFlow, effectiveAgreements } from './agreement-flow.ts';
import { offer } from './offer.ts';
import { offerFlow } from './offer-flow.ts';
import { studentEvents } from './student-events.ts';

const shared = { ...studentEvents, calendar: 'employment' } as const;
const ofAgreements = {
  ...shared,
  entity: agreement,
  link: (id: string) => ({ path: '/resume/step/sign', query: { id } }),
} as const;

/** Until when students answer offers. */
export const offerDeadlineEvents = calendarEvents({
  ...shared,
  kind: 'offerDeadline',
  title: '录用答复截止',
  entity: offer,
  rows: ['status', 'in', getCodes(offerFlow, 'open')],
  start: 'deadline',
  tone: deadlineTone,
  link: (id) => ({ path: '/resume/step/hire', query: { id } }),
});
/** Until when students answer invitations to sign. */
export const agreementDeadlineEvents = calendarEvents({
  ...ofAgreements,
  kind: 'agreementDeadline',
  title: '应约截止',
  rows: ['status', 'in', getCodes(agreementFlow, 'invited')],
  start: 'deadline',
  tone: deadlineTone,
});
/** Agreements that took effect, and are in force. */
export const agreementEffectiveEvents = calendarEvents({
  ...ofAgreements,
  kind: 'agreementEffective',
  title: '协议生效',
  rows: effectiveAgreements,
  start: 'effectiveTime',
  tone: () => 'done',
  statusText: () => '已生效',
});
/** Agreements that have ended. */
export const agreementEndEvents = calendarEvents({
  ...ofAgreements,
  kind: 'agreementEnd',
  title: '解约',
  rows: ['status', 'in', getCodes(agreementFlow, 'ended')],
  start: 'endTime',
  tone: () => 'bad',
  statusText: () => '已解约',
});
/** When the work of an agreement in force begins, for the company. */
export const agreementStartEvents = calendarEvents({
  ...ofAgreements,
  kind: 'agreementStart',
  title: '合同起始',
  sides: ['enterprise'],
  rows: effectiveAgreements,
  start: 'startDate',
  tone: (_row, at, now) => (at > now.slice(0, 10) ? 'waiting' : 'done'),
  statusText: (_row, at, now) => (at > now.slice(0, 10) ? '未开始' : '已开始'),
});
