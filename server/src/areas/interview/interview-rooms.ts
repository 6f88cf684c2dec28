import { bookingRefs, interview, type venueBooking } from '@campus/contract/interview';
import type { StepName } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context, WantedRows } from '../../kit/context.ts';
import type { Booking } from './bookings.ts';
import { notifyInterview } from './interview-notices.ts';
import { withParties } from './interview-parties.ts';
import { answerUntil } from './interview-times.ts';

/** The interview of a booking with what comes before it. */
export function interviewOfRoom(bookingId: string, context: Context): WantedRows[] {
  const booked = sql`id = (
    select ref_id from rc_venue_booking where id = ${bookingId} and ref_type = ${bookingRefs.interview})`;
  return withParties(booked, context);
}

/** The school decides on the room of an interview: a student answers from then on, an owner without it is notified. */
export async function afterRoomDecision(
  step: StepName<typeof venueBooking>,
  booking: Booking,
  context: Context,
): Promise<void> {
  const { engine } = context;
  if (booking.refType !== bookingRefs.interview || !booking.refId) return;
  const row = await engine.lock(interview, booking.refId, context);
  if (!row || row.venueId !== booking.venueId) return;
  if (step === 'approve') {
    const confirmDeadline = await answerUntil(row.startTime, context);
    const next = await engine.set(interview, row.id, { confirmDeadline, isOverdue: 0 }, context);
    return notifyInterview('I01', next, context);
  }
  const next = await engine.set(interview, row.id, { venueId: null }, context);
  await notifyInterview('I10', next, context, { reason: booking.releaseReason ?? '逾期未审核' });
}
