import type { Screen } from './lazy-screen.ts';

/** Screens that belong to the frame itself, by the component a menu entry names. */
export const frameScreens: Readonly<Record<string, Screen>> = {
  'exception/403': () => import('./exception-page.tsx').then(({ ForbiddenPage }) => ForbiddenPage),
  'exception/404': () => import('./exception-page.tsx').then(({ NotFoundPage }) => NotFoundPage),
  'exception/500': () => import('./exception-page.tsx').then(({ ServerErrorPage }) => ServerErrorPage),
  'result/Success': () => import('./result-page.tsx').then(({ SuccessPage }) => SuccessPage),
  'result/Error': () => import('./result-page.tsx').then(({ FailurePage }) => FailurePage),
};
