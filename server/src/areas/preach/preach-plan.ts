import { type Draft, fieldFailure, isEnterprise, refusal } from '@campus/contract/kit';
import { overrideCode, preach, preachFlow, preachWords as words } from '@campus/contract/preach';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { undecided } from '../../kit/write/audit.ts';
import { addSeconds, hour } from '../../platform/sign-in/moments.ts';
import { isOnSite, lockHost, type Preach } from './preach-parts.ts';
import { assertPeriod, assertRoomDays, assertSignUp, assertWishes, getSeats } from './preach-times.ts';

const mostRequests = 3;
const [shortNotice, settleAfter] = [2 * hour, 2 * hour];
const { requested, waiting } = preachFlow.states;

/** A company asks for a session: it may, and has not asked too often. */
export async function assertRequest(companyId: string, context: Context): Promise<void> {
  if (!(await lockHost(companyId, context))) throw refusal(words.companyMayNot, 'RC_BLACKLISTED');
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from rc_preach where ${context.live(preach)} and company_id = ${companyId}
      and status = any(${[requested.code, waiting.code]}::int[])`.execute(context.db);
  if ((rows[0]?.n ?? 0) >= mostRequests) throw refusal(words.tooManyRequests(mostRequests), 'RC_LIMIT');
}

function assertTargets(row: Draft<typeof preach>): void {
  const { limitTarget, targetColleges, targetMajors, targetGrad } = row;
  if (limitTarget === 1 && !targetColleges && !targetMajors && !targetGrad)
    throw fieldFailure('limitTarget', words.noTargets);
}

export async function validate(
  row: Draft<typeof preach>,
  context: Context & { before: Preach | undefined },
): Promise<void> {
  const { before, session } = context;
  assertTargets(row);
  if (isEnterprise(session)) {
    const isUnchanged = before && JSON.stringify(before.wishTimes) === JSON.stringify(row.wishTimes);
    if (!isUnchanged) await assertWishes(row.wishTimes, context);
    return;
  }
  const isMoved = row.startTime !== before?.startTime || row.endTime !== before?.endTime;
  if ((row.startTime || row.endTime) && isMoved) await assertPeriod(row.startTime, row.endTime, context);
  assertSignUp(row);
  if (row.startTime) assertRoomDays(row.extraRooms, row.startTime);
}

/** The columns of a session as the school decides it; throws when it cannot take place so. */
export async function decide(row: Preach, context: Context): Promise<Partial<Preach>> {
  const { now, session } = context;
  const period = await assertPeriod(row.startTime, row.endTime, context);
  assertSignUp(row);
  assertRoomDays(row.extraRooms, period.startTime);
  return {
    ...period,
    ...{ venueId: row.venueId, extraRooms: row.extraRooms, signUpStart: row.signUpStart, signUpEnd: row.signUpEnd },
    seatLimit: await getSeats(row, context),
    submitBy: session.username,
    submitTime: now,
    settleTime: addSeconds(period.endTime, settleAfter),
    rejectReason: null,
    ...undecided,
  };
}

/** A new time or place of an approved session. */
export async function move(row: Preach, input: Partial<Preach>, context: Context): Promise<Partial<Preach>> {
  const { now, session } = context;
  const isLate = addSeconds(now, shortNotice) > (row.startTime as string);
  if (isLate && !session.codes.has(overrideCode)) throw refusal(words.tooLateToMove, 'RC_STATE');
  const next = {
    startTime: input.startTime ?? row.startTime,
    endTime: input.endTime ?? row.endTime,
    venueId: isOnSite(row) ? (input.venueId ?? row.venueId) : null,
    extraRooms: input.extraRooms ?? row.extraRooms,
  };
  const isSame = JSON.stringify(next) === JSON.stringify({ ...pickPlace(row) });
  if (isSame) throw refusal(words.sameTime);
  const period = await assertPeriod(next.startTime, next.endTime, context);
  assertRoomDays(next.extraRooms, period.startTime);
  await getSeats({ ...row, ...next }, context);
  const signUpEnd = row.signUpEnd && row.signUpEnd > period.startTime ? period.startTime : row.signUpEnd;
  return {
    ...next,
    ...period,
    signUpEnd,
    timeChangeReason: String((input as Readonly<Record<string, unknown>>).reason),
    announceTime: now,
    settleTime: addSeconds(period.endTime, settleAfter),
  };
}
const pickPlace = ({ startTime, endTime, venueId, extraRooms }: Preach) => ({
  startTime,
  endTime,
  venueId,
  extraRooms,
});
