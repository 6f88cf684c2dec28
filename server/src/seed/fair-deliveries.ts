import { fairApplyFlow } from '@campus/contract/jobfair';
import { resumeStatuses } from '@campus/contract/rules';
import { sql } from 'kysely';
import { sources } from '../areas/resume/delivery-rule.ts';
import { jsonb } from '../kit/database/parameters.ts';
import type { Handle } from '../kit/handle.ts';
import type { SeedRow } from './bulk.ts';
import type { FairDayRows, FairDelivery, SeedFair } from './fair-rows.ts';
import type { SeedContext } from './seed-context.ts';
import { plusMinutes } from './times.ts';

const { arrived } = fairApplyFlow.states;
/** Minutes between the arrival of a student and the delivery. */
const walk = 15;

/** Deliveries of the day of a fair, within its hours: what students delivered by themselves can have come from there. */
export function listDuring(context: SeedContext, fair: SeedFair, deliveries: readonly SeedRow[]): SeedRow[] {
  if (fair.story !== 'held' && fair.story !== 'running') return [];
  const [start, end] = [String(fair.row.startTime), String(fair.row.endTime)];
  const now = plusMinutes(`${context.day(0)} 00:00:00`, context.minute);
  const from = plusMinutes(start, walk);
  const [until = end] = [end, `${start.slice(0, 10)} 23:59:59`, now].toSorted();
  return deliveries.filter(({ source, deliverTime, tenantId }) => {
    const at = String(deliverTime);
    const isOwn = source === sources.own || source === sources.fair;
    return isOwn && tenantId === fair.tenantId && at >= from && at <= until;
  });
}
/** Those to posts that companies brought which came. */
export function findFairDeliveries(
  fair: SeedFair,
  { apply, post }: FairDayRows,
  during: readonly SeedRow[],
): FairDelivery[] {
  const came = new Set(apply.flatMap((row) => (row.fairId === fair.id && row.status === arrived.code ? [row.id] : [])));
  const posts = new Set(post.flatMap((row) => (came.has(row.applyId) ? [row.postId] : [])));
  return during.flatMap(({ id, employId, postId, deliverTime }) =>
    posts.has(postId)
      ? [{ deliveryId: String(id), fairId: fair.id, employId: String(employId), at: String(deliverTime) }]
      : [],
  );
}
/** When a student who delivered at the fair had arrived at the latest. */
export const latestArrival = ({ at }: FairDelivery): string => plusMinutes(at, -walk);

/** Names the fair in the written deliveries; a hidden résumé is seen through own applications only. */
export async function linkDeliveries(db: Handle, links: readonly FairDelivery[]): Promise<void> {
  await sql`
    update rc_delivery d set source = ${sources.fair}::int, ref_id = r."fairId"
    from jsonb_to_recordset(${jsonb(links)}::jsonb) as r("deliveryId" text, "fairId" text)
    where d.id = r."deliveryId"
      and exists (select 1 from rc_resume v where v.id = d.resume_id and v.status <> ${resumeStatuses.hidden}::int)`.execute(
    db,
  );
}
