import { type Plan, sources } from './delivery-plans.ts';
import type { SeedContext, SeedPerson } from './seed-context.ts';

/** A history entry before it becomes a row. */
export interface DeliveryEvent {
  readonly action: string;
  readonly status: number;
  readonly step: number;
  readonly at: string;
  readonly by: 'student' | 'company' | 'system';
  readonly reason?: number;
  readonly remark?: string;
  readonly ref?: { readonly type: 'delivery' | 'recommend'; readonly id: string };
}
export const confirmDays = 5;
export const askedSources: readonly number[] = [sources.match, sources.invite];
const submitter: Readonly<Record<number, DeliveryEvent['by']>> = {
  [sources.match]: 'system',
  [sources.recommend]: 'company',
  [sources.transfer]: 'company',
  [sources.invite]: 'company',
};

/** The first entry: by the student, or by staff on the student's behalf. */
export function firstEvent(plan: Plan, at: string, ref?: DeliveryEvent['ref']): DeliveryEvent {
  return { action: 'submit', status: 1, step: 10, at, by: submitter[plan.source] ?? 'student', ...(ref && { ref }) };
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
  const here = { status: 1, step: 10, at };
  const answered = askedSources.includes(source) && !plan.isOpen && ending !== 'declined' && ending !== 'expired';
  return [
    firstEvent(plan, context.time(submitted.day, submitted.minute), origin),
    ...(answered
      ? [{ ...here, action: 'confirm', at: context.time(submitted.day, submitted.minute + 8), by: 'student' as const }]
      : []),
    ...(plan.isRead ? [{ ...here, action: 'read', by: 'company' as const }] : []),
    ...(plan.isDownloaded ? [{ ...here, action: 'download', by: 'company' as const }] : []),
    ...listFinalEvents(context, plan, at, successor),
  ];
}
function listFinalEvents(context: SeedContext, plan: Plan, at: string, successor: string | undefined): DeliveryEvent[] {
  const { ending, pair, submitted } = plan;
  const { post, index } = pair;
  const step = 10;
  const passedTo = post.rounds === 0 ? 30 : 20;
  const passed = { action: 'pass', status: 1, step: passedTo, at, by: 'company' as const };
  const later = (days: number, minute: number): string => context.time(submitted.day + days, minute);
  const dice = context.dice('delivery');
  switch (ending) {
    case 'passed':
      return [passed];
    case 'failedLater':
      return passedTo === 20 ? [passed] : [passed, rejectAtHire(context, plan)];
    case 'skipped':
      return [passedTo === 30 ? passed : { ...passed, action: 'skip', step: 30, remark: skipReason }];
    case 'failed':
      return [
        { action: 'reject', status: 3, step, at, by: 'company', reason: dice.pick(index, 'reason', [1, 2, 3, 6, 8]) },
      ];
    case 'withdrawn':
      return [{ action: 'withdraw', status: 4, step, at, by: 'student' }];
    case 'ended':
      return [{ action: 'close', status: 5, step, at: post.closedAt ?? at, by: 'system', reason: 1 }];
    case 'declined':
      return [
        {
          action: 'decline',
          status: 5,
          step,
          at: later(dice.between(index, 'answers', 1, 4), 600),
          by: 'student',
          reason: 4,
        },
      ];
    case 'expired':
      return [
        { action: 'expire', status: 5, step, at: later(confirmDays, submitted.minute + 10), by: 'system', reason: 3 },
      ];
    case 'transferred':
      return [
        {
          action: 'transferOut',
          status: 6,
          step,
          at,
          by: 'company',
          ...(successor && { ref: { type: 'delivery', id: successor } }),
        },
      ];
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
    status: 3,
    step: 30,
    at,
    by: 'company',
    reason: dice.pick(index, 'laterReason', [3, 5, 8]),
  };
}

const actorTypes = { student: 1, company: 2, system: 4 } as const;
/** The actor named by a history entry. */
export function findActor(
  event: DeliveryEvent,
  student: string,
  contact: SeedPerson,
): SeedPerson & { readonly type: number } {
  const type = actorTypes[event.by];
  if (event.by === 'company') return { ...contact, type };
  const realname = event.by === 'student' ? student : '系统';
  return { userId: null, username: 'seed', realname, type };
}
