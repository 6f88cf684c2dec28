import { getCodes, type Row, refusal } from '@campus/contract/kit';
import { attendeeFlow, preach, preachAttendee, preachFlow, attendeeWords as words } from '@campus/contract/preach';
import type { employUser } from '@campus/contract/resume';
import { studentProblem } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { loadSubtree } from '../../kit/read/compare.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { setting } from '../../platform/settings.ts';
import { addSeconds, day, minute } from '../../platform/sign-in/moments.ts';
import type { Preach } from './preach-parts.ts';

export type Attendee = Row<typeof preachAttendee>;
export type Student = Row<typeof employUser>;
const { approved, finished } = preachFlow.states;

/** Whether students may sign up at `now`. */
export const isSignUpOpen = (row: Preach, now: string): boolean =>
  row.status === approved.code &&
  row.startTime !== null &&
  row.startTime > now &&
  (row.signUpStart === null || row.signUpStart <= now) &&
  (row.signUpEnd === null || row.signUpEnd > now);

/** Whether `value` is one of these nodes of a tree, or below one. */
async function isUnder(tree: string, nodes: string | null, value: string | null, context: Context): Promise<boolean> {
  for (const node of (nodes ?? '').split(',').filter(Boolean)) {
    const below = await loadSubtree(context.engine.ports, tree, node, context.session.tenantId);
    if (value !== null && (value === node || below.includes(value))) return true;
  }
  return false;
}

/** Whom a session is for, in words; empty when it is for all. */
export async function describeTargets(row: Preach, context: Context): Promise<string> {
  const [shown] = await context.engine.find<Record<string, string | null>>(
    preach,
    ['id', 'eq', row.id],
    ['targetColleges', 'targetMajors'],
    context,
    1,
  );
  const texts = ['targetColleges', 'targetMajors'].map((name) =>
    (shown?.[`${name}_dictText`] ?? '').replaceAll(',', '、'),
  );
  const years = (row.targetGrad ?? '').split(',').filter(Boolean);
  return [...texts, years.length > 0 ? `${years.join('、')}届` : ''].filter(Boolean).join('，');
}

/** Throws unless the student belongs to those whom the session is limited to. */
export async function assertTarget(row: Preach, student: Student, context: Context): Promise<void> {
  if (row.limitTarget !== 1) return;
  const isOfCollege =
    !row.targetColleges || (await isUnder('depart', row.targetColleges, student.departId ?? null, context));
  const isOfMajor = !row.targetMajors || (await isUnder('major', row.targetMajors, student.majorCode ?? null, context));
  const isOfYear = !row.targetGrad || row.targetGrad.split(',').includes(String(student.gradYear ?? ''));
  if (!isOfCollege || !isOfMajor || !isOfYear)
    throw refusal(words.targets(await describeTargets(row, context)), 'RC_TARGET');
}

/** Throws unless the student is enrolled. */
export function assertStudent(student: Student | undefined): asserts student is Student {
  const problem = studentProblem(student ?? { status: null, mergedInto: null });
  if (!student || problem !== undefined) throw refusal(problem ?? words.noStudent, 'RC_STATE');
}

/** Another session at this time that the student has signed up for. */
export async function findOverlap(row: Preach, employId: string, context: Context): Promise<string | undefined> {
  const { rows } = await sql<{ title: string }>`
    select p.title from rc_preach_attendee a join rc_preach p on p.id = a.preach_id
    where ${context.live(preachAttendee, 'a')} and a.employ_id = ${employId} and a.preach_id <> ${row.id}
      and a.status = any(${getCodes(attendeeFlow, 'signedUp', 'waiting')}::int[]) and p.status = ${approved.code}
      and tstzrange(p.start_time, p.end_time) && tstzrange(${row.startTime}::timestamptz, ${row.endTime}::timestamptz)
    order by p.start_time limit 1`.execute(context.db);
  return rows[0]?.title;
}

/** Throws unless students may check in at the door now. */
export async function assertDoorOpen(row: Preach, context: Context): Promise<void> {
  const start = row.startTime as string;
  const early = addSeconds(start, -(await setting(context, 'preach.checkinEarlyMinutes')) * minute);
  const late = addSeconds(start, (await setting(context, 'preach.checkinLateMinutes')) * minute);
  if (row.status !== approved.code || context.now < early || context.now > late)
    throw refusal(words.notInTime, 'RC_WINDOW');
}
/** Throws unless the school may change the attendance: from the opening of the door until a day after the end. */
export async function assertCorrectable(row: Preach, context: Context): Promise<void> {
  if (row.status !== approved.code && row.status !== finished.code) throw refusal(words.notInTime, 'RC_STATE');
  const { latestStart, earliestEnd } = await getCorrectable(context);
  if ((row.startTime as string) > latestStart) throw refusal(words.notInTime, 'RC_WINDOW');
  if ((row.endTime as string) < earliestEnd) throw refusal(words.tooLate, 'RC_WINDOW');
}
/** Sessions whose attendance can be corrected now: from the opening of the door to a day after their end. */
async function getCorrectable(
  context: Context,
): Promise<{ readonly latestStart: string; readonly earliestEnd: string }> {
  const early = (await setting(context, 'preach.checkinEarlyMinutes')) * minute;
  return { latestStart: addSeconds(context.now, early), earliestEnd: addSeconds(context.now, -day) };
}
/** A student of such a session, as the import names them. */
export async function exampleAttendee(context: Context): Promise<Record<string, string> | undefined> {
  const { latestStart, earliestEnd } = await getCorrectable(context);
  const { rows } = await sql<Record<'preachNo' | 'studentNo', string>>`
    select p.preach_no, e.student_no from rc_preach_attendee a
      join rc_preach p on p.id = a.preach_id join rc_employ_user e on e.id = a.employ_id
    where ${await context.visible(preachAttendee, 'a')} and ${inStates(preachFlow, ['approved', 'finished'], 'p')}
      and p.start_time <= ${latestStart}::timestamptz and p.end_time >= ${earliestEnd}::timestamptz
    order by p.start_time desc, a.id limit 1`.execute(context.db);
  return rows[0];
}

/** The live row of a student in a session. */
export async function findAttendee(
  preachId: string,
  employId: string,
  context: Context,
): Promise<Attendee | undefined> {
  const { rows } = await sql<Attendee>`
    select * from rc_preach_attendee where ${context.live(preachAttendee)} and preach_id = ${preachId}
      and employ_id = ${employId} for no key update`.execute(context.db);
  return rows[0];
}
