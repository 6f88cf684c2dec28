import { isEnterprise } from '@campus/contract/kit';
import { closeReasons } from '@campus/contract/post';
import { getAccess, isDelaying } from '@campus/contract/resume';
import {
  type Applicant,
  deliveryStatuses,
  deliverySteps,
  requiredCompleteness,
  resumeProblem,
  studentProblem,
} from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { markWaits } from '../../platform/waits.ts';
import { daysBetween } from './delivery-times.ts';
import { maskSnapshot } from './resume-snapshot.ts';

type Data = Record<string, unknown>;
type Parties = Applicant & { readonly id: string; readonly postFull: boolean | null };
/** The student of each delivery, and whether its post ended because it is full. */
async function loadParties(rows: readonly Data[], { db }: Context): Promise<ReadonlyMap<unknown, Parties>> {
  const { rows: found } = await sql<Parties>`
    select d.id, e.status, e.merged_into, r.completeness, r.status as resume_status,
      p.close_reason = ${closeReasons.full} as post_full
    from rc_delivery d join rc_employ_user e on e.id = d.employ_id
    left join rc_resume r on r.employ_id = e.id and r.del_flag = 0
    left join rc_company_post p on p.id = d.post_id
    where d.id = any(${rows.map(({ id }) => id as string)}::text[])`.execute(db);
  return new Map(found.map((one) => [one.id, one]));
}

const atInterviewOrHire: readonly unknown[] = [deliverySteps.interview, deliverySteps.hire];
/** A delivery that goes on all the same when its post is full. */
const goesOn = ({ status, step }: Data): boolean =>
  status === deliveryStatuses.active && atInterviewOrHire.includes(step);

/** Reason that excludes the student from every transfer; null when there is none. */
const transferRefusal = (student: Applicant | undefined): string | null =>
  student ? (studentProblem(student) ?? resumeProblem(student, requiredCompleteness.deliver, false) ?? null) : null;

const isGone = (row: Data): boolean =>
  getAccess([{ status: Number(row.status), studentConfirm: row.studentConfirm as number | null }]) === 'gone';

/** Adds the days a row has been in its state, whether that is overdue, a post that is full and what rules out a transfer. */
export async function presentDeliveries(rows: Data[], context: Context): Promise<void> {
  if (rows.length === 0) return;
  const parties = await loadParties(rows, context);
  const outside = isEnterprise(context.session);
  const since = (row: Data): string => String(row.stepTime ?? row.deliverTime);
  const waits = (row: Data): unknown => (isDelaying(row.waitFor) ? row.waitSince : undefined);
  await markWaits(rows, 'delivery.staleDays', waits, context);
  for (const row of rows) {
    row.stayedDays = daysBetween(since(row), context.now);
    const party = parties.get(row.id);
    if (party?.postFull === true && goesOn(row)) row.postFull = 1;
    if (Object.hasOwn(row, 'resumeSnapshot')) row.resumeSnapshot = maskSnapshot(row.resumeSnapshot, context);
    row.transferRefusal = outside && isGone(row) ? null : transferRefusal(party);
  }
}
