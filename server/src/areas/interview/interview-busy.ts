import {
  type BusyKind,
  type BusyPeriod,
  checkInterviewClash,
  dayOffWarning,
  freeInterviewSlots,
  type InterviewClash,
  interview,
  interviewTexts,
  interviewUser,
  isWithinHours,
  openInterviews,
  venue,
  venueFlow,
  interviewSentences as words,
} from '@campus/contract/interview';
import { failure, isEnterprise } from '@campus/contract/kit';
import { delivery } from '@campus/contract/resume';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { loadHolidays } from '../../platform/holidays.ts';
import { addSeconds } from '../../platform/sign-in/moments.ts';
import { findBookings, type Venue } from './bookings.ts';
import { members } from './interview-parties.ts';
import { loadMargin } from './interview-times.ts';

/** Who takes part in an interview that is being planned. */
interface Parties {
  readonly employIds: readonly string[];
  readonly memberIds: readonly string[];
  readonly venueId?: string | null | undefined;
  /** An interview whose own time does not count. */
  readonly exceptId?: string | null | undefined;
}
/** A taken time and whose it is. */
export interface Taken extends BusyPeriod {
  readonly ownerId: string;
}

async function ofStudents({ employIds, exceptId }: Parties, from: string, to: string, context: Context) {
  const { rows } = await sql<Omit<Taken, 'kind'>>`
    select i.employ_id as owner_id, e.realname as name, i.busy_start as start_time, i.busy_end as end_time
    from rc_interview i join rc_employ_user e on e.id = i.employ_id
    where ${context.live(interview, 'i')} and ${await context.meets(interview, openInterviews, 'i')}
      and i.employ_id = any(${[...employIds]}::text[]) and i.id <> ${exceptId ?? ''}
      and i.busy_start < ${to}::timestamptz and i.busy_end > ${from}::timestamptz order by i.busy_start`.execute(
    context.db,
  );
  return rows.map((row) => ({ ...row, kind: 'student' as const }));
}
async function ofInterviewers({ memberIds, exceptId }: Parties, from: string, to: string, context: Context) {
  const { session } = context;
  const own = isEnterprise(session) ? sql`and m.company_id = ${session.companyId ?? ''}` : sql``;
  const { rows } = await sql<Omit<Taken, 'kind'>>`
    select m.id as owner_id, u.realname as name, i.busy_start as start_time, i.busy_end as end_time
    from rc_company_user m join sys_user u on u.id = m.user_id
    join rc_interview_user i on i.user_id = m.user_id and i.active = 1 and ${context.live(interviewUser, 'i')}
    where m.id = any(${[...memberIds]}::text[]) ${own} and i.interview_id <> ${exceptId ?? ''}
      and i.busy_start < ${to}::timestamptz and i.busy_end > ${from}::timestamptz order by i.busy_start`.execute(
    context.db,
  );
  return rows.map((row) => ({ ...row, kind: 'interviewer' as const }));
}
/** The room, if the caller can choose it. Throws notFound. */
export async function findRoom(id: string | null | undefined, context: Context): Promise<Venue | undefined> {
  if (!id) return undefined;
  const { rows } = await sql<Venue>`
    select * from rc_venue where ${await context.visible(venue)} and id = ${id}`.execute(context.db);
  if (!rows[0]) throw failure('notFound');
  return rows[0];
}

/** Everything taken between two times, by start. A company learns times only. */
export async function takenTimes(parties: Parties, from: string, to: string, context: Context): Promise<Taken[]> {
  const room = await findRoom(parties.venueId, context);
  const bookings = room ? await findBookings([room.id], from, to, context) : [];
  const ofRoom = bookings
    .filter(({ refType, refId }) => refType !== 'interview' || refId !== (parties.exceptId ?? ''))
    .map(({ venueId, startTime, endTime }) => ({
      ...{ ownerId: venueId, name: room?.name ?? '', startTime, endTime },
      kind: 'venue' as BusyKind,
    }));
  return [
    ...(await ofStudents(parties, from, to, context)),
    ...(await ofInterviewers(parties, from, to, context)),
    ...ofRoom,
  ];
}
/** Whether a taken time excludes a period: people are taken for a margin around it, rooms are not. */
export const overlaps =
  (start: string, end: string, margin: number) =>
  ({ kind, startTime, endTime }: BusyPeriod): boolean => {
    const around = kind === 'venue' ? 0 : margin;
    return startTime < addSeconds(end, around) && endTime > addSeconds(start, -around);
  };

const getSentence = ({ kind, name, startTime, endTime }: BusyPeriod): string => {
  if (kind === 'student') return words.studentClash(startTime, endTime);
  return kind === 'interviewer' ? words.interviewerClash(name) : words.venueClash;
};

async function loadStudents(deliveryIds: readonly string[], context: Context): Promise<string[]> {
  const { rows } = await sql<{ employId: string }>`
    select employ_id from rc_delivery where ${await context.visible(delivery)} and id = any(${[...deliveryIds]}::text[])`.execute(
    context.db,
  );
  if (rows.length !== new Set(deliveryIds).size) throw failure('notFound');
  return rows.map(({ employId }) => employId);
}

/** What is to be said of a weekend or holiday. */
const dayWarning = async (day: string, context: Context): Promise<string | null> =>
  dayOffWarning(day, await loadHolidays(context)) ?? null;

export const checkClashAnswer = answer(
  checkInterviewClash,
  async ({ start, end, deliveryId, interviewerIds, venueId, exceptId }, context) => {
    const { start: first, end: last } = checkInterviewClash.input;
    if (end <= start) throw failure('reversed', last.label, first.label);
    const day = start.slice(0, 10);
    const employIds = await loadStudents(deliveryId ? [deliveryId] : [], context);
    const parties = { employIds, memberIds: members(interviewerIds), venueId, exceptId };
    const busy = await takenTimes(parties, `${day} 00:00:00`, `${day} 23:59:59`, context);
    const room = await findRoom(venueId, context);
    const closed: InterviewClash[] =
      room && !isWithinHours(room, start, end)
        ? [{ kind: 'venue', name: room.name, startTime: start, endTime: end, sentence: interviewTexts.booking.closed }]
        : [];
    const margin = await loadMargin(context);
    const clashes = busy.filter(overlaps(start, end, margin)).map((one) => ({ ...one, sentence: getSentence(one) }));
    return { clashes: [...closed, ...clashes], busy, warning: await dayWarning(day, context) };
  },
);

const [firstMinute, lastMinute, stepMinutes] = [8 * 60 + 30, 21 * 60, 10];
const getClock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;

export const freeSlotsAnswer = answer(
  freeInterviewSlots,
  async ({ date, minutes, interviewerIds, venueId, deliveryId }, context) => {
    const employIds = await loadStudents(deliveryId ? [deliveryId] : [], context);
    const parties = { employIds, memberIds: members(interviewerIds), venueId };
    const taken = await takenTimes(parties, `${date} 00:00:00`, `${date} 23:59:59`, context);
    const room = await findRoom(venueId, context);
    const margin = await loadMargin(context);
    const starts: string[] = [];
    for (let at = firstMinute; at + minutes <= lastMinute; at += stepMinutes) {
      const [start, end] = [`${date} ${getClock(at)}`, `${date} ${getClock(at + minutes)}`];
      const isOpen = !room || (room.status !== venueFlow.states.disabled.code && isWithinHours(room, start, end));
      if (isOpen && start > context.now && !taken.some(overlaps(start, end, margin)))
        starts.push(getClock(at).slice(0, 5));
    }
    return { starts, warning: await dayWarning(date, context) };
  },
);
