import type { AreaScreens } from '../screens.ts';

/** Screens of venues, by the component of the menu entry. */
export const screens: AreaScreens = {
  'interview/VenueBookingList': () => import('./booking-page.tsx').then((module) => module.BookingPage),
};
