import { interviewTexts, venue, venueBooking } from '@campus/contract/interview';
import { type Filter, fieldFailure, now, refusal } from '@campus/contract/kit';
import { behaviour } from '../../kit/behaviour.ts';
import { openBookings } from './bookings.ts';

const texts = interviewTexts.disabling;
const mostListed = 10;
/** Bookings of a venue that are not over yet. */
const createFutureFilter = (id: string): Filter => ({
  all: [['venueId', 'eq', id], openBookings, ['endTime', 'gt', now]],
});

/** Venues: opening hours in order; one with future bookings is kept. */
export const venueBehaviour = behaviour(venue, {
  validate(draft) {
    if (draft.openTime && draft.closeTime && draft.closeTime <= draft.openTime)
      throw fieldFailure('closeTime', interviewTexts.venue.hours);
  },
  async beforeDelete({ id }, context) {
    if ((await context.engine.count(venueBooking, createFutureFilter(id), context)) > 0)
      throw refusal(interviewTexts.venue.booked);
  },
  async preview(_step, { id }, context) {
    const total = await context.engine.count(venueBooking, createFutureFilter(id), context);
    if (total === 0) return { sentence: texts.none };
    const rows = await context.engine.find(
      venueBooking,
      createFutureFilter(id),
      ['title', 'startTime', 'endTime'],
      context,
    );
    const first = rows.sort((a, b) => String(a.startTime).localeCompare(String(b.startTime))).slice(0, mostListed);
    const lines = first.map(({ title, startTime, endTime }) =>
      texts.line(String(title), String(startTime).slice(0, 16), String(endTime).slice(0, 16)),
    );
    return { sentence: texts.some(total, lines) };
  },
});
