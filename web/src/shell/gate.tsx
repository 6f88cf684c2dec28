import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useLock } from '../request/lock-store.ts';
import { useSession } from '../request/session-store.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { InitialFrame } from './initial-frame.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { signInPath } from './redirect-target.ts';

const Console = lazyScreen('console', () => import('./console.tsx').then((module) => module.Console));
const LockCover = lazyScreen('lock-cover', () => import('./lock/lock-cover.tsx').then((module) => module.LockCover));

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
