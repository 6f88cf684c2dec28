import { isEnterprise } from '@campus/contract/kit';
import { closeReasons, postFlow } from '@campus/contract/post';
import { deliveryFlow, getAccess, isDelaying, runningStates } from '@campus/contract/resume';
import {
  type Applicant,
  deliveryStatuses,
  pipeline,
  requiredCompleteness,
  resumeProblem,
  studentProblem,
} from '@campus/contract/rules';
import { type Expression, sql } from 'kysely';
import type { Context, SessionContext } from '../../kit/context.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { type Related, relatedOf } from '../../kit/read/related.ts';
import { readSetting, selectSetting } from '../../platform/settings.ts';
import { markWaits, selectLimit } from '../../platform/waits.ts';
import { after, daysBetween } from './delivery-times.ts';
import { maskSnapshot } from './resume-snapshot.ts';
import { isSignedFor } from './signed-elsewhere.ts';

type Data = Record<string, unknown>;
/** States of a post that still recruits or will again. */
export const recruiting = ['active', 'paused'] as const;

/** When a delivery was rejected last. */
export const selectRejection = (id: Expression<unknown>) => sql<{ at: string | null }>`
  select max(occur_time) as at from rc_delivery_step where delivery_id = ${id} and action = 'reject'`;

/** What a delivery shows of its student and its post. */
export const relatedToDelivery = (context: SessionContext): Related => ({
  byRow: {
    student: sql`
      select json_build_object('status', e.status, 'mergedInto', e.merged_into, 'completeness', r.completeness, 'resumeStatus', r.status)
      from rc_employ_user e left join rc_resume r on r.employ_id = e.id and r.del_flag = 0
      where e.id = rc_delivery.employ_id limit 1`,
    isFull: sql`
      exists (select 1 from rc_company_post p where p.id = rc_delivery.post_id and p.close_reason = ${closeReasons.full})`,
    // Nothing is undone for a post that has ended, or a student who has signed elsewhere or delivered to it again.
    rejectedAt: sql`
      case when rc_delivery.status = ${deliveryStatuses.rejected} and exists (
        select 1 from rc_company_post p where p.id = rc_delivery.post_id and ${inStates(postFlow, recruiting, 'p')}
          and not ${isSignedFor(sql.ref('p.nature'), sql.ref('rc_delivery.employ_id'), context)})
        and not exists (
          select 1 from rc_delivery d where d.post_id = rc_delivery.post_id and d.employ_id = rc_delivery.employ_id
            and d.del_flag = 0 and ${inStates(deliveryFlow, runningStates, 'd')})
      then (${selectRejection(sql.ref('rc_delivery.id'))}) end`,
  },
  shared: {
    limit: selectLimit('delivery.staleDays', context),
    restoreDays: selectSetting('delivery.restoreDays', context),
  },
});

const atInterviewOrHire: readonly unknown[] = [pipeline.interview, pipeline.hire];
/** A delivery that goes on all the same when its post is full. */
const goesOn = ({ status, step }: Data): boolean =>
  status === deliveryStatuses.active && atInterviewOrHire.includes(step);

/** Reason that excludes the student from every transfer; null when there is none. */
const transferRefusal = (student: Applicant | null): string | null =>
  student ? (studentProblem(student) ?? resumeProblem(student, requiredCompleteness.deliver, false) ?? null) : null;

const isGone = (row: Data): boolean =>
  getAccess([{ status: Number(row.status), studentConfirm: row.studentConfirm as number | null }]) === 'gone';

/**
 * Adds the days a row has been in its state, whether that is overdue, a post that is full, what rules out a transfer and
 * how long a rejection can be undone.
 */
export function presentDeliveries(rows: Data[], context: Context): void {
  const outside = isEnterprise(context.session);
  const since = (row: Data): string => String(row.stepTime ?? row.deliverTime);
  const waits = (row: Data): unknown => (isDelaying(row.waitFor) ? row.waitSince : undefined);
  const { limit, restoreDays } = relatedOf(rows[0]).shared;
  const undoDays = readSetting('delivery.restoreDays', restoreDays as string | null);
  markWaits(rows, 'delivery.staleDays', waits, context, limit);
  for (const row of rows) {
    const { student, isFull, rejectedAt } = relatedOf(row).byRow;
    if (typeof rejectedAt === 'string') row.restoreUntil = after(rejectedAt, undoDays);
    row.stayedDays = daysBetween(since(row), context.now);
    if (isFull === true && goesOn(row)) row.postFull = 1;
    if (Object.hasOwn(row, 'resumeSnapshot')) row.resumeSnapshot = maskSnapshot(row.resumeSnapshot, context);
    row.transferRefusal = outside && isGone(row) ? null : transferRefusal((student ?? null) as Applicant | null);
  }
}
