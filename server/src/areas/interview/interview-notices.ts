import { bookingFlow, interviewSentences, interviewTypes } from '@campus/contract/interview';
import { getCodes } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { notify } from '../../platform/messages/notify.ts';
import { toReceivers } from '../../platform/messages/receivers.ts';
import { addSeconds, hour } from '../../platform/sign-in/moments.ts';
import { loadParties } from '../resume/delivery-notices.ts';
import type { Interview } from './interview-parties.ts';

interface Room {
  readonly id: string;
  readonly name: string;
  readonly building: string;
  /** Interviews whose booking waits for the school. */
  readonly holds: readonly string[];
}
async function loadRooms(rows: readonly Interview[], { db }: Context): Promise<ReadonlyMap<string, Room>> {
  const booked = rows.filter(({ type, venueId }) => type === interviewTypes.onSite && venueId);
  if (booked.length === 0) return new Map();
  const { rows: rooms } = await sql<Room>`
    select v.id, v.name, v.building, array(
      select b.ref_id from rc_venue_booking b where b.venue_id = v.id and b.ref_type = 'interview' and b.del_flag = 0
        and b.ref_id = any(${booked.map(({ id }) => id)}::text[]) and b.status = any(${getCodes(bookingFlow, 'held')}::int[])) as holds
    from rc_venue v where v.id = any(${booked.map(({ venueId }) => venueId)}::text[])`.execute(db);
  return new Map(rooms.map((room) => [room.id, room]));
}
/** Where interviews take place, in words. */
export async function loadPlaces(rows: readonly Interview[], context: Context): Promise<(row: Interview) => string> {
  const rooms = await loadRooms(rows, context);
  return ({ id, type, venueId, address, meetingUrl, meetingCode }) => {
    if (type === interviewTypes.online) return [meetingUrl, meetingCode].filter(Boolean).join(' ');
    if (type === interviewTypes.phone) return '电话面试';
    const room = rooms.get(venueId ?? '');
    if (!room) return address ?? '';
    return `${room.building}${room.name}${room.holds.includes(id) ? `（${interviewSentences.heldVenue}）` : ''}`;
  };
}
const loadPlace = async (row: Interview, context: Context): Promise<string> => (await loadPlaces([row], context))(row);

/** Usernames of the interviewers. */
async function interviewerNames(id: string, { db }: Context): Promise<string[]> {
  const { rows } = await sql<{ username: string }>`
    select u.username from rc_interview_user i join sys_user u on u.id = i.user_id where i.interview_id = ${id} order by 1`.execute(
    db,
  );
  return rows.map(({ username }) => username);
}

/** Messages of an interview that begins sooner do not wait for the morning. */
const urgentHours = 14;
const isSoon = ({ startTime }: Interview, { now }: Context): boolean => startTime < addSeconds(now, urgentHours * hour);
const formatTime = (time: string | null): string => (time ?? '').slice(0, 16);

type Code = 'I01' | 'I02' | 'I03' | 'I04' | 'I05' | 'I06' | 'I07' | 'I08' | 'I09' | 'I10';
interface Audience {
  readonly student?: boolean;
  readonly interviewers?: boolean;
  readonly owner?: boolean;
  /** Further usernames. */
  readonly usernames?: readonly string[];
}
const receivers: Readonly<Record<Code, Audience>> = {
  I01: { student: true },
  I02: { student: true, interviewers: true },
  I03: { owner: true },
  I04: { owner: true },
  I05: { owner: true },
  I06: { owner: true },
  I07: { student: true, interviewers: true },
  I08: {},
  I09: { student: true, interviewers: true },
  I10: { owner: true },
};

/** Notifies those whom an event of an interview concerns. */
export async function notifyInterview(
  code: Code,
  row: Interview,
  context: Context,
  more: {
    readonly reason?: string | null | undefined;
    readonly before?: Interview | undefined;
    readonly seq?: string | undefined;
    readonly usernames?: readonly string[] | undefined;
  } = {},
): Promise<void> {
  const parties = await loadParties(row.deliveryId, context);
  const { post, company, name, contact } = parties;
  const audience = receivers[code];
  const student = audience.student ? toReceivers([parties]) : {};
  const usernames = [
    ...(student.usernames ?? []),
    ...(audience.interviewers ? await interviewerNames(row.id, context) : []),
    ...(audience.owner ? [row.createBy, contact] : []),
    ...(more.usernames ?? []),
  ];
  const params = {
    post,
    company,
    name,
    place: await loadPlace(row, context),
    start: formatTime(row.startTime),
    deadline: formatTime(row.confirmDeadline),
    old: formatTime(more.before?.startTime ?? null),
    new: formatTime(row.startTime),
    reason: more.reason ?? '',
  };
  notify(context, {
    code,
    refId: row.id,
    seq: more.seq ?? row.version,
    receivers: { usernames, mobiles: student.mobiles ?? [] },
    params,
    isUrgent: ['I01', 'I02', 'I07'].includes(code) && isSoon(row, context),
  });
}
