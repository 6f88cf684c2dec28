import type { ComponentType } from 'react';

/** Screens of the own account. */
export const accountScreens: Readonly<Record<string, () => Promise<ComponentType>>> = {
  'account/settings/Index': () => import('./account-settings.tsx').then((m) => m.AccountSettingsPage),
  'account/center/Index': () => import('./account-center.tsx').then((m) => m.AccountCenterPage),
};
