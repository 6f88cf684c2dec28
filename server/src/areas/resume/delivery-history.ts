import { isStaff, type Row, type Session } from '@campus/contract/kit';
import { type delivery, deliveryStep } from '@campus/contract/resume';
import type { Context } from '../../kit/context.ts';
import { nextSeq } from '../../kit/write/next-seq.ts';

type Head = Pick<Row<typeof delivery>, 'id' | 'status' | 'step' | 'stepResult'>;
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
