import type { Row } from '@campus/contract/kit';
import { delivery } from '@campus/contract/resume';
import { confirmStates, deliveryStatuses, nextWait, pipeline } from '@campus/contract/rules';
import type { Context } from '../../kit/context.ts';
import { setting } from '../../platform/settings.ts';
import { loadScore } from '../match/match-score.ts';
import { appendStep, type HistoryEntry } from './delivery-history.ts';
import { notifyContact, notifyStudent } from './delivery-notices.ts';
import { ownSources, sources } from './delivery-rule.ts';
import { after } from './delivery-times.ts';
import { type Applicants, type Application, checkApplication } from './eligibility.ts';
import { loadSnapshot } from './resume-snapshot.ts';

export interface DeliverOptions {
  /** Source of the delivery: the recommendation, the session, or the delivery it replaces. */
  readonly origin?: { readonly type: 'recommend' | 'delivery' | 'match' | 'jobFair' | 'preach'; readonly id: string };
  readonly remark?: string | null;
  readonly onBehalf?: boolean;
  /** Copied from the delivery it replaces; otherwise the current résumé. */
  readonly snapshot?: Record<string, unknown> | null;
  /** Already confirmed by the student: own applications, accepted recommendations, transfers inside one company. */
  readonly confirmed?: boolean;
}

/** Creates a delivery after checking the delivery rules, with its first history entry, counters and messages. */
export async function deliver(
  a: Application,
  context: Context,
  options: DeliverOptions = {},
): Promise<Row<typeof delivery>> {
  const found = await checkApplication(a, context);
  const confirmed = options.confirmed ?? ownSources.includes(a.source);
  const row = await context.engine.insert(delivery, await loadValues(a, found, confirmed, options, context), context);
  await appendStep(undefined, row, beginning(a, options), context);
  await notifyContact('D01', row.id, context);
  if (!confirmed) await notifyStudent('D02', row.id, context);
  return row;
}

function beginning(a: Application, { origin, remark, onBehalf = false }: DeliverOptions): HistoryEntry {
  const waived = a.source === sources.transfer ? '已知不符合要求，仍要转岗' : '已知不符合要求，仍要推荐';
  const said = [remark, a.waived ? waived : null].filter(Boolean).join('；');
  return {
    action: 'submit',
    remark: said || null,
    onBehalf,
    ...(origin && { refType: origin.type, refId: origin.id }),
  };
}

/** When the student must have answered; a reminder goes out a day before, unless that is right after the invitation. */
async function answerTimes(context: Context) {
  const days = await setting(context, 'delivery.confirmDays');
  const confirmDeadline = after(context.now, days);
  return { confirmDeadline, remindTime: days > 1 ? after(confirmDeadline, -1) : null };
}

async function loadValues(
  a: Application,
  { student, post, resume: cv }: Applicants,
  confirmed: boolean,
  options: DeliverOptions,
  context: Context,
) {
  const { now } = context;
  const head = {
    status: deliveryStatuses.active,
    step: pipeline.resume,
    studentConfirm: confirmed ? confirmStates.confirmed : confirmStates.asked,
  };
  return {
    ...(!confirmed && (await answerTimes(context))),
    employId: a.employId,
    postId: a.postId,
    companyId: post.companyId,
    resumeId: cv.id,
    resumeSnapshot: options.snapshot ?? (await loadSnapshot(cv, context)),
    source: a.source,
    refId: options.origin?.id ?? null,
    ...head,
    stepResult: 0,
    matchScore: await loadScore(a.postId, a.employId, context),
    deliverTime: now,
    stepTime: now,
    ...nextWait(undefined, head, now),
    stageTime: now,
    // A delivery belongs to the student's department, whose staff see it.
    sysOrgCode: student.sysOrgCode,
  };
}
