import { calendarTexts } from '@campus/contract/calendar';
import { type FreeDay, freeDays, preachScreen } from '@campus/contract/preach';
import { chinaDay, dayNumber, getDay } from '@campus/contract/rules';
import { Button } from 'antd';
import { useState } from 'react';
import { Loaded } from '../../kit/detail/loaded.tsx';
import { useEndpoint } from '../../request/use-endpoint.ts';
import './free-days.css';

const texts = preachScreen.free;
const shownDays = 28;
const [sunday, ...workdays] = calendarTexts.weekday;
/** From Monday. */
const weekdays = [...workdays, sunday];

/** Whether any hall is free, for each half of the days of four weeks. */
export function FreeDays() {
  const today = dayNumber(chinaDay(new Date()));
  const monday = today - ((today + 3) % 7);
  const [page, setPage] = useState(0);
  const first = monday + page * shownDays;
  const range = { start: getDay(first), end: getDay(first + shownDays - 1) };
  const found = useEndpoint(freeDays, range, { quiet: true });
  return (
    <section className="free-days" aria-label={texts.title}>
      <header>
        <b>{texts.title}</b>
        <span className="muted grow">{found.data && texts.hint(found.data.firstDay)}</span>
        <Button size="small" disabled={page === 0} onClick={() => setPage(page - 1)}>
          {texts.previous}
        </Button>
        <Button size="small" disabled={page >= 3} onClick={() => setPage(page + 1)}>
          {texts.following}
        </Button>
      </header>
      <Loaded query={found}>{({ days }) => <Days days={days} />}</Loaded>
    </section>
  );
}

const Days = ({ days }: { days: readonly FreeDay[] }) => (
  <table>
    <thead>
      <tr>
        {weekdays.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {Array.from({ length: Math.ceil(days.length / 7) }, (_, week) => days.slice(week * 7, week * 7 + 7)).map(
        (week) => (
          <tr key={week[0]?.date}>
            {week.map((day) => (
              <td key={day.date}>
                <time dateTime={day.date}>{day.date.slice(5)}</time>
                <Half label={texts.morning} isFree={day.morning} />
                <Half label={texts.afternoon} isFree={day.afternoon} />
              </td>
            ))}
          </tr>
        ),
      )}
    </tbody>
  </table>
);
const Half = ({ label, isFree }: { label: string; isFree: boolean }) => (
  <span className={isFree ? 'is-free' : 'is-taken'}>
    {label} {isFree ? texts.yes : texts.no}
  </span>
);
