import type { ComponentType } from 'react';

/** Screens that configure the sign-in page. */
export const homepageScreens: Readonly<Record<string, () => Promise<ComponentType>>> = {
  'publicity/CompanyPublicityList': () => import('./company-publicity.tsx').then((m) => m.CompanyPublicityListPage),
  'publicity/LoginConfig': () => import('./login-config.tsx').then((m) => m.LoginConfigPage),
};
