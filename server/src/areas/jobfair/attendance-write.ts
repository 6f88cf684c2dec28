import { attendanceRoles, checkinMethods, fairAttendance, fairAttendee } from '@campus/contract/jobfair';
import type { Row } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import type { Apply } from './apply-parties.ts';
import { announceDay } from './fair-wall.ts';

export type Attendance = Row<typeof fairAttendance>;
/** How a company or student came through the gate. */
export interface Arrival {
  /** Default: now. */
  readonly at?: string;
  readonly method?: number;
  readonly gate?: string | null;
  readonly reason?: string | null;
  readonly device?: { readonly id: string; readonly seq: number };
}

const values = ({ at, method, gate, reason, device }: Arrival, { now, session }: Context) => ({
  checkinTime: at ?? now,
  method: method ?? (reason ? checkinMethods.manual : checkinMethods.scanned),
  gate: gate ?? null,
  reason: reason ?? null,
  operatorId: session.userId === '' || session.userId === 'system' ? null : session.userId,
  deviceId: device?.id ?? null,
  seq: device?.seq ?? null,
  undone: 0 as const,
});

/** The present row of a company at a fair; its application is locked. */
export async function arrivalOfApply(applyId: string, context: Context): Promise<Attendance | undefined> {
  const { rows } = await sql<Attendance>`
    select * from rc_fair_attendance where ${context.live(fairAttendance)} and apply_id = ${applyId} and undone = 0`.execute(
    context.db,
  );
  return rows[0];
}
/** The present row of a student at a fair; the student is locked. */
export async function arrivalOfStudent(
  fairId: string,
  employId: string,
  context: Context,
): Promise<Attendance | undefined> {
  const { rows } = await sql<Attendance>`
    select * from rc_fair_attendance where ${context.live(fairAttendance)} and fair_id = ${fairId}
      and employ_id = ${employId} and undone = 0`.execute(context.db);
  return rows[0];
}

/** Writes that a company came, with the people who did (default: all of them). */
export async function writeArrival(
  { id: applyId, fairId, companyId }: Apply,
  arrival: Arrival & { readonly attendeeIds?: readonly string[] },
  context: Context,
): Promise<Attendance> {
  const row = await context.engine.insert(
    fairAttendance,
    { fairId, role: attendanceRoles.company, applyId, companyId, ...values(arrival, context) },
    context,
  );
  announceDay(fairId, context);
  const { attendeeIds = [] } = arrival;
  await sql`
    update rc_fair_attendee set checkin_time = ${row.checkinTime}::timestamptz
    where ${context.live(fairAttendee)} and apply_id = ${applyId}
      and (cardinality(${[...attendeeIds]}::text[]) = 0 or id = any(${[...attendeeIds]}::text[]))`.execute(context.db);
  return row;
}
export const writeStudentArrival = (
  of: { readonly fairId: string; readonly employId: string; readonly sysOrgCode: string | null },
  arrival: Arrival,
  context: Context,
): Promise<Attendance> => {
  announceDay(of.fairId, context);
  const row = { ...of, role: attendanceRoles.student, ...values(arrival, context) };
  return context.engine.insert(fairAttendance, row, context);
};
/** The people of a company that has not come after all. */
export async function clearArrival(applyId: string, context: Context): Promise<void> {
  await sql`
    update rc_fair_attendee set checkin_time = null where ${context.live(fairAttendee)} and apply_id = ${applyId}`.execute(
    context.db,
  );
}
