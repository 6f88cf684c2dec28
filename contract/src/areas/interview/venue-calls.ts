import { date, dateTime, endpoint, number, ref, refs, text, type } from '../../kit/index.ts';

/** A booking on the timeline. */
export interface TimelineBooking {
  readonly id: string;
  readonly venueId: string;
  readonly title: string;
  readonly holder: string;
  readonly refType: string;
  readonly refId: string | null;
  readonly startTime: string;
  readonly endTime: string;
  readonly status: number;
}
/** A row of the timeline. */
export interface TimelineVenue {
  readonly id: string;
  readonly name: string;
  readonly building: string;
  readonly capacity: number;
  readonly openTime: string;
  readonly closeTime: string;
  readonly weekDays: string;
  readonly status: number;
}
/** Venues with the live bookings of a period of at most 31 days. */
export const venueTimeline = endpoint({
  method: 'GET',
  path: '/venue/venueBooking/timeline',
  title: '场地占用时间轴',
  needs: 'venue:booking:list',
  input: {
    start: date({ label: '开始日期', required: true }),
    end: date({ label: '结束日期', required: true }),
    venueIds: refs({ label: '场地', to: 'venue', max: 4000, most: 100 }),
  },
  output: type<{ readonly venues: readonly TimelineVenue[]; readonly bookings: readonly TimelineBooking[] }>(),
});

/** What occupies a venue in a period; empty when it is free. */
export interface Clash {
  readonly kind: 'venue';
  readonly sentence: string;
  readonly startTime: string;
  readonly endTime: string;
}
/** Says while a form is filled in what stands against a period; the constraint decides when it is saved. */
export const checkVenueClash = endpoint({
  method: 'GET',
  path: '/venue/venueBooking/checkClash',
  title: '检查场地冲突',
  needs: 'venue:booking:list',
  input: {
    start: dateTime({ label: '开始时间', required: true }),
    end: dateTime({ label: '结束时间', required: true }),
    venueId: ref({ label: '场地', to: 'venue', required: true }),
    exceptId: text({ label: '除外的占用', max: 32 }),
  },
  output: type<{ readonly clashes: readonly Clash[] }>(),
});

/** Free starts of a day in steps of ten minutes. */
export const freeVenueSlots = endpoint({
  method: 'GET',
  path: '/venue/venueBooking/freeSlots',
  title: '场地空闲时段',
  needs: 'venue:booking:list',
  input: {
    date: date({ label: '日期', required: true }),
    minutes: number({ label: '时长', required: true, min: 10, max: 720 }),
    venueId: ref({ label: '场地', to: 'venue', required: true }),
  },
  output: type<{ readonly starts: readonly string[]; readonly warning: string | null }>(),
});
