import type { AuditTask } from './audit-work.ts';
import { type Failure, failure, refusal } from './failure.ts';
import type { Fields } from './field.ts';
import { type Filter, me } from './filter.ts';
import { matches } from './matches.ts';
import { isStaff, type Session } from './session.ts';

/** A condition of a row with the sentence of its refusal. */
export interface Requirement {
  readonly holds: Filter;
  readonly otherwise: string;
  readonly errorCode?: string;
  /** A permission code whose holders need not meet it. */
  readonly waivedBy?: string;
  /** Others can still meet it: the button of the step stays, disabled, with the sentence as its reason. */
  readonly isShown?: true;
}

/**
 * Meaning of a state, which determines its colour: waiting = needs an action, progress = running, done = completed, bad
 * = rejected.
 */
export type Tone = 'neutral' | 'progress' | 'waiting' | 'done' | 'bad';
export interface State {
  /** Value of the column and on the wire. */
  readonly code: number;
  readonly label: string;
  readonly tone: Tone;
  readonly editable?: boolean;
  /** Its rows can be deleted; where a state says so, those of all others cannot. */
  readonly deletable?: boolean;
}
/**
 * The party that takes a step. `staff` are the `college` and the `school`: college staff and everyone else of the school
 * side. `system`, `student` and `visitor` steps have no button; those of a student have the call
 * `/api/stu/{entity}/{step}`, the others none.
 */
export type Party = 'owner' | 'staff' | 'college' | 'school' | 'system' | 'student' | 'visitor';
/** Who must give an optional input of a step: those of these rows, those of this party. */
interface Demand {
  readonly when?: Filter;
  readonly by?: Party;
}
/** The items that a party without this code can choose; any other one is refused in these words. */
export interface Limit {
  readonly by: Party;
  readonly waivedBy: string;
  readonly only: readonly number[];
  readonly otherwise: string;
}
export interface Step<S extends string = string> {
  readonly label: string;
  readonly from: readonly S[];
  /** The next state; the behaviour selects one of several. */
  readonly to: S | readonly S[];
  readonly by: Party | readonly Party[];
  /**
   * The permission action, if it differs from the step's name (`audit` for pass and refuse), or the full code of
   * another entity.
   */
  readonly code?: string;
  /**
   * The call, if several steps share one, and the body values that select this step; steps with the same values are
   * selected by the state of the row.
   */
  readonly call?: string;
  readonly with?: Readonly<Record<string, number | string>>;
  readonly when?: Filter;
  /**
   * System steps only: the field with the last second or, for a date, the last day in time. The deadline job takes the
   * step afterwards.
   */
  readonly due?: string;
  /**
   * Conditions checked after the state and `when`, each refused in its own words; a row without them has no button. They
   * may name values read through a reference and phases, which the rows of list and detail then have to show.
   */
  readonly requires?: readonly Requirement[];
  /** Confirmation before the step; `{row}` is replaced by its subject, e.g. 企业“南屏科技” or 所选 5 项. */
  readonly confirm?: string;
  readonly danger?: boolean;
  /** Input of the step: the console's dialog and the server's request body. */
  readonly input?: Fields;
  /** Inputs that only some must give; the others may leave them empty. */
  readonly demands?: Readonly<Record<string, Demand>>;
  /** Inputs of a dictionary of which some users can choose a part only. */
  readonly limits?: Readonly<Record<string, Limit>>;
  /** What the student gives beyond that, of a step that several parties take. */
  readonly ofStudent?: Fields;
  /** The input that the history records as the reason; default: `reason`. */
  readonly reason?: string;
  /** Can be taken for up to 200 rows in one call; a string names a separate call for several rows. */
  readonly batch?: boolean | string;
  readonly done?: string;
  /** Shows beforehand what the behaviour's `preview` says: what the step does and the messages it sends. */
  readonly asks?: true;
  /** The form of its input starts with the values of the row. */
  readonly prefilled?: true;
}
/** A message that a step sends, as it will read. */
export interface StepMessage {
  readonly to: string;
  /** Undefined while the tenant has the message switched off. */
  readonly text?: string | undefined;
  /** The switch of the step's input that sends it; absent: it is always sent. */
  readonly when?: string;
}
/** What a step does to one row, said before it is taken. */
export interface StepPreview {
  readonly sentence?: string;
  readonly messages?: readonly StepMessage[];
}
export interface Workflow<
  S extends string = string,
  A extends Record<string, Step> = Record<string, Step>,
  C extends string = string,
> {
  readonly column: C;
  readonly label: string;
  readonly dict: string;
  readonly initial: S;
  readonly states: Readonly<Record<S, State>>;
  readonly steps: A;
  /** Matches the owner's rows; default: the creator's. */
  readonly owner?: Filter;
  /** Matches the rows of the student that the session acts as, e.g. `['employId', 'eq', me('employId')]`. */
  readonly student?: Filter;
  /** A dictionary column that tells where in its state a row is; its text joins that of the state: 进行中·面试. */
  readonly stage?: string;
  /** Answers `GET {path}/counts`: rows per state, for the tabs of the list. */
  readonly counted?: true;
  /** What the state `waiting` means for the auditors; see `auditFlow`. */
  readonly task?: AuditTask;
  /** Codes of the message events by step; `waiting`: every change to that state. The behaviour's `notice` names receivers. */
  readonly notices?: { readonly [name: string]: string | undefined };
}

