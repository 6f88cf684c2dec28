import { venueTimeline } from '@campus/contract/interview';
import { fairScreen } from '@campus/contract/jobfair';
import { asText } from '../../kit/field/row.ts';
import type { FormValues } from '../../kit/form/use-fields-form.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { DayPeriodPicker } from '../../widgets/day-period-picker.tsx';

const dayMinutes = 24 * 60;
const getMinutes = (time: string): number => Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16));
/** Minutes of a time on `day`, from 0 before it to 1440 after it. */
const minutesOn = (day: string, time: string): number =>
  time.slice(0, 10) === day ? getMinutes(time) : time < day ? 0 : dayMinutes;

interface VenueDayProps {
  readonly values: FormValues;
  readonly fairId: string | undefined;
}
/** What occupies the venue of a fair on its day, with the time of the fair. */
export function VenueDay({ values, fairId }: VenueDayProps) {
  const [venueIds, start, end] = [asText(values.venueId), asText(values.startTime), asText(values.endTime)];
  const day = start.slice(0, 10);
  const isAsked = venueIds !== '' && day !== '';
  const { data } = useEndpoint(venueTimeline, { start: day, end: day, venueIds }, { enabled: isAsked, silent: true });
  const [venue] = data?.venues ?? [];
  if (!isAsked || !data || !venue) return null;
  const busy = data.bookings
    .filter(({ refId }) => refId === null || refId !== fairId)
    .map(({ title, startTime, endTime }) => ({ title, from: minutesOn(day, startTime), to: minutesOn(day, endTime) }));
  const closed = [
    { from: 0, to: minutesOn(day, `${day} ${venue.openTime}`) },
    { from: minutesOn(day, `${day} ${venue.closeTime}`), to: dayMinutes },
  ];
  const value = end > start ? { from: getMinutes(start), to: minutesOn(day, end) } : undefined;
  return (
    <section>
      <h3>{fairScreen.wizard.venueDay}</h3>
      <DayPeriodPicker
        label={fairScreen.wizard.venueDay}
        busy={[...busy, ...closed]}
        value={value}
        disabled
        onChange={() => undefined}
      />
    </section>
  );
}
