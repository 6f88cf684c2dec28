import type { AuditTask } from './audit-work.ts';
import type { BatchReport } from './batch.ts';
import { endpoint, type } from './endpoint.ts';
import type { Fields } from './field.ts';
import { dateTime, dict, dicts, longText, refs, text, user } from './field-kinds.ts';
import type { Filter } from './filter.ts';
import { type State, type Step, type Workflow, workflow } from './workflow.ts';

/** Value of `result` in the body of an audit call (rc_audit_result). */
export const auditResults = { approve: 1, reject: 2 } as const;
export type AuditStep = keyof typeof auditResults;
/** 其他: the reason that demands a text. */
export const otherReason = '9';

/** The auditor's text; required for the reason 其他. */
export const auditOpinion = longText({
  label: '审核意见',
  max: 500,
  requiredMessage: '请填写审核意见!',
  requiredWhen: { field: 'reasonCodes', holds: [otherReason], least: 5 },
});
/** Input of a rejection: reasons of a dictionary and a text. */
export const rejectReasons = (reasons: string) => ({
  reasonCodes: dicts({ label: '驳回原因', dict: reasons, required: true, requiredMessage: '请选择驳回原因!' }),
  reason: auditOpinion,
});

/** Columns of an audited entity: reason, auditor and time of the last decision. */
export const auditColumns = (time: { readonly width?: number; readonly priority?: 'low' } = {}) => ({
  auditReason: text({ label: '审核意见', max: 500, derived: true }),
  auditBy: user({ label: '审核人', derived: true }),
  auditTime: dateTime({ label: '审核时间', derived: true, ...time }),
});

/** What both decisions of an audit share: one call with `result`, one permission. */
interface Decision<S extends string> {
  readonly label: string;
  readonly from: readonly S[];
  readonly to: S;
  readonly by: 'staff';
  readonly code: 'audit';
  readonly call: string;
  readonly with: { readonly result: number };
}
type Extra = Partial<Omit<Step, 'from' | 'to' | 'by' | 'code' | 'call' | 'with'>>;

/**
 * A workflow with an audit: `submit`, `withdraw`, `approve`, `reject` between the states `waiting`, `rejected` and
 * `approved`, plus the further states and steps of the entity. Both decisions are one call with `result` and need the
 * permission `audit`. `task` makes the waiting rows work of the auditors, `notices` sends the messages of its steps.
 */
export function auditFlow<
  const S extends Record<'waiting' | 'rejected', State> & Record<string, State>,
  const B extends Record<string, Step<keyof S & string>>,
  const P extends Extra,
  const R extends Extra,
  const A extends Record<string, Step<keyof S & string>>,
  const C extends string = 'status',
>({
  call = 'audit',
  batch,
  approved = 'approved' as NoInfer<keyof S & string>,
  before,
  approve,
  reject,
  steps,
  ...flow
}: {
  column?: C;
  label?: string;
  dict: string;
  initial: NoInfer<keyof S & string>;
  owner?: Filter;
  counted?: true;
  task?: AuditTask;
  /** Codes of message events by step; `waiting` is sent whenever a row begins to wait, by a step or a save. */
  notices?: { readonly [N in NoInfer<(keyof B | keyof A) & string> | 'waiting' | 'approve' | 'reject']?: string };
  states: S;
  /** State after an approval, if not `approved`. */
  approved?: NoInfer<keyof S & string>;
  /** Name of the call of both decisions. */
  call?: string;
  /** Call of decisions about several rows; true when it is the same one. */
  batch?: boolean | string;
  /** Steps that lead to the audit and back. */
  before: B;
  approve: P;
  reject: R;
  /** Steps after the audit. */
  steps: A;
}): Workflow<
  keyof S & string,
  B & A & { approve: Decision<keyof S & string> & P; reject: Decision<keyof S & string> & R },
  C
> {
  const waiting: readonly (keyof S & string)[] = ['waiting'];
  const shared = { from: waiting, by: 'staff', code: 'audit', call, ...(batch !== undefined && { batch }) } as const;
  const decide = <T extends Extra>(result: AuditStep, label: string, to: keyof S & string, more: T) => ({
    label,
    ...shared,
    to,
    with: { result: auditResults[result] },
    ...more,
  });
  return workflow({
    ...flow,
    steps: {
      ...before,
      approve: decide('approve', '通过', approved, { done: '审核通过', ...approve }),
      reject: decide('reject', '驳回', 'rejected', { danger: true, done: '审核驳回', ...reject }),
      ...steps,
    },
  });
}

/** The same input for a batch, whose decision may be an approval. */
export const batchReasons = (reasons: string) => ({
  reasonCodes: dicts({ label: '驳回原因', dict: reasons }),
  reason: auditOpinion,
});

type Code = `${string}:${string}`;
interface Audited {
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly can: { readonly audit: string };
}
/** The call that decides about several rows; `input` holds what the decisions ask for. */
export function auditBatchCall<const I extends Fields>(entity: Audited, title: string, input: I) {
  return endpoint({
    method: 'POST',
    path: `${entity.path}/auditBatch`,
    title,
    needs: entity.can.audit as Code,
    input: {
      ids: refs({ label: entity.title, to: entity.name, required: true, max: 20_000 }),
      result: dict({ label: '审核结果', dict: 'rc_audit_result', numeric: true, required: true }),
      ...input,
    },
    output: type<BatchReport>(),
  });
}

/** Whether a workflow is an `auditFlow`. */
export const isAudited = (flow: Workflow | undefined): flow is Workflow =>
  flow?.steps.approve?.with?.result === auditResults.approve && flow.states.waiting !== undefined;

/** The counts of a workflow with `counted`; also accepts the search fields of the list. */
export const getStateCounts = ({
  path,
  title,
  can,
}: Omit<Audited, 'can'> & { readonly can: { readonly list: string } }) =>
  endpoint({
    method: 'GET',
    path: `${path}/counts`,
    title: `${title}数量`,
    needs: can.list as Code,
    input: {},
    output: type<Readonly<Record<string, number>>>(),
  });
