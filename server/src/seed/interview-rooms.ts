import {
  bookingFlow,
  bookingRefs,
  interviewTypes,
  isWithinHours,
  venueBooking,
  venueTypes,
} from '@campus/contract/interview';
import type { SeedRow } from './bulk.ts';
import type { Slot } from './interview-slots.ts';
import { seedId } from './random.ts';
import { type SeedContext, systemColumns } from './seed-context.ts';

/** Venues with what occupies them. */
export interface VenueRows {
  readonly venue: readonly SeedRow[];
  readonly booking: readonly SeedRow[];
}
/** The rooms of the schools, and what interviews take of them. */
export interface InterviewRooms {
  readonly rooms: readonly SeedRow[];
  /** Bookings by room. */
  readonly taken: Map<unknown, SeedRow[]>;
  readonly booking: SeedRow[];
}
export function openRooms({ venue, booking }: VenueRows): InterviewRooms {
  const rooms = venue.filter(({ type, openToCompany }) => type === venueTypes.interviewRoom && openToCompany === 1);
  return { rooms, taken: Map.groupBy(booking, ({ venueId }) => venueId), booking: [] };
}

/** Days from the anchor on which companies use rooms of the school. */
const days = [-7, 10] as const;
/** Of the interviews on the spot, every second one is at the school. */
const share = 2;
const firstId = 20_000;
const { occupied, released } = bookingFlow.states;

interface Use {
  readonly n: number;
  readonly type: number;
  readonly slot: Slot;
  readonly tenantId: number;
}
const isFree = (bookings: readonly SeedRow[], { start, end }: Slot): boolean =>
  bookings.every(
    ({ status, startTime, endTime }) =>
      status === released.code || String(startTime) >= end || String(endTime) <= start,
  );
/** A free room for an interview at the school; undefined for one elsewhere. */
export function findRoom(
  context: SeedContext,
  { n, type, slot, tenantId }: Use,
  of: InterviewRooms,
): string | undefined {
  const isNear = slot.start >= `${context.day(days[0])} 00:00:00` && slot.start < `${context.day(days[1])} 00:00:00`;
  if (type !== interviewTypes.onSite || !isNear || Math.floor(n / 3) % share !== 0) return undefined;
  const free = of.rooms.filter(({ id, tenantId: owner, openTime, closeTime, weekDays }) => {
    const hours = { openTime: String(openTime), closeTime: String(closeTime), weekDays: String(weekDays) };
    return owner === tenantId && isWithinHours(hours, slot.start, slot.end) && isFree(of.taken.get(id) ?? [], slot);
  });
  const room = free[n % Math.max(1, free.length)];
  return room && String(room.id);
}

/** Books the room of an interview; the booking of one that is over or called off is released. */
export function bookRoom(row: SeedRow, holder: string, isOpen: boolean, at: string, of: InterviewRooms): void {
  const { venueId, tenantId, createBy } = row;
  const booking = {
    ...systemColumns(venueBooking, seedId(32, firstId + of.booking.length), Number(tenantId), String(createBy), at),
    ...{ venueId, startTime: row.startTime, endTime: row.endTime, refType: bookingRefs.interview, refId: row.id },
    title: `面试 ${row.title}`,
    holder: holder.slice(0, 50),
    status: isOpen ? occupied.code : released.code,
    note: null,
    releaseReason: null,
  };
  of.booking.push(booking);
  of.taken.set(venueId, [...(of.taken.get(venueId) ?? []), { ...booking, status: occupied.code }]);
}
