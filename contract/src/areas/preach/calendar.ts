import { calendarEvents, type Filter, getCodes, getState, me, stepRefusal, type Tone } from '../../kit/index.ts';
import { preach } from './preach.ts';
import { ownPreaches, preachFlow, publicPreaches } from './preach-flow.ts';

const { waiting, approved, rejected } = preachFlow.states;
const tones: Readonly<Record<number, Tone>> = {
  [waiting.code]: 'waiting',
  [approved.code]: 'progress',
  [rejected.code]: 'bad',
  [preachFlow.states.finished.code]: 'done',
};
const placed: Filter = {
  all: [
    ['startTime', 'filled', null],
    ['status', 'in', getCodes(preachFlow, 'waiting', 'approved', 'rejected', 'cancelled', 'finished')],
  ],
};
const shared = {
  calendar: 'preach',
  entity: preach,
  start: 'startTime',
  end: 'endTime',
  names: ['title'],
  place: 'venueName',
  company: 'companyName',
  isCancelled: (row: Readonly<Record<string, unknown>>) => row.status === preachFlow.states.cancelled.code,
  also: ['status', 'companyId', 'submitBy'],
  filters: { companyId: 'companyId' },
  tone: (row: Readonly<Record<string, unknown>>) => tones[Number(row.status)] ?? ('neutral' as const),
  statusText: (row: Readonly<Record<string, unknown>>) => preachFlow.states[getState(preachFlow, row.status)].label,
  link: (id: string) => ({ path: `/preach/detail/${id}`, query: {} }),
} as const;

/** Sessions with time and hall; the school moves an approved one. */
export const preachCalendar = calendarEvents({
  ...shared,
  kind: 'preach',
  title: '宣讲会',
  sides: ['school'],
  rows: placed,
  move: {
    sides: ['school'],
    path: `${preach.path}/updateTime`,
    asks: { reason: preachFlow.steps.updateTime.input.reason },
    may: (row, session, now) => stepRefusal(preach.code, preachFlow, 'updateTime', row, session, now) === undefined,
    body: ({ id, version }, startTime, endTime) => ({ id, version, startTime, endTime }),
  },
});
/** A company's own sessions. */
export const ownPreachCalendar = calendarEvents({
  ...shared,
  kind: 'ownPreach',
  title: '本企业宣讲会',
  sides: ['enterprise'],
  rows: { all: [ownPreaches, placed] },
});
/** Published sessions of others, which a company sees in grey. */
export const publicPreachCalendar = calendarEvents({
  ...shared,
  kind: 'publicPreach',
  title: '其他宣讲会',
  sides: ['enterprise'],
  rows: { all: [publicPreaches, ['companyId', 'ne', me('companyId')]] },
  tone: () => 'neutral',
});
