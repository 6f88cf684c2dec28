import { checkInterviewClash, interview, interviewScreen } from '@campus/contract/interview';
import type { Output } from '@campus/contract/kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { asText } from '../../kit/field/row.ts';
import type { FormValues } from '../../kit/form/use-fields-form.ts';
import { call } from '../../request/call.ts';
import { searchDebounceMs, useDebounced } from '../../widgets/selects/use-search.ts';
import './busy-timeline.css';

const texts = interviewScreen.ruler;
const [from, until] = [8 * 60, 21 * 60];
const getMinutes = (time: string): number => Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16));
const percent = (minutes: number): number => (100 * (Math.min(Math.max(minutes, from), until) - from)) / (until - from);
const getBar = (start: string, end: string) => ({
  left: `${percent(getMinutes(start))}%`,
  width: `${Math.max(percent(getMinutes(end)) - percent(getMinutes(start)), 0.5)}%`,
});
const hours = Array.from({ length: (until - from) / 60 + 1 }, (_, i) => from / 60 + i);

interface Asked {
  readonly start: string;
  readonly end: string;
  readonly deliveryId?: string;
  readonly interviewerIds?: string;
  readonly venueId?: string;
  readonly exceptId?: string;
}
function toBusyQuery(values: FormValues, exceptId: string | undefined): Asked | undefined {
  const [start, end] = [asText(values.startTime), asText(values.endTime)];
  if (start === '' || end === '' || end <= start) return undefined;
  const names = ['deliveryId', 'interviewerIds', 'venueId'] as const;
  const more = Object.fromEntries(
    names.flatMap((name) => (asText(values[name]) ? [[name, asText(values[name])]] : [])),
  );
  return { start, end, ...more, ...(exceptId && { exceptId }) };
}

type Answer = Output<typeof checkInterviewClash>;
type Busy = Answer['busy'][number];

/** What is taken on the day of a planned interview, with what stands against its time. */
export function BusyTimeline({ values, exceptId }: { values: FormValues; exceptId?: string | undefined }) {
  // As text: a query that is built again is not another one.
  const rested = useDebounced(JSON.stringify(toBusyQuery(values, exceptId)) ?? '', searchDebounceMs);
  const asked = useMemo(() => (rested === '' ? undefined : (JSON.parse(rested) as Asked)), [rested]);
  const { data } = useQuery<Answer>({
    queryKey: [interview.name, 'clash', asked],
    queryFn: ({ signal }) => call(checkInterviewClash, asked as Asked, { signal, silent: true }),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
  });
  if (!asked || !data) return null;
  const rows = Map.groupBy(data.busy, ({ kind, name }) => `${texts[kind]} ${name}`);
  return (
    <section className="busy-timeline" aria-label={texts.title}>
      <h3>{texts.title}</h3>
      {data.clashes.map((clash) => (
        <p key={`${clash.kind}${clash.name}${clash.startTime}`} className="busy-timeline-clash" role="alert">
          {clash.sentence}
        </p>
      ))}
      {data.warning && <p className="busy-timeline-warning">{data.warning}</p>}
      {rows.size === 0 ? (
        <p className="muted">{texts.free}</p>
      ) : (
        <div className="busy-timeline-rows">
          {[...rows].map(([label, busy]) => (
            <Row key={label} label={label} busy={busy} asked={asked} />
          ))}
          <div className="busy-timeline-hours" aria-hidden>
            {hours.map((hour) => (
              <span key={hour}>{hour}</span>
            ))}
          </div>
        </div>
      )}
    </section>
  );
}

const Row = ({ label, busy, asked }: { label: string; busy: readonly Busy[]; asked: Asked }) => (
  <div className="busy-timeline-row">
    <span title={label}>{label}</span>
    <div>
      <i className="wanted" style={getBar(asked.start, asked.end)} />
      {busy.map(({ startTime, endTime }) => (
        <i
          key={startTime}
          className="busy"
          style={getBar(startTime, endTime)}
          title={`${startTime.slice(11, 16)}-${endTime.slice(11, 16)}`}
        />
      ))}
    </div>
  </div>
);
