import { CloseOutlined } from '@ant-design/icons';
import { type BoothMap, fairDayTexts, type FairWall as Wall } from '@campus/contract/jobfair';
import { Skeleton } from 'antd';
import { type CSSProperties, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { themeVariables } from '../../theme/variables.ts';
import { fitUsed } from './booth-geometry.ts';
import { BoothPlan } from './booth-plan.tsx';
import { MinuteBars } from './minute-bars.tsx';
import { useFairWall, useServerClock, useWakeLock } from './use-fair-wall.ts';
import './fair-wall.css';

const texts = fairDayTexts.wall;
/** Always dark, whatever the console is. */
const dark = { ...themeVariables('dark'), colorScheme: 'dark' } as CSSProperties;

/** 现场大屏: one fair on a screen in its hall. */
export function FairWall() {
  const fairId = new URLSearchParams(useLocation().search).get('fairId') ?? '';
  useWakeLock();
  return (
    <main className="fair-wall" style={dark}>
      {fairId === '' ? <p className="fair-wall-choose">{texts.choose}</p> : <WallOf fairId={fairId} />}
      <Link className="fair-wall-leave" to={`/jobFair/attendance?fairId=${fairId}`} aria-label={texts.leave}>
        <CloseOutlined />
      </Link>
    </main>
  );
}

function WallOf({ fairId }: { readonly fairId: string }) {
  const { wall, map, error, reload } = useFairWall(fairId);
  const now = useServerClock(wall?.asOf);
  useEffect(() => {
    if (wall) document.title = `${wall.title} · ${texts.title}`;
  }, [wall]);
  if (error && !wall) return <LoadError error={error} onRetry={reload} />;
  if (!wall) return <Skeleton active paragraph={{ rows: 12 }} />;
  return (
    <>
      <header>
        <h1>{wall.title}</h1>
        {error && (
          <p className="fair-wall-offline" role="alert">
            {texts.offline(wall.asOf.slice(11))}
          </p>
        )}
        <Countdown wall={wall} now={now} />
        <time>{now.slice(11)}</time>
      </header>
      <Tiles wall={wall} />
      <section className="fair-wall-map">
        <h2>{texts.map}</h2>
        {map && <BoothPlan map={map} view={fitUsed(map)} />}
      </section>
      <EmptyBooths map={map} />
      <section className="fair-wall-minutes">
        <h2>
          {texts.minute}
          <small>
            {texts.most(Math.max(0, ...wall.minutes.map(({ companies, students }) => companies + students)))}
          </small>
        </h2>
        <MinuteBars minutes={wall.minutes} />
      </section>
      <Incidents wall={wall} />
    </>
  );
}

const toSeconds = (time: string): number => new Date(`${time.replace(' ', 'T')}+08:00`).getTime() / 1000;
/** Days, hours, minutes and seconds between two times. */
function formatSpan(from: string, to: string): string {
  const left = Math.max(0, Math.round(toSeconds(to) - toSeconds(from)));
  const part = (n: number): string => String(n).padStart(2, '0');
  const days = Math.floor(left / 86_400);
  const clock = `${part(Math.floor(left / 3600) % 24)}:${part(Math.floor(left / 60) % 60)}:${part(left % 60)}`;
  return days > 0 ? texts.days(days, clock) : clock;
}
function Countdown({ wall, now }: { readonly wall: Wall; readonly now: string }) {
  if (now >= wall.endTime) return <span>{texts.over}</span>;
  const isBefore = now < wall.startTime;
  return (
    <span>
      {isBefore ? texts.before : texts.during} <b>{formatSpan(now, isBefore ? wall.startTime : wall.endTime)}</b>
    </span>
  );
}

function Tiles({ wall }: { readonly wall: Wall }) {
  const { companiesArrived: came, companiesExpected: all, studentsArrived, queue, deliveries } = wall;
  const count = (n: number): string => n.toLocaleString('zh-CN');
  const tiles = [
    [texts.tiles.companies, `${count(came)} / ${count(all)}`],
    [texts.tiles.rate, all === 0 ? '–' : `${Math.round((came / all) * 100)}%`],
    [texts.tiles.students, count(studentsArrived)],
    [texts.tiles.queue, count(queue)],
    [texts.tiles.deliveries, count(deliveries)],
  ];
  return (
    <ul className="fair-wall-tiles">
      {tiles.map(([label, value]) => (
        <li key={label}>
          <span>{label}</span>
          <b>{value}</b>
        </li>
      ))}
    </ul>
  );
}

/** Booths of companies that have not come. */
function EmptyBooths({ map }: { readonly map: BoothMap | undefined }) {
  const empty =
    map?.booths.filter(({ state, isArrived }) => (state === 'taken' || state === 'barred') && !isArrived) ?? [];
  return (
    <section className="fair-wall-empty">
      <h2>
        {texts.empty}
        <small>{empty.length}</small>
      </h2>
      {map && empty.length === 0 && <p>{texts.noEmpty}</p>}
      <ul>
        {empty.map(({ id, boothNo, companyName }) => (
          <li key={id}>
            <b>{boothNo}</b>
            <span>{companyName}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Incidents({ wall: { incidents } }: { readonly wall: Wall }) {
  return (
    <section className="fair-wall-incidents">
      <h2>{texts.incidents}</h2>
      {incidents.length === 0 && <p>{texts.calm}</p>}
      <ul>
        {incidents.map(({ id, time, kind, level, place, content, isOpen }) => (
          <li key={id} data-level={isOpen ? level : undefined}>
            <time>{time.slice(11, 16)}</time>
            <span>{isOpen ? `${kind} · ${texts.levels[level] ?? ''}` : texts.handled}</span>
            <p>
              {place} {content}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
