import { getCodes } from '@campus/contract/kit';
import { attendeeFlow, preachAttendee } from '@campus/contract/preach';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { notify } from '../../platform/messages/notify.ts';
import {
  companyMembers,
  type Receivers,
  receiversOfStudents,
  usersWithRight,
  usersWithRole,
} from '../../platform/messages/receivers.ts';
import { loadCompanyName } from '../enterprise/company-name.ts';
import { isOnSite, type Preach } from './preach-parts.ts';

export type PreachEvent = 'H01' | 'H02' | 'H03' | 'H04' | 'H05' | 'H06' | 'H07' | 'H08';
interface Extra {
  readonly reason?: string | null;
  readonly old?: string;
  readonly next?: string;
}
const formatTime = (time: string | null): string => time?.slice(0, 16) ?? '';

/** The time and the hall in words. */
async function describePlace(row: Preach, context: Context): Promise<string> {
  if (!isOnSite(row) || !row.venueId) return '线上直播间';
  const { rows } = await sql<{ name: string }>`select name from rc_venue where id = ${row.venueId}`.execute(context.db);
  return rows[0]?.name ?? '';
}
export async function describeTime(row: Preach, context: Context): Promise<string> {
  return `${formatTime(row.startTime)} ${await describePlace(row, context)}`;
}

/** The name of the company that holds the session. */
export const loadHostName = async ({ companyId }: Preach, context: Context): Promise<string> =>
  (await loadCompanyName(companyId, context)) ?? '';

async function loadParams(row: Preach, extra: Extra, context: Context) {
  return {
    company: await loadHostName(row, context),
    title: row.title,
    start: formatTime(row.startTime),
    place: await describePlace(row, context),
    reason: extra.reason ?? '',
    old: extra.old ?? '',
    new: extra.next ?? '',
  };
}
async function loadHostContacts(row: Preach, context: Context): Promise<readonly string[]> {
  return companyMembers(row.companyId, context);
}

/** Students who hold a place or wait for one. */
export async function listHolders(preachId: string, context: Context): Promise<readonly string[]> {
  const { rows } = await sql<{ employId: string }>`
    select employ_id from rc_preach_attendee where ${context.live(preachAttendee)} and preach_id = ${preachId}
      and status = any(${getCodes(attendeeFlow, 'signedUp', 'waiting')}::int[]) order by employ_id`.execute(context.db);
  return rows.map(({ employId }) => employId);
}

async function loadReceivers(code: PreachEvent, row: Preach, context: Context): Promise<Receivers> {
  if (code === 'H01') return { usernames: await usersWithRole('school_staff', context) };
  if (code === 'H02') return { usernames: await usersWithRight('preach:preach:audit', context) };
  return { usernames: await loadHostContacts(row, context) };
}

/** Notifies the school or the company of an event of a session. */
export async function notifyPreach(
  code: PreachEvent,
  row: Preach,
  context: Context,
  { seq = row.version, ...extra }: Extra & { readonly seq?: string | number } = {},
): Promise<void> {
  notify(context, {
    code,
    refId: row.id,
    seq,
    receivers: await loadReceivers(code, row, context),
    params: await loadParams(row, extra, context),
  });
}

/** Notifies students of an event of a session; each of them once for `seq`. */
export async function notifyStudents(
  code: PreachEvent,
  row: Preach,
  students: readonly string[],
  context: Context,
  {
    seq = row.version,
    isUrgent = false,
    ...extra
  }: Extra & { readonly seq?: string | number; readonly isUrgent?: boolean } = {},
): Promise<void> {
  notify(context, {
    code,
    refId: row.id,
    seq,
    receivers: await receiversOfStudents(students, context),
    params: await loadParams(row, extra, context),
    ...(isUrgent && { isUrgent }),
  });
}
