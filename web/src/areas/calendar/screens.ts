import type { AreaScreens } from '../screens.ts';

/** Screens of the calendars, by the component of the menu entry. */
export const screens: AreaScreens = {
  'calendar/EventCalendar': () => import('./event-calendar.tsx').then((module) => module.EventCalendarPage),
};
