import { venueTimeline } from '@campus/contract/interview';
import type { InputProps } from '../../../kit/form/field-control.ts';
import { DateTimeInput } from '../../../kit/form/field-inputs.tsx';
import { useSurroundingForm } from '../../../kit/form/form-context.ts';
import { getTypedText } from '../../../kit/form/use-fields-form.ts';
import { useEndpoint } from '../../../request/use-endpoint.ts';
import { type BusyPeriod, type DayPeriod, DayPeriodPicker, getClock } from '../../../widgets/day-period-picker.tsx';

const dayMinutes = 24 * 60;
/** Minutes of a time on `day`, from 0 before it to 1440 after it. */
function minutesOn(day: string, time: string): number {
  if (time.slice(0, 10) !== day) return time < day ? 0 : dayMinutes;
  return Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16));
}

/** The start of a booking, with the free and occupied half hours of its venue on that day. */
export function Control(props: InputProps) {
  const form = useSurroundingForm();
  const venueId = form ? getTypedText(form.values, 'venueId') : '';
  const end = form ? getTypedText(form.values, 'endTime') : '';
  const day = props.value.slice(0, 10);
  const isAsked = venueId !== '' && day !== '';
  const { data } = useEndpoint(
    venueTimeline,
    { start: day, end: day, venueIds: venueId },
    { enabled: isAsked, silent: true },
  );
  const [venue] = data?.venues ?? [];
  // The booking that is edited does not stand against itself.
  const others = data?.bookings.filter(({ id }) => id !== form?.rowId) ?? [];
  const busy: BusyPeriod[] = [
    ...others.map(({ title, startTime, endTime }) => ({
      title,
      from: minutesOn(day, startTime),
      to: minutesOn(day, endTime),
    })),
    ...(venue
      ? [
          { from: 0, to: minutesOn(day, `${day} ${venue.openTime}`) },
          { from: minutesOn(day, `${day} ${venue.closeTime}`), to: dayMinutes },
        ]
      : []),
  ];
  const value: DayPeriod | undefined =
    props.value !== '' && end > props.value
      ? { from: minutesOn(day, props.value), to: minutesOn(day, end) }
      : undefined;
  const choose = ({ from, to }: DayPeriod) => {
    props.onChange(`${day} ${getClock(from)}:00`);
    form?.set('endTime', `${day} ${getClock(to)}:00`);
  };
  return (
    <>
      <DateTimeInput {...props} />
      {isAsked && data && (
        <DayPeriodPicker
          label={props.field.label}
          busy={busy}
          value={value}
          disabled={props.disabled ?? false}
          onChange={choose}
        />
      )}
    </>
  );
}
