import { documentTitle, homePath } from '@campus/contract/rules';
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { useSession } from '../request/session-store.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { hideInitialFrame } from './initial-frame.tsx';
import { OpenSkeleton } from './open-skeleton.tsx';

interface OpenScreenProps {
  readonly title: string | undefined;
  readonly signedOutOnly: boolean;
  readonly children: ReactNode;
}

/** Wrapper of an open page: document title and error boundary. */
export function OpenScreen({ title, signedOutOnly, children }: OpenScreenProps) {
  // Read once: signing in stores the token while the page still asks for tenant and department.
  const [wasSignedIn] = useState(() => useSession.getState().token !== undefined);
  useLayoutEffect(hideInitialFrame, []);
  useEffect(() => {
    if (title !== undefined) document.title = documentTitle(title);
  }, [title]);
  if (signedOutOnly && wasSignedIn) return <Navigate to={homePath} replace />;
  return (
    <ErrorBoundary>
      <Suspense fallback={<OpenSkeleton />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
