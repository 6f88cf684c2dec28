import { type AnyEntity, auditResults, type Field, getState, type Step, type Workflow } from '@campus/contract/kit';
import type { Context } from '../context.ts';
import type { Data } from '../read/texts.ts';

const maxReason = 500;

/**
 * The reason in words: the labels of the chosen codes, then the text. A code that only demands a text (其他) is left out
 * when there is one, unless `isComplete`.
 */
export async function formatReason(
  { codes, text }: { readonly codes: Field; readonly text: Field },
  input: { readonly codes: string | null | undefined; readonly text: string | null | undefined },
  context: Context,
  isComplete = false,
): Promise<string> {
  const names = await context.engine.ports.dictionary(codes.dict as string);
  const open: readonly string[] = isComplete || !input.text ? [] : (text.requiredWhen?.holds ?? []);
  const chosen = (input.codes ?? '').split(',').filter((code) => code !== '' && !open.includes(code));
  const labels = chosen.map((code) => names?.get(code) ?? code).join('、');
  return [labels, input.text ?? ''].filter(Boolean).join('；').slice(0, maxReason);
}

/** The reason of a step for the history; null when the step has none. */
async function loadReason(step: Step, input: Data, context: Context): Promise<string | null> {
  const name = step.reason ?? 'reason';
  const { reasonCodes: codes, [name]: text } = step.input ?? {};
  const given = typeof input[name] === 'string' ? (input[name] as string) : null;
  if (!text) return null;
  if (!codes) return given?.slice(0, maxReason) ?? null;
  return (await formatReason({ codes, text }, { codes: input.reasonCodes as string, text: given }, context)) || null;
}

interface Decided {
  readonly auditBy: string;
  readonly auditTime: string;
  readonly auditReason: string | null;
}
/** The columns of a decision, `auditColumns`; an approval clears the reason. */
export const stampDecision = ({ session, now }: Context, auditReason: string | null = null): Decided => ({
  auditBy: session.username,
  auditTime: now,
  auditReason,
});

const decisions: readonly unknown[] = Object.values(auditResults);
/** What a step of an `auditFlow` writes to the `auditColumns`; the behaviour of the step can replace it. */
export async function loadDecision(e: AnyEntity, step: Step, input: Data, context: Context): Promise<Partial<Decided>> {
  if (step.code !== 'audit' || !decisions.includes(step.with?.result) || !e.fields.auditBy) return {};
  return stampDecision(context, await loadReason(step, input, context));
}

/** Records the step that led from `before` to `row`. */
export async function recordStep(
  e: AnyEntity,
  name: string,
  before: Data,
  row: Data,
  input: Data,
  context: Context,
): Promise<void> {
  const flow = e.workflow as Workflow;
  const reason = await loadReason(flow.steps[name] as Step, input, context);
  const { [flow.column]: from } = before;
  const change = { id: row.id as string, from: Number(from), to: Number(row[flow.column]) };
  await context.engine.ports.transition(context, e, { ...change, action: name, reason });
}

/** Records a save that changed the state; a new row starts in the initial state of its workflow. */
export async function recordSave(e: AnyEntity, before: Data | undefined, row: Data, context: Context): Promise<void> {
  const flow = e.workflow as Workflow | undefined;
  if (!flow) return;
  const from = before ? Number(before[flow.column]) : initialCode(flow);
  const to = Number(row[flow.column]);
  if (from === to) return;
  const action = before ? 'edit' : 'add';
  await context.engine.ports.transition(context, e, { id: row.id as string, from, to, action, reason: null });
}
const initialCode = (flow: Workflow): number => (flow.states[flow.initial] as { code: number }).code;

/** Label of a recorded action: the step's, or that of the standard call. */
export const actionLabel = (flow: Workflow, action: string): string =>
  flow.steps[action]?.label ?? ({ add: '新增', edit: '编辑' } as Record<string, string>)[action] ?? action;
/** Label of a recorded state. */
export const stateLabel = (flow: Workflow, code: number): string => flow.states[getState(flow, code)]?.label ?? '';
