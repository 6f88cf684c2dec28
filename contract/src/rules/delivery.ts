/** Codes of the steps and statuses of a delivery by name, as in the dictionaries. */
export const pipeline = { resume: 10, interview: 20, hire: 30, dispatch: 40, sign: 50, evaluation: 60 } as const;
export const deliveryStatuses = {
  active: 1,
  finished: 2,
  rejected: 3,
  withdrawn: 4,
  closed: 5,
  transferred: 6,
} as const;

/** What a student answered to a delivery that another party made (rc_student_confirm). */
export const confirmStates = { asked: 0, confirmed: 1, declined: 2, expired: 3 } as const;

export type DeliveryStatus = 1 | 2 | 3 | 4 | 5 | 6;
export type DeliveryStepCode = 10 | 20 | 30 | 40 | 50 | 60;

/** The current state of a delivery, as stored in its row. */
export interface DeliveryHead {
  readonly status: DeliveryStatus;
  readonly step: DeliveryStepCode;
  /** 1 in status 2, 2 in status 3, else 0. */
  readonly stepResult: 0 | 1 | 2;
}

type RoundColumn = 'step' | 'plannedRounds' | 'roundsPassed';
/** Whether passing this delivery at 面试 ends its interviews before all planned rounds were passed. */
export const passesEarly = (
  of: Readonly<Partial<Record<RoundColumn, unknown>>> | Readonly<Record<string, unknown>>,
): boolean => Number(of.step) === pipeline.interview && Number(of.roundsPassed ?? 0) < Number(of.plannedRounds ?? 0);

/** The columns of a history row that the fold reads. */
export interface DeliveryHistoryRow {
  readonly seq: number;
  readonly action: string;
  readonly toStatus: number;
  readonly toStep: number;
}

type Place = `${DeliveryStatus}/${DeliveryStepCode}`;
const atSteps = <S extends DeliveryStatus>(status: S, ...steps: readonly DeliveryStepCode[]): Place[] =>
  steps.map((step): Place => `${status}/${step}`);
const all: readonly DeliveryStepCode[] = [10, 20, 30, 40, 50, 60];
const untilHire = atSteps(1, 10, 20, 30);

/** A transition from one of `from`; `to` returns the possible targets for the starting step. */
interface Move {
  readonly from: readonly Place[];
  readonly to: (step: DeliveryStepCode) => readonly Place[];
}
const to =
  (...places: readonly Place[]): Move['to'] =>
  () =>
    places;
const sameStep =
  (status: DeliveryStatus): Move['to'] =>
  (step) => [`${status}/${step}`];

/** Every action that moves a delivery. */
const moves: ReadonlyMap<string, Move> = new Map(
  Object.entries({
    confirm: { from: ['1/10'], to: to('1/10', '1/20', '1/30') },
    decline: { from: ['1/10'], to: to('5/10') },
    expire: { from: ['1/10'], to: to('5/10') },
    pass: { from: ['1/10', '1/20'], to: (step) => (step === 10 ? ['1/20', '1/30'] : ['1/30']) },
    skip: { from: ['1/10', '1/20'], to: to('1/30') },
    reject: { from: untilHire, to: sameStep(3) },
    restore: { from: atSteps(3, 10, 20, 30), to: sameStep(1) },
    withdraw: { from: untilHire, to: sameStep(4) },
    transferOut: { from: untilHire, to: sameStep(6) },
    close: { from: atSteps(1, 10, 20, 30, 40, 50), to: sameStep(5) },
    offerAccept: { from: ['1/30'], to: to('1/40', '1/50') },
    receive: { from: ['1/40'], to: to('1/50') },
    signEffective: { from: ['1/50'], to: to('1/60') },
    signEnd: { from: ['1/60', '2/60'], to: to('5/60') },
    evaluate: { from: ['1/60'], to: to('2/60') },
    finish: { from: ['1/60'], to: to('2/60') },
  } satisfies Record<string, Move>),
);

/**
 * Actions that can be recorded without a transition, often together with one: a rejection cancels an interview,
 * `transferIn` explains a `submit`, the student's `evaluate` comes before or after the company's.
 */
const stationaryActions: ReadonlySet<string> = new Set([
  ...['read', 'download', 'note', 'interview', 'reschedule', 'interviewCancel', 'interviewDone', 'checkIn'],
  ...['offer', 'offerRefuse', 'offerRevoke', 'push', 'pushRevoke', 'return', 'sign', 'transferIn', 'evaluate'],
]);
/** Actions that start a history. */
const initialActions: ReadonlySet<string> = new Set(['submit', 'transferIn']);

const isStatus = (n: number): n is DeliveryStatus => n >= 1 && n <= 6 && Number.isInteger(n);
const isStep = (n: number): n is DeliveryStepCode => all.some((step) => step === n);

function headAt(status: number, step: number): DeliveryHead | undefined {
  if (!isStatus(status) || !isStep(step)) return undefined;
  return { status, step, stepResult: status === 2 ? 1 : status === 3 ? 2 : 0 };
}

/** The state after `row`, or undefined when the row cannot follow `head`. */
function advance(head: DeliveryHead | undefined, row: DeliveryHistoryRow): DeliveryHead | undefined {
  const next = headAt(row.toStatus, row.toStep);
  if (!next) return undefined;
  if (!head) return initialActions.has(row.action) && next.status === 1 && next.step === 10 ? next : undefined;
  if (next.status === head.status && next.step === head.step && stationaryActions.has(row.action)) return next;
  const move = moves.get(row.action);
  if (!move?.from.includes(`${head.status}/${head.step}`)) return undefined;
  return move.to(head.step).includes(`${next.status}/${next.step}`) ? next : undefined;
}

/** A history that no sequence of allowed steps can produce: always a defect. */
export class BrokenHistory extends Error {
  readonly seq: number;
  constructor(seq: number, action: string) {
    super(`delivery history breaks at row ${seq} (${action})`);
    this.name = 'BrokenHistory';
    this.seq = seq;
  }
}

/**
 * The status, step and result of a history: its rows in order from the empty state, numbered 1, 2, 3 … without gaps,
 * each an allowed transition. Undefined for an empty history; throws BrokenHistory.
 */
export function foldSteps(history: readonly DeliveryHistoryRow[]): DeliveryHead | undefined {
  let head: DeliveryHead | undefined;
  history.forEach((row, index) => {
    head = row.seq === index + 1 ? advance(head, row) : undefined;
    if (!head) throw new BrokenHistory(row.seq, row.action);
  });
  return head;
}
