import { companyUser } from '@campus/contract/enterprise';
import {
  interview,
  interviewTypes,
  isRoundFree,
  venue,
  venueTypes,
  interviewSentences as words,
} from '@campus/contract/interview';
import { type Draft, fieldFailure, type Row, refusal } from '@campus/contract/kit';
import { companyPost } from '@campus/contract/post';
import { delivery, deliveryFlow } from '@campus/contract/resume';
import { confirmStates, pipeline } from '@campus/contract/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Context, WantedRows } from '../../kit/context.ts';
import { isActiveUser } from '../../platform/sign-in/active-user.ts';
import { partiesOfDeliveries } from '../resume/delivery-parties.ts';
import { assertOpen } from './bookings.ts';

export type Interview = Row<typeof interview>;
type Delivery = Row<typeof delivery>;
export interface Interviewer {
  readonly memberId: string;
  readonly userId: string;
  readonly username: string;
  readonly realname: string;
}

export const members = (list: string | null | undefined): string[] => (list ?? '').split(',').filter(Boolean);

/**
 * Locks what an interview of these deliveries takes: posts, students, deliveries, interviewers, room. A call that plans,
 * moves or ends one does so in this order, and several of one student take turns.
 */
export async function lockParties(
  deliveryIds: readonly string[],
  memberIds: readonly string[],
  venueIds: readonly (string | null | undefined)[],
  context: Context,
): Promise<void> {
  const wanted = (ids: readonly unknown[]) => sql`${ids.filter((id) => typeof id === 'string')}::text[]`;
  await lockTaken({ deliveries: wanted(deliveryIds), members: wanted(memberIds), rooms: wanted(venueIds) }, context);
}
/** Ids as arrays, given or read by the statement that locks the rows. */
interface Taken {
  readonly deliveries: RawBuilder<unknown>;
  readonly members: RawBuilder<unknown>;
  readonly rooms: RawBuilder<unknown>;
}
async function lockTaken(
  { deliveries, members: people, rooms }: Taken,
  context: Context,
  then: readonly WantedRows[] = [],
): Promise<void> {
  const wanted = [
    ...partiesOfDeliveries(deliveries, context),
    { entity: companyUser, where: sql`id = any(${people})` },
    { entity: venue, where: sql`id = any(${rooms})` },
    ...then,
  ];
  await context.engine.lockRows(wanted, context);
}
/** The same for an interview that exists, before its row is locked. */
export async function lockPartiesOf(id: string, context: Context): Promise<void> {
  await lockPartiesWhere(sql`id = ${id}`, context);
}
/** The same for the interviews that meet a condition; `withInterview` locks these then. */
export async function lockPartiesWhere(
  condition: RawBuilder<unknown>,
  context: Context,
  withInterview = false,
): Promise<void> {
  const read = (ids: RawBuilder<unknown>) => sql`array(select ${ids} from rc_interview where ${condition})`;
  const list = sql`unnest(string_to_array(interviewer_ids, ','))`;
  const taken = { deliveries: read(sql`delivery_id`), members: read(list), rooms: read(sql`venue_id`) };
  await lockTaken(taken, context, withInterview ? [{ entity: interview, where: condition }] : []);
}

/** The delivery at 面试; one at 简历 passes first. */
export async function deliveryAtInterview(id: string, context: Context): Promise<Delivery> {
  const { engine } = context;
  const row = await engine.lock(delivery, id, context);
  if (
    row?.status !== deliveryFlow.states.active.code ||
    (row.step !== pipeline.resume && row.step !== pipeline.interview)
  )
    throw refusal(words.notAtInterview, 'RC_STATE');
  if (row.studentConfirm !== confirmStates.confirmed) throw refusal(words.unconfirmed, 'RC_STATE');
  if (row.step === pipeline.interview) return row;
  const post = await engine.lock(companyPost, row.postId, context);
  if ((post?.interviewRounds ?? 0) === 0) throw refusal(words.noRounds, 'RC_STATE');
  return engine.step(delivery, 'pass', id, {}, context);
}

/** Throws when the round is planned already, or the one before it did not go well. */
export async function assertRound(deliveryId: string, round: number, { db }: Context): Promise<void> {
  const { rows } = await sql<{ round: number; status: number; result: number }>`
    select round, status, result from rc_interview where delivery_id = ${deliveryId} and del_flag = 0`.execute(db);
  if (!isRoundFree(rows, round)) throw fieldFailure('round', words.roundTaken);
  const isOpen = round === 1 || rows.some((one) => one.round === round - 1 && [1, 3].includes(one.result));
  if (!isOpen) throw fieldFailure('round', words.unfinishedRound);
}

/** The members as interviewers, ordered by user. Throws when one is not an active member of the company. */
export async function loadInterviewers(
  list: string | null | undefined,
  companyId: string,
  { db }: Context,
): Promise<Interviewer[]> {
  const ids = [...new Set(members(list))];
  const { rows } = await sql<Interviewer>`
    select m.id as member_id, m.user_id, u.username, u.realname from rc_company_user m join sys_user u on u.id = m.user_id
    where m.id = any(${ids}::text[]) and m.company_id = ${companyId} and m.del_flag = 0 and ${isActiveUser}
    order by m.user_id`.execute(db);
  if (rows.length !== ids.length) throw fieldFailure('interviewerIds', words.interviewers);
  return rows;
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
