import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useLock } from '../request/lock-store.ts';
import { preloadPermissions } from '../request/permission.ts';
import { useSession } from '../request/session-store.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { InitialFrame } from './initial-frame.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { signInPath } from './redirect-target.ts';

const Console = lazyScreen('console', () => {
  const loading = import('./console.tsx').then((module) => module.Console);
  preloadPermissions();
  preloadLists();
  return loading;
});
const LockCover = lazyScreen('lock-cover', () => import('./lock/lock-cover.tsx').then((module) => module.LockCover));

/** Nearly every page but the boards shows a list: its engine comes with the console. */
function preloadLists(): void {
  // The page that needs it reports a failure.
  if (document.documentElement.dataset.page !== 'dashboard')
    import('../kit/list/entity-page.tsx').catch(() => undefined);
}

/** Admits users with a stored token and redirects all others to the sign-in page; locked while the screen is locked. */
export function Gate() {
  const location = useLocation();
  const isSignedIn = useSession((session) => session.token !== undefined);
  const isLocked = useLock((lock) => lock.isLocked);
  // Unknown paths below /user must not redirect to the sign-in page: the redirect would end here again.
  if (location.pathname.startsWith('/user/')) return <Navigate to="/404" replace />;
  if (!isSignedIn) return <Navigate to={signInPath(location)} replace />;
  return (
    <ErrorBoundary>
      <Suspense fallback={<InitialFrame />}>{isLocked ? <LockCover /> : <Console />}</Suspense>
    </ErrorBoundary>
  );
}
