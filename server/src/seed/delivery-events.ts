import { deliveryStatuses, pipeline } from '@campus/contract/rules';
import { closedBecause } from '../areas/resume/delivery-closed.ts';
import { actors } from '../areas/resume/delivery-history.ts';
import { sources } from '../areas/resume/delivery-rule.ts';
import type { SeedActor } from './actors.ts';
import type { Plan } from './delivery-plans.ts';
import type { SeedContext, SeedPerson } from './seed-context.ts';

const { active, rejected, withdrawn, closed, transferred } = deliveryStatuses;
/** A history entry before it becomes a row. */
export interface DeliveryEvent {
  readonly action: string;
  readonly status: number;
  readonly step: number;
  readonly at: string;
  readonly by: Exclude<keyof typeof actors, 'school'>;
  readonly reason?: number;
  readonly remark?: string;
  readonly ref?: { readonly type: 'delivery' | 'recommend'; readonly id: string };
}
export const confirmDays = 5;
export const askedSources: readonly number[] = [sources.match, sources.invite];
const submitter: Readonly<Record<number, DeliveryEvent['by']>> = {
  [sources.match]: 'system',
  [sources.recommend]: 'enterprise',
  [sources.transfer]: 'enterprise',
  [sources.invite]: 'enterprise',
};

/** The first entry: by the student, or by staff on the student's behalf. */
export function firstEvent(plan: Plan, at: string, ref?: DeliveryEvent['ref']): DeliveryEvent {
  const by = submitter[plan.source] ?? 'student';
  return { action: 'submit', status: active, step: pipeline.resume, at, by, ...(ref && { ref }) };
}

/** The history of a planned delivery, in order; `successor` is the new row of a transfer. */
export function listEvents(
  context: SeedContext,
  plan: Plan,
  origin: DeliveryEvent['ref'],
  successor: string | undefined,
): DeliveryEvent[] {
  const { submitted, decided, source, ending } = plan;
  const at = context.time(decided.day, decided.minute);
  const here = { status: active, step: pipeline.resume, at };
  const answered = askedSources.includes(source) && !plan.isOpen && ending !== 'declined' && ending !== 'expired';
  return [
    firstEvent(plan, context.time(submitted.day, submitted.minute), origin),
    ...(answered
      ? [{ ...here, action: 'confirm', at: context.time(submitted.day, submitted.minute + 8), by: 'student' as const }]
      : []),
    ...(plan.isRead ? [{ ...here, action: 'read', by: 'enterprise' as const }] : []),
    ...(plan.isDownloaded ? [{ ...here, action: 'download', by: 'enterprise' as const }] : []),
    ...listFinalEvents(context, plan, at, successor),
  ];
}
function listFinalEvents(context: SeedContext, plan: Plan, at: string, successor: string | undefined): DeliveryEvent[] {
  const { ending, pair, submitted } = plan;
  const { post, index } = pair;
  const { resume: step, interview, hire } = pipeline;
  const passedTo = post.rounds === 0 ? hire : interview;
  const passed: DeliveryEvent = { action: 'pass', status: active, step: passedTo, at, by: 'enterprise' };
  const later = (days: number, minute: number): string => context.time(submitted.day + days, minute);
  const dice = context.dice('delivery');
  const end = { status: closed, step };
  switch (ending) {
    case 'passed':
      return [passed];
    case 'failedLater':
      return passedTo === interview ? [passed] : [passed, rejectAtHire(context, plan)];
    case 'skipped':
      return [passedTo === hire ? passed : { ...passed, action: 'skip', step: hire, remark: skipReason }];
    case 'failed': {
      const reason = dice.pick(index, 'reason', [1, 2, 3, 6, 8]);
      return [{ action: 'reject', status: rejected, step, at, by: 'enterprise', reason }];
    }
    case 'withdrawn':
      return [{ action: 'withdraw', status: withdrawn, step, at, by: 'student' }];
    case 'ended':
      return [{ ...end, action: 'close', at: post.closedAt ?? at, by: 'system', reason: closedBecause.postEnded }];
    case 'declined': {
      const answered = later(dice.between(index, 'answers', 1, 4), 600);
      return [{ ...end, action: 'decline', at: answered, by: 'student', reason: closedBecause.declined }];
    }
    case 'expired': {
      const deadline = later(confirmDays, submitted.minute + 10);
      return [{ ...end, action: 'expire', at: deadline, by: 'system', reason: closedBecause.unanswered }];
    }
    case 'transferred': {
      const event = { action: 'transferOut', status: transferred, step, at, by: 'enterprise' } as const;
      return [successor ? { ...event, ref: { type: 'delivery', id: successor } } : event];
    }
    default:
      return [];
  }
}

const skipReason = '用人部门已在校园宣讲时完成面谈，直接进入录用环节';
/** A refusal without interviews, some days after the first decision and before the anchor. */
function rejectAtHire(context: SeedContext, { decided: { day, minute }, pair: { index } }: Plan): DeliveryEvent {
  const dice = context.dice('delivery');
  const again = context.workday(day + dice.between(index, 'again', 3, 12));
  const at = again < 0 && again > day ? context.time(again, 600 + (index % 400)) : context.time(day, minute);
  return {
    action: 'reject',
    status: rejected,
    step: pipeline.hire,
    at,
    by: 'enterprise',
    reason: dice.pick(index, 'laterReason', [3, 5, 8]),
  };
}

/** The actor named by a history entry. */
export function findActor(event: DeliveryEvent, student: string, contact: SeedPerson): SeedActor {
  const type = actors[event.by];
  if (event.by === 'enterprise') return { ...contact, type };
  const realname = event.by === 'student' ? student : '系统';
  return { userId: null, username: 'seed', realname, type };
}
