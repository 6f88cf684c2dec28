import type { AreaScreens } from '../screens.ts';

/** Screens of document templates. */
export const screens: AreaScreens = {
  'media/DocTemplateList': () => import('./doc-template.tsx').then((module) => module.DocTemplateListPage),
};
