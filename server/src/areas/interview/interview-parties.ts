import { companyUser } from '@campus/contract/enterprise';
import {
  interview,
  interviewTypes,
  isRoundFree,
  isRoundReached,
  venue,
  venueTypes,
  interviewSentences as words,
} from '@campus/contract/interview';
import { type Draft, fieldFailure, type Row, refusal } from '@campus/contract/kit';
import { companyPost } from '@campus/contract/post';
import { delivery, deliveryFlow } from '@campus/contract/resume';
import { confirmStates, pipeline } from '@campus/contract/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Context, LockedContext, WantedRows } from '../../kit/context.ts';
import { partiesOfDeliveries } from '../resume/delivery-parties.ts';
import { assertOpen } from './bookings.ts';

export type Interview = Row<typeof interview>;
type Delivery = Row<typeof delivery>;
export const members = (list: string | null | undefined): string[] => (list ?? '').split(',').filter(Boolean);

/**
 * What interviews of these deliveries take: posts, students, deliveries, interviewers, room. A call that plans, moves or
 * ends one locks them in this order, so several of one student take turns.
 */
export function partiesOfPlan(
  deliveryIds: readonly string[],
  memberIds: readonly string[],
  venueIds: readonly (string | null | undefined)[],
  context: Context,
): WantedRows[] {
  const wanted = (ids: readonly unknown[]) => sql`${ids.filter((id) => typeof id === 'string')}::text[]`;
  return rowsTaken({ deliveries: wanted(deliveryIds), members: wanted(memberIds), rooms: wanted(venueIds) }, context);
}
/** Ids as arrays, given or read by the statement that locks the rows. */
interface Taken {
  readonly deliveries: RawBuilder<unknown>;
  readonly members: RawBuilder<unknown>;
  readonly rooms: RawBuilder<unknown>;
}
const rowsTaken = ({ deliveries, members: people, rooms }: Taken, context: Context): WantedRows[] => [
  ...partiesOfDeliveries(deliveries, context),
  { entity: companyUser, where: sql`id = any(${people})` },
  { entity: venue, where: sql`id = any(${rooms})` },
];
/** The same rows for the interviews that meet a condition, which come after them. */
function partiesWhere(condition: RawBuilder<unknown>, context: Context): WantedRows[] {
  const read = (ids: RawBuilder<unknown>) => sql`array(select ${ids} from rc_interview where ${condition})`;
  const list = sql`unnest(string_to_array(interviewer_ids, ','))`;
  const taken = { deliveries: read(sql`delivery_id`), members: read(list), rooms: read(sql`venue_id`) };
  return rowsTaken(taken, context);
}
/** These interviews with what comes before them. */
export const withParties = (condition: RawBuilder<unknown>, context: Context): WantedRows[] => [
  ...partiesWhere(condition, context),
  { entity: interview, where: condition },
];
export const partiesOfInterview = (id: string, context: Context): WantedRows[] =>
  partiesWhere(sql`id = ${id}`, context);

/** The delivery at 面试; one at 简历 passes first. */
export async function deliveryAtInterview(context: LockedContext): Promise<Delivery> {
  const [[row], [post]] = [context.first(delivery), context.first(companyPost)];
  if (
    row?.status !== deliveryFlow.states.active.code ||
    (row.step !== pipeline.resume && row.step !== pipeline.interview)
  )
    throw refusal(words.notAtInterview, 'RC_STATE');
  if (row.studentConfirm !== confirmStates.confirmed) throw refusal(words.unconfirmed, 'RC_STATE');
  if (row.step === pipeline.interview) return row;
  if ((post?.interviewRounds ?? 0) === 0) throw refusal(words.noRounds, 'RC_STATE');
  return context.engine.step(delivery, 'pass', row.id, {}, context);
}

/** Throws when the round is planned already, or the one before it did not go well. */
export async function assertRound(deliveryId: string, round: number, { db }: Context): Promise<void> {
  const { rows } = await sql<{ round: number; status: number; result: number }>`
    select round, status, result from rc_interview where delivery_id = ${deliveryId} and del_flag = 0`.execute(db);
  if (!isRoundFree(rows, round)) throw fieldFailure('round', words.roundTaken);
  if (!isRoundReached(rows, round)) throw fieldFailure('round', words.unfinishedRound);
}

/** Keeps what belongs to the way of the interview and demands what it needs. */
export async function settlePlace(draft: Draft<typeof interview>, isMoved: boolean, context: Context): Promise<void> {
  const isOnSite = draft.type === interviewTypes.onSite;
  if (!isOnSite) {
    draft.venueId = null;
    draft.address = null;
  }
  if (draft.type !== interviewTypes.online) {
    draft.meetingUrl = null;
    draft.meetingCode = null;
  } else if (!draft.meetingUrl) throw fieldFailure('meetingUrl', words.meetingUrl);
  if (!isOnSite) return;
  if (!draft.venueId) {
    if (!draft.address) throw fieldFailure('address', words.address);
    return;
  }
  if (!isMoved) return;
  const room = await context.engine.lock(venue, draft.venueId, context);
  if (room?.type !== venueTypes.interviewRoom) throw fieldFailure('venueId', words.venueType);
  assertOpen(room, draft.startTime as string, draft.endTime as string);
  const people = String(draft.interviewerIds ?? '').split(',').length + 1;
  if (room.capacity < people) throw fieldFailure('venueId', words.roomTooSmall(room.capacity, people));
}
