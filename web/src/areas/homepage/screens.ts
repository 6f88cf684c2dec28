import type { AreaScreens } from '../screens.ts';

/** Screens that configure the sign-in page. */
export const screens: AreaScreens = {
  'publicity/CompanyPublicityList': () => import('./company-publicity.tsx').then((m) => m.CompanyPublicityListPage),
  'publicity/LoginConfig': () => import('./login-config.tsx').then((m) => m.LoginConfigPage),
};
