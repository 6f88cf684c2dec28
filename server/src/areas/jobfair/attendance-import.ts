import {
  checkinMethods,
  fairAttendance,
  fairFlow,
  fairStudent,
  jobFair,
  attendanceWords as words,
} from '@campus/contract/jobfair';
import { type Draft, fieldFailure } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { findStudentOfSheet } from '../resume/student-of-sheet.ts';
import type { Fair } from './apply-parties.ts';
import { checkInStudent } from './check-in.ts';

type Cells = Readonly<Record<string, string>>;
const cellOf = (cells: Cells, name: 'fairNo' | 'studentNo' | 'realname'): string =>
  (cells[fairAttendance.fields[name].label] ?? '').trim();

async function loadFair(cells: Cells, context: Context): Promise<Fair> {
  const no = cellOf(cells, 'fairNo');
  const { rows } = await sql<Fair>`
    select * from rc_job_fair where ${await context.visible(jobFair)} and fair_no = ${no}`.execute(context.db);
  if (!rows[0]) throw fieldFailure('fairNo', words.unknownFair(no));
  return rows[0];
}

/**
 * Checks a student of the sheet in; a row without a time counts from the start of the fair. A student who is there
 * already stays as they are.
 */
export async function importCheckIn(
  draft: Draft<typeof fairAttendance> & { id?: string },
  cells: Cells,
  context: Context,
): Promise<'added' | undefined> {
  const fair = await loadFair(cells, context);
  const employId = await findStudentOfSheet(cellOf(cells, 'studentNo'), cellOf(cells, 'realname'), context);
  const { now } = context;
  const start = String(fair.startTime);
  const at = draft.checkinTime ?? (start < now ? start : now);
  if (at > now) throw fieldFailure('checkinTime', words.window);
  const arrival = { method: checkinMethods.imported, at };
  const { attendanceId, isRepeated } = await checkInStudent({ fairId: fair.id, employId }, arrival, context);
  delete draft.checkinTime;
  draft.id = attendanceId;
  return isRepeated ? undefined : 'added';
}

/** A fair that takes place and a student who is at the school, as the import names them. */
export async function exampleCheckIn(context: Context): Promise<Record<string, string> | undefined> {
  const { rows } = await sql<Record<'fairNo' | 'studentNo', string>>`
    select f.fair_no, e.student_no from rc_fair_student s
      join rc_job_fair f on f.id = s.fair_id join rc_employ_user e on e.id = s.employ_id
    where ${await context.visible(fairStudent, 's')} and ${inStates(fairFlow, ['published'], 'f')}
      and f.start_time <= ${context.now}::timestamptz
    order by f.start_time desc, s.id limit 1`.execute(context.db);
  return rows[0];
}
