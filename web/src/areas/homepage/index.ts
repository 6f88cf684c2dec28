import type { ComponentType } from 'react';

/** Screens of what the sign-in page shows. */
export const homepageScreens: Readonly<Record<string, () => Promise<ComponentType>>> = {
  'publicity/CompanyPublicityList': () => import('./company-publicity.tsx').then((m) => m.CompanyPublicityListPage),
  'publicity/LoginConfig': () => import('./login-config.tsx').then((m) => m.LoginConfigPage),
};
