import {
  type AnyEntity,
  type BatchReport,
  Failure,
  type Field,
  type Fields,
  failure,
  findLimit,
  getState,
  isDemanded,
  missingFailure,
  readFields,
  refusal,
  type State,
  type Step,
  stateRefusal,
  stepRefusal,
  studentRefusal,
  type Workflow,
} from '@campus/contract/kit';
import type { AnyBehaviour } from '../any-behaviour.ts';
import type { Context } from '../context.ts';
import type { Data } from '../read/texts.ts';
import { withCheckedValues } from './checked-values.ts';
import { checkExistence } from './existence.ts';
import { lockForChange } from './lock-visible.ts';
import { sendNotices } from './notices.ts';
import { update } from './stored-row.ts';
import { loadDecision, recordStep } from './transition.ts';

type Body = Readonly<Record<string, unknown>>;

function getTarget(flow: Workflow, step: Step, chosen: unknown): number {
  const targets: readonly string[] = typeof step.to === 'string' ? [step.to] : step.to;
  const to = (chosen as string | undefined) ?? (targets[0] as string);
  if (!targets.includes(to)) throw new Error(`${step.label} may not lead to ${to}`);
  return (flow.states[to] as State).code;
}

/**
 * Takes one step on one row; of several, the state of the row selects one. Checks the input, locks the visible row, repeats `stepRefusal`, runs the behaviour's
 * function, writes state and columns, data log, `afterStep`. The
 * system skips party and code but never the state, and passes the whole body to the hooks.
 */
export async function takeStep(
  b: AnyBehaviour,
  among: string | readonly [string, ...string[]],
  id: string,
  body: Body,
  context: Context,
  actor: StepActor = 'caller',
): Promise<Data> {
  const e = b.entity;
  const flow = e.workflow as Workflow;
  const names = typeof among === 'string' ? ([among] as const) : among;
  // Steps that share a call and its values ask for the same input.
  const step = flow.steps[names[0]] as Step;
  const given = actor === 'system' ? body : actor === 'student' ? getBehalf(body, context) : {};
  const input = { ...given, ...(await readInput(inputOf(step, actor), body, context)) };
  const { before, first } = await lockForChange(b, id, context, names);
  if (body.version !== undefined && body.version !== null && Number(body.version) !== before.version)
    throw failure('stale');
  const name = stepFrom(flow, names, before);
  const worded = await withCheckedValues(e, name, before, context);
  const refused = findRefusal(actor, e, name, worded, context);
  if (refused) throw refused;
  if (actor === 'caller') assertInput(flow, flow.steps[name] as Step, worded, input, context);
  const { to, ...set } = ((await b.steps?.[name]?.(before, input, { ...context, first })) ?? {}) as Data;
  const decision = await loadDecision(e, step, input, context);
  const target = { ...decision, ...set, [flow.column]: getTarget(flow, step, to) };
  const row = await update(e, id, target, context, before);
  if (e.versioned) context.endWrites.addVersion(e, row, context.session);
  await recordStep(e, name, before, row, input, context);
  await b.afterStep?.(name, row, { ...context, before, input });
  await sendNotices(b, name, before, row, { ...context, input });
  return row;
}
/** Who takes a step: a user of the console, the system, or a student (also one for whom staff act). */
export type StepActor = 'caller' | 'system' | 'student';
function findRefusal(actor: StepActor, e: AnyEntity, name: string, row: Data, { session, now }: Context) {
  const flow = e.workflow as Workflow;
  if (actor === 'system') return stateRefusal(flow, name, row, session, now);
  if (actor === 'student') return studentRefusal(flow, name, row, session, now);
  return stepRefusal(e.code, flow, name, row, session, now);
}
/** Throws a failure of every optional input that this user must give for this row, and of an item that is not theirs. */
function assertInput(flow: Workflow, step: Step, row: Data, input: Data, { session, now }: Context): void {
  for (const name of Object.keys(step.limits ?? {})) {
    const limit = findLimit(flow, step, name, row, session);
    if (limit && !limit.only.some((item) => item === input[name])) throw refusal(limit.otherwise, 'RC_STATE');
  }
  const missing = Object.keys(step.demands ?? {}).filter(
    (name) => (input[name] ?? '') === '' && isDemanded(flow, step, name, row, session, now),
  );
  if (missing.length === 0) return;
  const faults = missing.map((name) => [name, missingFailure(step.input?.[name] as Field).message] as const);
  throw new Failure('field', faults[0]?.[1] ?? '', Object.fromEntries(faults));
}
/** What staff add to a step for a student: that they did it, and why. */
const getBehalf = (body: Body, { session }: Context): Data =>
  session.isBehalf ? { onBehalf: true, remark: body.remark } : {};

const inputOf = (step: Step, actor: StepActor): Fields =>
  actor === 'student' ? { ...step.input, ...step.ofStudent } : (step.input ?? {});
async function readInput(fields: Fields, body: Body, context: Context): Promise<Data> {
  const input = readFields(fields, body) as Data;
  await checkExistence(fields, input, context);
  return input;
}

/**
 * The steps of a call: a call that serves several steps selects by the body values of each step's `with`. Of several
 * with the same values the state of a row selects one.
 */
export function getSteps(flow: Workflow, names: readonly string[], body: Body): [string, ...string[]] {
  const [first, ...more] = names.filter((name) =>
    Object.entries(flow.steps[name]?.with ?? {}).every(([key, value]) => String(body[key]) === String(value)),
  );
  if (first === undefined) throw failure('badBody');
  return [first, ...more];
}
/** The step of these that starts in the state of the row; otherwise the first. */
function stepFrom(flow: Workflow, names: readonly [string, ...string[]], row: Data): string {
  const state = getState(flow, row[flow.column]);
  return names.find((name) => flow.steps[name]?.from.includes(state)) ?? names[0];
}
const getParties = ({ by }: Step): readonly string[] => (typeof by === 'string' ? [by] : by);
/** Names of the steps that students take. */
export const studentSteps = (e: AnyEntity): string[] =>
  Object.entries((e.workflow as Workflow | undefined)?.steps ?? {}).flatMap(([name, step]) =>
    getParties(step).includes('student') ? [name] : [],
  );
const consoleParties: readonly string[] = ['owner', 'staff', 'college', 'school'];
/** Steps by their call; leaves out steps of parties that have no call. */
export function stepCalls(e: AnyEntity): Map<string, string[]> {
  const calls = new Map<string, string[]>();
  for (const [name, step] of Object.entries((e.workflow as Workflow | undefined)?.steps ?? {})) {
    const parties = getParties(step);
    if (!parties.some((party) => consoleParties.includes(party))) continue;
    const call = step.call ?? name;
    calls.set(call, [...(calls.get(call) ?? []), name]);
  }
  return calls;
}

/** Runs `one` for each id in its own transaction and reports failures; at most 200 ids. */
export async function batch(
  ids: readonly string[],
  nameOf: (id: string) => Promise<string>,
  one: (id: string) => Promise<unknown>,
): Promise<BatchReport> {
  if (ids.length === 0) throw failure('noIds');
  if (ids.length > 200) throw failure('tooManyIds', 200);
  const report: BatchReport = { ok: 0, failed: [] };
  for (const id of ids) {
    try {
      await one(id);
      report.ok += 1;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      report.failed.push({ id, name: await nameOf(id), message: error.message });
    }
  }
  return report;
}
