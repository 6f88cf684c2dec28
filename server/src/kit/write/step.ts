import {
  type AnyEntity,
  type BatchReport,
  Failure,
  type Fields,
  failure,
  readFields,
  type State,
  type Step,
  stateRefusal,
  stepRefusal,
  type Workflow,
} from '@campus/contract/kit';
import type { AnyBehaviour } from '../any-behaviour.ts';
import type { Context } from '../context.ts';
import type { Data } from '../read/texts.ts';
import { checkExistence } from './existence.ts';
import { lockVisible, update } from './stored-row.ts';
import { recordStep } from './transition.ts';

type Body = Readonly<Record<string, unknown>>;

function targetOf(flow: Workflow, step: Step, chosen: unknown): number {
  const targets: readonly string[] = typeof step.to === 'string' ? [step.to] : step.to;
  const to = (chosen as string | undefined) ?? (targets[0] as string);
  if (!targets.includes(to)) throw new Error(`${step.label} may not lead to ${to}`);
  return (flow.states[to] as State).code;
}

/**
 * Takes one step on one row: checks the input, locks the visible row, repeats `stepRefusal`, runs the behaviour's
 * function, writes state and columns, data log, `afterStep`. `asSystem` skips party and code but never the state, and
 * passes the whole body to the hooks.
 */
export async function takeStep(
  b: AnyBehaviour,
  name: string,
  id: string,
  body: Body,
  context: Context,
  asSystem = false,
): Promise<Data> {
  const e = b.entity;
  const flow = e.workflow as Workflow;
  const step = flow.steps[name] as Step;
  const input = { ...(asSystem ? body : {}), ...(await readInput(step.input ?? {}, body, context)) };
  const before = await lockVisible(e, id, context);
  if (body.version !== undefined && body.version !== null && Number(body.version) !== before.version)
    throw failure('stale');
  const refused = asSystem
    ? stateRefusal(flow, name, before, context.session)
    : stepRefusal(e.code, flow, name, before, context.session);
  if (refused) throw refused;
  const { to, ...set } = ((await b.steps?.[name]?.(before, input, context)) ?? {}) as Data;
  const row = await update(e, id, { ...set, [flow.column]: targetOf(flow, step, to) }, context);
  if (e.versioned) await context.engine.ports.version(context.db, e, row, context.session);
  await recordStep(e, name, before, row, input, context);
  await b.afterStep?.(name, row, { ...context, before, input });
  return row;
}
async function readInput(fields: Fields, body: Body, context: Context): Promise<Data> {
  const input = readFields(fields, body) as Data;
  await checkExistence(fields, input, context);
  return input;
}

/** The step of a call: a call that serves several steps selects by the body values of each step's `with`. */
export function stepOf(flow: Workflow, names: readonly string[], body: Body): string {
  const found = names.find((name) =>
    Object.entries(flow.steps[name]?.with ?? {}).every(([key, value]) => String(body[key]) === String(value)),
  );
  if (!found) throw failure('badBody');
  return found;
}
/** Steps by their call; leaves out steps of parties that have no call. */
export function stepCalls(e: AnyEntity): Map<string, string[]> {
  const calls = new Map<string, string[]>();
  for (const [name, step] of Object.entries((e.workflow as Workflow | undefined)?.steps ?? {})) {
    const parties: readonly string[] = typeof step.by === 'string' ? [step.by] : step.by;
    if (!parties.includes('owner') && !parties.includes('staff')) continue;
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