/** Defines a state machine for the console's buttons and the server's checks. */
export function workflow<
  const S extends Record<string, State>,
  const A extends Record<string, Step<keyof S & string>>,
  const C extends string = 'status',
>(w: {
  column?: C;
  label?: string;
  dict: string;
  initial: NoInfer<keyof S & string>;
  states: S;
  steps: A;
  owner?: Filter;
  student?: Filter;
  stage?: string;
  counted?: true;
  task?: AuditTask;
  notices?: { readonly [name: string]: string | undefined };
}): Workflow<keyof S & string, A, C> {
  return { column: 'status' as C, label: '状态', ...w };
}

/** Codes of the named states, for filters. */
export function getCodes<S extends string>(flow: Workflow<S, Record<string, Step>>, ...names: NoInfer<S>[]): number[] {
  return names.map((name) => flow.states[name].code);
}
/** The name of the state with this code. Throws on an unknown code. */
export function getState<S extends string>(flow: Workflow<S, Record<string, Step>>, code: unknown): S {
  const found = (Object.entries(flow.states) as [S, State][]).find(([, state]) => state.code === Number(code));
  if (!found) throw new Error(`no state ${String(code)} in ${flow.dict}`);
  return found[0];
}

type Row = Readonly<Record<string, unknown>>;
/** Matches the rows that the session owns. */
export const ownerFilter = (flow: Workflow): Filter => flow.owner ?? ['createBy', 'eq', me('username')];
/** Whether the user is of this party for this row. */
export function isParty(party: Party, flow: Workflow, row: Row, session: Session): boolean {
  if (party === 'staff') return isStaff(session);
  if (party === 'college') return session.audience === 'college';
  if (party === 'school') return session.audience === 'staff';
  if (party === 'owner') return matches(ownerFilter(flow), row, session);
  return false;
}
const list = <T>(value: T | readonly T[]): readonly T[] => (Array.isArray(value) ? value : [value as T]);

/** The permission code of a step; `prefix` is the entity's code prefix. */
export const stepCode = (prefix: string, name: string, { code = name }: Step): string =>
  code.includes(':') ? code : `${prefix}:${code}`;

/**
 * The reason this user cannot take this step on this row now; undefined when he can. The console shows the button when
 * it is undefined, the server checks again on the locked row.
 */
export function stepRefusal(
  prefix: string,
  flow: Workflow,
  name: string,
  row: Row,
  session: Session,
  now?: string,
): Failure | undefined {
  const step = flow.steps[name];
  if (!step || !session.codes.has(stepCode(prefix, name, step))) return failure('noPermission');
  if (!list(step.by).some((party) => isParty(party, flow, row, session))) return failure('noPermission');
  return stateRefusal(flow, name, row, session, now);
}
/** The reason the student of the session cannot take this step; staff on behalf are checked before. */
export function studentRefusal(
  flow: Workflow,
  name: string,
  row: Row,
  session: Session,
  now?: string,
): Failure | undefined {
  const step = flow.steps[name];
  const isOwn =
    session.employId !== undefined && flow.student !== undefined && matches(flow.student, row, session, now);
  if (!step || !list(step.by).includes('student') || !isOwn) return failure('notFound');
  return stateRefusal(flow, name, row, session, now);
}
/** The state in words; with its stage when the row carries the stage's text. */
export function stateText(flow: Workflow, row: Row): string {
  const { label } = flow.states[getState(flow, row[flow.column])] as State;
  const stage = flow.stage === undefined ? undefined : row[`${flow.stage}_dictText`];
  return stage ? `${label}·${String(stage)}` : label;
}
/** The part of `stepRefusal` that applies to every party including the system: state and conditions of the row. */
export function stateRefusal(
  flow: Workflow,
  name: string,
  row: Row,
  session: Session,
  now?: string,
): Failure | undefined {
  const step = flow.steps[name] as Step;
  const isOpen =
    step.from.includes(getState(flow, row[flow.column])) && (!step.when || matches(step.when, row, session, now));
  if (!isOpen) return failure('wrongState', stateText(flow, row), step.label);
  const unmet = findUnmet(step, row, session, now);
  return unmet && refusal(unmet.otherwise, unmet.errorCode ?? 'RC_STATE');
}
const findUnmet = (step: Step, row: Row, session: Session, now?: string): Requirement | undefined =>
  step.requires?.find(
    ({ holds, waivedBy }) =>
      !(waivedBy !== undefined && session.codes.has(waivedBy)) && !matches(holds, row, session, now),
  );
/** The reason that the button of a step shows when a requirement alone, which others can still meet, refuses it. */
export function shownObstacle(
  prefix: string,
  flow: Workflow,
  name: string,
  row: Row,
  session: Session,
): string | undefined {
  const step = flow.steps[name];
  const unmet = step && findUnmet(step, row, session);
  const isAlone = unmet?.isShown && stepRefusal(prefix, flow, name, row, session)?.message === unmet.otherwise;
  return isAlone ? unmet.otherwise : undefined;
}
