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

/** Lets those with a stored token into the console and sends everybody else to the sign-in page; while the screen is locked nothing is let in. */
export function Gate() {
  const location = useLocation();
  const isSignedIn = useSession((session) => session.token !== undefined);
  const isLocked = useLock((lock) => lock.isLocked);
  // What lies below /user and is no open route belongs to nobody; sending it to sign in would come back here.
  if (location.pathname.startsWith('/user/')) return <Navigate to="/404" replace />;
  if (!isSignedIn) return <Navigate to={signInPath(location)} replace />;
  return (
    <ErrorBoundary>
      <Suspense fallback={<InitialFrame />}>{isLocked ? <LockCover /> : <Console />}</Suspense>
    </ErrorBoundary>
  );
}
