import { type Filter, getCodes } from '../../kit/index.ts';
import { confirmStates, pipeline, waitParties } from '../../rules/index.ts';
import { deliveryFlow } from './delivery-flow.ts';

const { states } = deliveryFlow;
const active: Filter = ['status', 'eq', states.active.code];
export const runningStates = ['active', 'finished'] as const;
export const running: Filter = ['status', 'in', getCodes(deliveryFlow, ...runningStates)];
export const ended: Filter = ['status', 'in', getCodes(deliveryFlow, 'withdrawn', 'closed', 'transferred')];
export const failed: Filter = ['status', 'eq', states.failed.code];
/** A transferred delivery does not count: its replacement does. */
export const uncountedDelivery = 'transferred';
/** The deliveries that every figure counts. */
export const countedDeliveries: Filter = ['status', 'ne', states[uncountedDelivery].code];
/** Parties whose delay counts; the student's answer has its own deadline. */
const delaying = [waitParties.enterprise, waitParties.college, waitParties.school];
export const isDelaying = (waitFor: unknown): boolean => delaying.some((party) => party === Number(waitFor));
export const delayed: Filter = ['waitFor', 'in', delaying];

/** Results of the screening of résumés: not read yet, passed on, refused at any step. */
export const columnFilters = {
  waiting: { all: [active, ['step', 'eq', pipeline.resume]] },
  passed: { all: [running, ['step', 'in', Object.values(pipeline).filter((step) => step > pipeline.resume)]] },
  failed,
} as const satisfies Readonly<Record<string, Filter>>;
/** The same filters as query parameters of the search form. */
export const columnQueries = {
  waiting: { status: '1', step: '10' },
  passed: { status: '1,2', step: '20,30,40,50,60' },
  failed: { status: '3' },
} as const satisfies Record<keyof typeof columnFilters, Readonly<Record<string, string>>>;

/** Deliveries of applicants who are still there: neither withdrawn nor declined. */
export const presentDeliveries: Filter = {
  all: [
    ['status', 'in', getCodes(deliveryFlow, 'active', 'finished', 'failed', 'closed')],
    ['studentConfirm', 'in', [confirmStates.asked, confirmStates.confirmed]],
  ],
};

/** Deliveries with an agreement in force that wait for the company's evaluation. */
export const toEvaluate: Filter = { all: [active, ['step', 'eq', pipeline.evaluation]] };

/** Columns of the board: a step each (the last one also holds those that have passed it), under the keys of the counts, those refused and those ended otherwise. */
export const boardColumns = ['step10', 'step20', 'step30', 'step40', 'step50', 'step60', 'failed', 'ended'] as const;
export type BoardColumn = (typeof boardColumns)[number];
/** Step numbers of the columns of steps. */
export const stepsOfColumns = Object.entries(pipeline).map(([name, step]) => ({
  name: name as keyof typeof pipeline,
  step,
  column: `step${step}` as BoardColumn,
}));
export const boardFilters = {
  failed,
  ended,
  ...Object.fromEntries(stepsOfColumns.map(({ column, step }) => [column, { all: [running, ['step', 'eq', step]] }])),
} as Readonly<Record<BoardColumn, Filter>>;
