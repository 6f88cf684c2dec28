import { LeftOutlined, PrinterOutlined, ReloadOutlined, RightOutlined } from '@ant-design/icons';
import { calendarTexts } from '@campus/contract/calendar';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { IconButton } from '../../widgets/icon-button.tsx';
import { Segmented } from '../../widgets/segmented.tsx';
import { type CalendarView, getTitle, step } from './calendar-range.ts';
import type { CalendarState } from './use-calendar-state.ts';

const texts = calendarTexts;
const options = Object.entries(texts.views).map(([value, label]) => ({ value: value as CalendarView, label }));

interface CalendarToolbarProps {
  /** Printed before the period. */
  readonly title: string;
  readonly state: CalendarState;
  readonly onRefresh: () => void;
  /** Buttons of the page. */
  readonly tools?: ReactNode;
}

/** Head of a calendar: the period with its neighbours, the views and the tools. */
export function CalendarToolbar({ title, state: { view, day, change }, onRefresh, tools }: CalendarToolbarProps) {
  return (
    <div className="calendar-head">
      <div className="calendar-period">
        <IconButton label={texts.previous[view]} onClick={() => change({ date: step(view, day, -1) })}>
          <LeftOutlined aria-hidden />
        </IconButton>
        <Button onClick={() => change({ date: undefined })}>{texts.today}</Button>
        <IconButton label={texts.next[view]} onClick={() => change({ date: step(view, day, 1) })}>
          <RightOutlined aria-hidden />
        </IconButton>
        <b className="calendar-title">{title}</b>
        <h2 aria-live="polite">{getTitle(view, day)}</h2>
      </div>
      <div className="calendar-tools">
        <Segmented
          aria-label={texts.view}
          options={options}
          value={view}
          onChange={(next) => change({ view: next, date: day })}
        />
        {tools}
        <IconButton label={texts.print} onClick={() => window.print()}>
          <PrinterOutlined aria-hidden />
        </IconButton>
        <IconButton label={texts.refresh} onClick={onRefresh}>
          <ReloadOutlined aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}
