import type { AreaScreens } from '../screens.ts';

/** Screens of the own account. */
export const screens: AreaScreens = {
  'account/settings/Index': () => import('./account-settings.tsx').then((m) => m.AccountSettingsPage),
  'account/center/Index': () => import('./account-center.tsx').then((m) => m.AccountCenterPage),
};
