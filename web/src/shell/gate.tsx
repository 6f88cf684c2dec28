import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '../request/session-store.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { signInPath } from './redirect-target.ts';

const Console = lazyScreen('console', () => import('./console.tsx').then((module) => module.Console));

/** Lets those with a stored token into the console and sends everybody else to the sign-in page. */
export function Gate() {
  const location = useLocation();
  const isSignedIn = useSession((session) => session.token !== undefined);
  if (!isSignedIn) return <Navigate to={signInPath(location)} replace />;
  return (
    <ErrorBoundary>
      <Suspense>
        <Console />
      </Suspense>
    </ErrorBoundary>
  );
}
