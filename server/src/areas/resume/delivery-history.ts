import { isStaff, type Row, type Session } from '@campus/contract/kit';
import { delivery, deliveryStep } from '@campus/contract/resume';
import { nextWait } from '@campus/contract/rules';
import type { Context } from '../../kit/context.ts';
import { nextSeq } from '../../kit/write/next-seq.ts';

type Delivery = Row<typeof delivery>;
type Head = Pick<Delivery, 'id' | 'status' | 'step' | 'stepResult'>;
export interface HistoryEntry {
  readonly action: string;
  readonly reasonCode?: number | null;
  readonly remark?: string | null;
  readonly refType?: string;
  readonly refId?: string;
  /** Staff act for the student. */
  readonly onBehalf?: boolean;
  readonly bySystem?: boolean;
  readonly notified?: boolean;
}
/** Values of rc_actor_type. */
export const actors = { student: 1, enterprise: 2, school: 3, system: 4 } as const;

function getActor(session: Session, entry: HistoryEntry): number {
  if (entry.bySystem) return actors.system;
  if (entry.onBehalf || session.audience === 'student') return actors.student;
  return isStaff(session) ? actors.school : actors.enterprise;
}

/** Appends a history entry for a delivery locked by this transaction; `before` is undefined for a new one. */
export async function appendStep(
  before: Head | undefined,
  after: Head,
  entry: HistoryEntry,
  context: Context,
): Promise<void> {
  const { session, now } = context;
  await context.engine.insert(
    deliveryStep,
    {
      deliveryId: after.id,
      seq: nextSeq(deliveryStep, 'deliveryId', after.id),
      action: entry.action,
      fromStatus: before?.status ?? null,
      toStatus: after.status,
      fromStep: before?.step ?? null,
      toStep: after.step ?? 10,
      fromResult: before?.stepResult ?? null,
      toResult: after.stepResult ?? 0,
      reasonCode: entry.reasonCode ?? null,
      remark: entry.remark ?? null,
      refType: entry.refType ?? null,
      refId: entry.refId ?? null,
      actorType: getActor(session, entry),
      actorId: entry.bySystem ? null : session.userId,
      actorName: entry.bySystem ? '系统' : session.realname,
      onBehalf: entry.onBehalf ? 1 : 0,
      notified: entry.notified ? 1 : 0,
      occurTime: now,
    },
    context,
  );
}

/** What a delivery repeats of the row that a history entry is about. */
type Known = Partial<
  Pick<Delivery, 'offerId' | 'offerStatus' | 'offerDeadline' | 'dispatchStatus' | 'agreementId' | 'agreementStatus'>
>;
/**
 * Writes what a delivery knows of its offer, dispatch or agreement, with the wait that follows from it, and the entry, if
 * there is one, into its history. Returns the delivery as it was, locked; undefined when it does not exist.
 */
export async function recordOnDelivery(
  deliveryId: string,
  known: Known,
  entry: HistoryEntry | undefined,
  context: Context,
): Promise<Delivery | undefined> {
  const { engine, now } = context;
  const of = await engine.lock(delivery, deliveryId, context);
  if (!of) return undefined;
  // A delivery that has ended with the row already says so.
  const isKnown = Object.entries(known).every(([name, value]) => of[name as keyof Known] === value);
  const set = { ...known, ...nextWait(of, { ...of, ...known }, now) };
  const after = isKnown ? of : await engine.set(delivery, of.id, set, context, of);
  if (entry) await appendStep(of, after, entry, context);
  return of;
}
