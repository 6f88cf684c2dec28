import { checkinMethods } from '@campus/contract/jobfair';
import { type Draft, failure, fieldFailure } from '@campus/contract/kit';
import { preach, preachAttendee, attendeeWords as words } from '@campus/contract/preach';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { withWholeTenant } from '../../kit/whole-tenant.ts';
import { setting } from '../../platform/settings.ts';
import { addSeconds, minute } from '../../platform/sign-in/moments.ts';
import { findStudentOfSheet } from '../resume/student-of-sheet.ts';
import { assertCorrectable } from './attendee-rules.ts';
import { checkIn } from './check-in.ts';
import type { Preach } from './preach-parts.ts';

type Cells = Readonly<Record<string, string>>;
const cellOf = (cells: Cells, name: 'preachNo' | 'studentNo' | 'realname'): string =>
  (cells[preachAttendee.fields[name].label] ?? '').trim();

async function loadSession(cells: Cells, context: Context): Promise<Preach> {
  const no = cellOf(cells, 'preachNo');
  const { rows } = await sql<{ id: string }>`
    select id from rc_preach where ${await context.visible(preach)} and preach_no = ${no}`.execute(context.db);
  const row = rows[0] && (await context.engine.lock(preach, rows[0].id, context));
  if (!row) throw fieldFailure('preachNo', words.unknownPreach(no));
  return row;
}

/** Checks a student of the sheet in; a row without a time counts from the start of the session. */
export async function importCheckIn(
  draft: Draft<typeof preachAttendee> & { id?: string },
  cells: Cells,
  context: Context,
): Promise<void> {
  const row = await loadSession(cells, context);
  await assertCorrectable(row, context);
  const { startTime, endTime } = row;
  if (!startTime || !endTime) throw failure('notFound');
  const at = draft.checkinTime ?? startTime;
  const early = addSeconds(startTime, -(await setting(context, 'preach.checkinEarlyMinutes')) * minute);
  if (at < early || at > endTime || at > context.now) throw fieldFailure('checkinTime', words.importTime);
  const employId = await findStudentOfSheet(cellOf(cells, 'studentNo'), cellOf(cells, 'realname'), context);
  const { attendee } = await checkIn(row, employId, { method: checkinMethods.imported, at }, withWholeTenant(context));
  delete draft.checkinTime;
  draft.id = attendee.id;
  draft.remark ??= words.imported;
}
