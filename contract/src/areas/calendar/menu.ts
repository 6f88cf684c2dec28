import { type CalendarName, type CalendarSide, calendarCode, calendarTitle, menuEntry, page } from '../../kit/index.ts';

/** The menu entry of a calendar. Each area with objects of its own calendar adds it next to them. */
export const calendarEntry = (side: CalendarSide, name: CalendarName, order: number, icon: string) =>
  menuEntry(
    side,
    `/calendar/${side}`,
    order,
    page(`/calendar/${side}/${name}`, calendarTitle(name), icon, 'calendar/EventCalendar', calendarCode(side, name), {
      keepAlive: false,
    }),
  );

export const calendarMenu = [
  calendarEntry('school', 'employment', 10, 'CalendarOutlined'),
  calendarEntry('school', 'resume', 50, 'ProfileOutlined'),
  calendarEntry('enterprise', 'employment', 10, 'CalendarOutlined'),
  calendarEntry('enterprise', 'resume', 50, 'ProfileOutlined'),
];
