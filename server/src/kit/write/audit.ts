import type { AnyEntity, BatchReport, Endpoint, Step, Workflow } from '@campus/contract/kit';
import type { Context } from '../context.ts';
import { answer, type BoundEndpoint } from '../http/answer.ts';
import { batch, getSteps } from './step.ts';
import { formatReason } from './transition.ts';

/** The columns that a new submission clears. */
export const undecided = { auditBy: null, auditTime: null, auditReason: null };

/** The reason of a rejection in words, as the audited party reads it. */
export function rejectionText(
  e: AnyEntity,
  codes: string | null | undefined,
  text: string | null | undefined,
  context: Context,
  isComplete = false,
): Promise<string> {
  const { reasonCodes, reason } = ((e.workflow as Workflow).steps.reject as Step).input ?? {};
  if (!reasonCodes || !reason) throw new Error(`${e.name} is rejected without reasons`);
  return formatReason({ codes: reasonCodes, text: reason }, { codes, text }, context, isComplete);
}

/** Answers the batch call of an audit: every row in its own transaction, failures reported by the row's name. */
// biome-ignore lint/suspicious/noExplicitAny: the input of each audit differs; the step checks it
export const auditBatchAnswer = (call: Endpoint<any, BatchReport>, e: AnyEntity, name: string): BoundEndpoint =>
  answer(
    call,
    ({ ids, result, ...input }, context, request) => {
      const { engine } = context;
      const [step] = getSteps(e.workflow as Workflow, ['approve', 'reject'], { result });
      const loadName = async (id: string): Promise<string> => {
        const [row] = await engine.find(e, ['id', 'eq', id], [name], context, 1);
        return String(row?.[name] ?? id);
      };
      const rows = [...new Set(String(ids).split(',').filter(Boolean))];
      return batch(rows, loadName, (id) =>
        engine.transaction(request, (each) => engine.step(e, step as never, id, input, each)),
      );
    },
    { transaction: false },
  );
