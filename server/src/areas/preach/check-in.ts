import { attendeeFlow, attendeeSources, preachAttendee } from '@campus/contract/preach';
import { employUser } from '@campus/contract/resume';
import type { Context } from '../../kit/context.ts';
import { newCheckInCode } from '../interview/check-in-code.ts';
import { type Attendee, assertStudent, findAttendee } from './attendee-rules.ts';
import type { Preach } from './preach-parts.ts';

const { checkedIn } = attendeeFlow.states;

/** A student who comes without a sign-up, or checks in with one. */
export async function checkIn(
  row: Preach,
  employId: string,
  how: { readonly method: number; readonly reason?: string | null; readonly at?: string },
  context: Context,
): Promise<{ readonly attendee: Attendee; readonly isRepeated: boolean }> {
  const { engine, now } = context;
  const before = await findAttendee(row.id, employId, context);
  if (before?.status === checkedIn.code) return { attendee: before, isRepeated: true };
  const values = { checkinTime: how.at ?? now, method: how.method, checkReason: how.reason ?? null };
  if (before) {
    const attendee = await engine.step(preachAttendee, 'scan', before.id, { ...values, bySystem: true }, context, true);
    return { attendee, isRepeated: false };
  }
  const student = await engine.lock(employUser, employId, context);
  assertStudent(student);
  const attendee = await engine.insert(
    preachAttendee,
    {
      ...values,
      preachId: row.id,
      employId,
      companyId: row.companyId,
      source: attendeeSources.walkIn,
      status: checkedIn.code,
      checkinCode: newCheckInCode(),
      sysOrgCode: student.sysOrgCode,
    },
    context,
  );
  return { attendee, isRepeated: false };
}
