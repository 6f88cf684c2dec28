import {
  type MonitorNow,
  monitorEvents,
  monitorFairs,
  monitorLives,
  monitorNow,
  monitorSeries,
  type RunningFair,
  monitorTexts as texts,
} from '@campus/contract/dashboard';
import { fairIncident } from '@campus/contract/jobfair';
import { wallAddress } from '@campus/contract/rules';
import { Skeleton } from 'antd';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { getAddress, shownFigures } from '../../kit/figures/figure-link.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { ChartCard } from '../../widgets/chart/chart-card.tsx';
import { Figures } from '../../widgets/chart/figures.tsx';
import { findFailure } from './cards.tsx';
import './dashboard.css';
import './monitor.css';

const LineChart = lazy(async () => ({ default: (await import('../../widgets/chart/line-chart.tsx')).LineChart }));
const refresh = { quiet: true, refetchInterval: 10_000 } as const;

/** 实时监控: what is going on now, read again every ten seconds. */
export function MonitorPage() {
  const { data, error, refetch } = useEndpoint(monitorNow, {}, refresh);
  if (error && !data) return <LoadError error={error} onRetry={refetch} />;
  return (
    <div className="dashboard monitor">
      <div className="answer">
        <Sentence now={data} />
      </div>
      {data && data.alerts.length > 0 && (
        <ul className="monitor-alerts" role="alert">
          {data.alerts.map(({ key, text, link }) => (
            <li key={key}>{link ? <Link to={getAddress(link)}>{text}</Link> : text}</li>
          ))}
        </ul>
      )}
      <Figures figures={shownFigures(data?.figures)} before={texts.before} />
      <div className="dashboard-grid">
        <SeriesCard />
        <FairsCard />
        <LivesCard />
        <EventsCard />
      </div>
    </div>
  );
}

function Sentence({ now }: { readonly now: MonitorNow | undefined }) {
  if (!now) return <h2>&nbsp;</h2>;
  const { online, fairs, preaches } = now.sentence;
  const running = [
    ...(fairs === null ? [] : [{ key: 'fairs', name: texts.fairsRunning, n: fairs }]),
    ...(preaches === null ? [] : [{ key: 'preaches', name: texts.preachesRunning, n: preaches }]),
  ];
  return (
    <h2>
      {now.asOf.slice(11, 16)}
      {online !== null && (
        <>
          {' '}
          {texts.online} <b>{online}</b> {texts.people}
        </>
      )}
      {running.length > 0 && `，${texts.running}`}
      {running.map(({ key, name, n }, at) => (
        <span key={key}>
          {at > 0 && '、'}
          {name} <b>{n}</b> {texts.held}
        </span>
      ))}
    </h2>
  );
}

function SeriesCard() {
  const query = useEndpoint(monitorSeries, {}, refresh);
  const { data } = query;
  if (data && data.lines.length === 0) return null;
  const table = data && {
    heads: [texts.time, ...data.lines.map(({ name }) => name)],
    rows: data.times.map((time, at) => ({
      key: time,
      cells: [time, ...data.lines.map(({ values }) => values[at] ?? 0)],
    })),
  };
  return (
    <ChartCard
      wide
      title={texts.series}
      unit={texts.unit}
      table={table}
      failure={data ? undefined : findFailure(query)}
      draw={(drawing) => (
        <Suspense fallback={<div style={{ height: drawing.height }} />}>
          <LineChart days={data?.times ?? []} lines={data?.lines ?? []} unit={texts.unit} {...drawing} />
        </Suspense>
      )}
    />
  );
}

interface CardProps {
  readonly title: string;
  readonly query: { readonly error: Parameters<typeof LoadError>[0]['error'] | null; readonly refetch: () => unknown };
  /** Null: the caller may not list the rows; undefined while loading. */
  readonly rows: readonly unknown[] | null | undefined;
  readonly none: string;
  readonly children: ReactNode;
}
/** A list that is read again; hidden from those who may not list its rows. */
function ListCard({ title, query, rows, none, children }: CardProps) {
  if (rows === null) return null;
  const content = () => {
    if (rows === undefined)
      return query.error ? (
        <LoadError error={query.error} onRetry={query.refetch} />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 4 }} />
      );
    return rows.length === 0 ? <p className="chart-empty todo-none">{none}</p> : children;
  };
  return (
    <section className="surface chart-card">
      <header>
        <h2>{title}</h2>
      </header>
      {content()}
    </section>
  );
}

function FairsCard() {
  const query = useEndpoint(monitorFairs, {}, refresh);
  const fairs = query.data?.fairs;
  const maySeeWall = useAllowed(fairIncident.can.list);
  return (
    <ListCard title={texts.fairs} query={query} rows={fairs} none={texts.noFairs}>
      <ul className="monitor-fairs">
        {fairs?.map((fair) => (
          <li key={fair.id}>
            <Link to={`/jobFair/detail/${fair.id}`}>{fair.title}</Link>
            {fair.isLow && <em>{texts.low}</em>}
            <ArrivalBar fair={fair} />
            <p>
              <span>{texts.arrived(fair.arrived, fair.expected)}</span>
              <span>{texts.students(fair.students)}</span>
              {maySeeWall && (
                <a href={wallAddress(fair.id)} target="_blank" rel="noreferrer">
                  {texts.wall}
                </a>
              )}
            </p>
          </li>
        ))}
      </ul>
    </ListCard>
  );
}
function ArrivalBar({ fair: { arrived, expected, isLow, title } }: { readonly fair: RunningFair }) {
  const share = expected === 0 ? 0 : Math.round((arrived / expected) * 100);
  return (
    <div className={`monitor-bar${isLow ? ' low' : ''}`} role="img" aria-label={`${title} ${share}%`}>
      <i style={{ width: `${share}%` }} />
    </div>
  );
}

function LivesCard() {
  const query = useEndpoint(monitorLives, {}, refresh);
  const lives = query.data?.lives;
  return (
    <ListCard title={texts.lives} query={query} rows={lives} none={texts.noLives}>
      <ul className="activity">
        {lives?.map(({ id, title, kind, online, isInterrupted, link }) => (
          <li key={id}>
            <p>
              <Link to={getAddress(link)}>{title}</Link> <small>{texts.kinds[kind]}</small>
            </p>
            {isInterrupted ? <em className="late">{texts.interrupted}</em> : <time>{texts.viewers(online)}</time>}
          </li>
        ))}
      </ul>
    </ListCard>
  );
}

function EventsCard() {
  const query = useEndpoint(monitorEvents, {}, refresh);
  const events = query.data?.events;
  return (
    <ListCard title={texts.events} query={query} rows={events} none={texts.noEvents}>
      <ul className="activity monitor-events">
        {events?.map(({ id, time, kind, text }) => (
          <li key={`${kind}${id}`}>
            <p>
              <small>{kind}</small> {text}
            </p>
            <time>{time.slice(11, 19)}</time>
          </li>
        ))}
      </ul>
    </ListCard>
  );
}
