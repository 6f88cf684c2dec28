import { isWithinHours, venue, venueFlow, venueTypes } from '@campus/contract/interview';
import { failure } from '@campus/contract/kit';
import { postFlow } from '@campus/contract/post';
import {
  attendeeWords,
  freeDays,
  hallsOfDay,
  type PublicPreach,
  preach,
  preachCompany,
  preachFlow,
  preachPost,
  publicPreach,
  sortPreaches,
  takingPreaches,
} from '@campus/contract/preach';
import { addWorkingDays, dayNumber, getDay } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { parseIds } from '../../kit/read/parse-ids.ts';
import { withWholeTenant } from '../../kit/whole-tenant.ts';
import { loadHolidays } from '../../platform/holidays.ts';
import { setting } from '../../platform/settings.ts';
import { type Booking, findBookings, type Venue } from '../interview/bookings.ts';
import { describeTargets, isSignUpOpen } from './attendee-rules.ts';
import type { Preach } from './preach-parts.ts';
import { tenantOfPreach } from './preach-parts.ts';

const mostDays = 62;
/** Halves of a day, and the length of a session that a free hall has room for. */
const halves = { morning: [8 * 60, 12 * 60], afternoon: [12 * 60, 22 * 60] } as const;
const usualMinutes = 120;
const stepMinutes = 30;
const getClock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;

async function listHalls(context: Context): Promise<Venue[]> {
  const { rows } = await sql<Venue>`
    select * from rc_venue where ${context.live(venue)}
      and ${inStates(venueFlow, ['enabled'])} order by sort, name, id limit 500`.execute(context.db);
  return rows;
}
const overlaps = ({ startTime, endTime }: Booking, start: string, end: string): boolean =>
  startTime < end && endTime > start;

/** Whether the hall has room for a usual session in this part of the day. */
function hasRoom(hall: Venue, taken: readonly Booking[], date: string, [from, to]: readonly [number, number]): boolean {
  for (let at = from; at + usualMinutes <= to; at += stepMinutes) {
    const [start, end] = [`${date} ${getClock(at)}`, `${date} ${getClock(at + usualMinutes)}`];
    if (isWithinHours(hall, start, end) && taken.every((one) => !overlaps(one, start, end))) return true;
  }
  return false;
}

/** Halls that have their sessions of a day, as `venueId|date`. */
async function listFullDays(start: string, end: string, context: Context): Promise<ReadonlySet<string>> {
  const most = await setting(context, 'preach.dailyPerVenue');
  const { rows } = await sql<{ key: string }>`
    select venue_id || '|' || to_char(start_time at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as key from rc_preach
    where ${context.live(preach)} and venue_id is not null and ${inStates(preachFlow, takingPreaches)}
      and start_time >= ${`${start} 00:00:00`}::timestamptz and start_time <= ${`${end} 23:59:59`}::timestamptz
    group by 1 having count(*) >= ${most}::int`.execute(context.db);
  return new Set(rows.map(({ key }) => key));
}

/** Only whether any hall is free: a company learns nothing about the plans of others. */
export const freeDaysAnswer = answer(freeDays, async ({ start, end }, context) => {
  const days = dayNumber(end) - dayNumber(start) + 1;
  if (days < 1) throw failure('reversed', freeDays.input.end.label, freeDays.input.start.label);
  if (days > mostDays) throw failure('tooManyDays', mostDays);
  const holidays = await loadHolidays(context);
  const lead = await setting(context, 'preach.leadWorkdays');
  const firstDay = addWorkingDays(context.now.slice(0, 10), lead, holidays);
  const halls = (await listHalls(context)).filter(({ type }) => type === venueTypes.hall);
  const ids = halls.map(({ id }) => id);
  const taken = await findBookings(ids, `${start} 00:00:00`, `${getDay(dayNumber(end) + 1)} 00:00:00`, context);
  const full = await listFullDays(start, end, context);
  const list = Array.from({ length: days }, (_, i) => getDay(dayNumber(start) + i)).map((date) => {
    const isClosed = date < firstDay || holidays.some((one) => one.date === date && one.kind === 1);
    const isFree = (part: readonly [number, number]) =>
      !isClosed &&
      halls.some(
        (hall) =>
          !full.has(`${hall.id}|${date}`) &&
          hasRoom(
            hall,
            taken.filter(({ venueId }) => venueId === hall.id),
            date,
            part,
          ),
      );
    return { date, morning: isFree(halves.morning), afternoon: isFree(halves.afternoon) };
  });
  return { days: list, firstDay };
});

