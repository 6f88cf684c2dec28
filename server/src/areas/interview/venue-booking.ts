import {
  assertBookingLength,
  bookingRefs,
  dayOffWarning,
  interviewTexts,
  venue,
  venueBooking,
} from '@campus/contract/interview';
import { fieldFailure, isEnterprise, refusal } from '@campus/contract/kit';
import { dayNumber, getDay } from '@campus/contract/rules';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { loadHolidays } from '../../platform/holidays.ts';
import { assertOpen, type Booking, describeBooking } from './bookings.ts';
import { afterRoomDecision, interviewOfRoom } from './interview-rooms.ts';

const texts = interviewTexts.booking;

async function warnOfDaysOff(start: string, end: string, context: Context): Promise<void> {
  const holidays = await loadHolidays(context);
  for (let day = dayNumber(start); day <= dayNumber(end); day += 1) {
    const warning = dayOffWarning(getDay(day), holidays);
    if (warning !== undefined) context.warn(warning);
  }
}

/** Rooms of talks and fairs follow their own audit. */
const isDecidedHere = ({ refType }: Booking): boolean =>
  refType === bookingRefs.manual || refType === bookingRefs.interview;

/** Bookings: inside the opening hours, held until another user approves where the venue demands it. */
export const venueBookingBehaviour = behaviour(venueBooking, {
  // A booking follows its interview, which is locked first.
  lockFirst: interviewOfRoom,
  validate({ startTime, endTime }, context) {
    const { before, now } = context;
    if (before && before.refType !== bookingRefs.manual) throw refusal(texts.onlyManual, 'RC_STATE');
    if (!startTime || !endTime || (before?.startTime === startTime && before.endTime === endTime)) return;
    assertBookingLength(startTime, endTime);
    if (endTime <= now) throw fieldFailure('endTime', texts.past);
  },
  async beforeSave(draft, context) {
    const { engine, before } = context;
    const isMoved = (['venueId', 'startTime', 'endTime'] as const).some((name) => draft[name] !== before?.[name]);
    const hall = isMoved ? await engine.lock(venue, draft.venueId ?? '', context) : undefined;
    if (!hall) return undefined;
    assertOpen(hall, draft.startTime ?? '', draft.endTime ?? '');
    await warnOfDaysOff(draft.startTime ?? '', draft.endTime ?? '', context);
    draft.refType ??= bookingRefs.manual;
    return { to: hall.needAudit === 1 ? 'held' : 'occupied' };
  },
  steps: {
    approve(row, _input, { session }) {
      if (!isDecidedHere(row)) throw refusal(texts.onlyManual, 'RC_STATE');
      if (row.createBy === session.username) throw refusal(texts.ownAudit);
    },
    release(row, { reason }) {
      if (!isDecidedHere(row)) throw refusal(texts.onlyManual, 'RC_STATE');
      return { releaseReason: reason };
    },
  },
  afterStep: (step, row, context) => afterRoomDecision(step, row, context),
  // A company only learns that the room is taken.
  conflict: (_row, other, { session }) => (isEnterprise(session) ? undefined : describeBooking(other)),
});
