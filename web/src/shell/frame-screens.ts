import { ForbiddenPage, NotFoundPage, ServerErrorPage } from './exception-page.tsx';
import type { Screen } from './lazy-screen.ts';

/** Screens of the frame itself, by the component of the menu entry. */
export const frameScreens: Readonly<Record<string, Screen>> = {
  'exception/403': () => Promise.resolve(ForbiddenPage),
  'exception/404': () => Promise.resolve(NotFoundPage),
  'exception/500': () => Promise.resolve(ServerErrorPage),
  'result/Success': () => import('./result-page.tsx').then(({ SuccessPage }) => SuccessPage),
  'result/Error': () => import('./result-page.tsx').then(({ FailurePage }) => FailurePage),
};