/** The halls and rooms of a day with what occupies them, without the rooms of the session itself. */
export const hallsOfDayAnswer = answer(hallsOfDay, async ({ date, preachId }, context) => {
  const halls = await listHalls(context);
  const ids = halls.map(({ id }) => id);
  const found = await findBookings(ids, `${date} 00:00:00`, `${getDay(dayNumber(date) + 1)} 00:00:00`, context);
  const full = await listFullDays(date, date, context);
  return halls.map((hall) => ({
    ...{ id: hall.id, name: hall.name, building: hall.building, capacity: hall.capacity, type: hall.type },
    ...{ openTime: hall.openTime, closeTime: hall.closeTime },
    isClosed:
      full.has(`${hall.id}|${date}`) || !isWithinHours(hall, `${date} ${hall.openTime}`, `${date} ${hall.openTime}`),
    bookings: found
      .filter(({ venueId, refId }) => venueId === hall.id && (preachId === null || refId !== preachId))
      .map(({ title, startTime, endTime }) => ({ title, start: startTime, end: endTime })),
  }));
});

export const sortPreachesAnswer = answer(sortPreaches, async ({ ids, id, sort, topFlag }, context) => {
  const { engine } = context;
  const all = id ? [id] : ids ? parseIds(ids) : [];
  if (all.length === 0) throw failure('noIds');
  if (all.length > 200) throw failure('tooManyIds', 200);
  if ((await engine.count(preach, ['id', 'in', all], context)) !== new Set(all).size) throw failure('notFound');
  for (const one of [...all].sort()) await engine.lock(preach, one, context);
  if (!id) {
    for (const [i, one] of all.entries())
      await engine.set(preach, one, { sort: Math.min(9999, (i + 1) * 10) }, context);
    return null;
  }
  const isTop = topFlag === 1 ? (1 as const) : (0 as const);
  await engine.set(
    preach,
    id,
    { ...(sort !== null && { sort }), ...(topFlag !== null && { topFlag: isTop }) },
    context,
  );
  return null;
});

/** What everybody may read of a session. */
export const publicPreachAnswer = answer(
  publicPreach,
  async ({ id }, context): Promise<PublicPreach> => {
    const { rows } = await sql<Preach & { companyName: string; place: string | null }>`
      select p.*, c.company_name, v.name as place from rc_preach p join rc_company c on c.id = p.company_id
      left join rc_venue v on v.id = p.venue_id where ${context.live(preach, 'p')} and p.id = ${id}`.execute(
      context.db,
    );
    const [row] = rows;
    if (!row) throw failure('notFound');
    const { rows: companies } = await sql<{ companyName: string }>`
      select c.company_name from rc_preach_company m join rc_company c on c.id = m.company_id
      where ${context.live(preachCompany, 'm')} and m.preach_id = ${id} order by m.main desc, m.sort, m.id`.execute(
      context.db,
    );
    const { rows: posts } = await sql<{ id: string; name: string; companyName: string; headcount: number }>`
      select p.id, p.name, c.company_name, p.headcount from rc_preach_post m
      join rc_company_post p on p.id = m.post_id and p.del_flag = 0 and ${inStates(postFlow, ['active'], 'p')}
      join rc_company c on c.id = m.company_id
      where ${context.live(preachPost, 'm')} and m.preach_id = ${id} order by m.sort, m.id`.execute(context.db);
    return {
      ...{ id, title: row.title, companyName: row.companyName, type: row.type, status: row.status },
      ...{ startTime: row.startTime ?? '', endTime: row.endTime ?? '', place: row.place ?? attendeeWords.online },
      // Visitors have no session to read the file with.
      poster: row.poster && context.engine.ports.sign(row.poster),
      ...{ content: row.content, speaker: row.speaker, speakerTitle: row.speakerTitle },
      targets: await describeTargets(row, withWholeTenant(context)),
      isLimited: row.limitTarget === 1,
      seatsLeft: row.seatLimit ? Math.max(0, row.seatLimit - (row.seatTaken ?? 0)) : null,
      isOpen: isSignUpOpen(row, context.now),
      signUpEnd: row.signUpEnd,
      companies: companies.map(({ companyName }) => companyName),
      posts,
    };
  },
  { tenantOf: ({ id }, db) => tenantOfPreach(id, db) },
);
