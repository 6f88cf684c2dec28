import { documentTitle, homePath } from '@campus/contract/rules';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '../request/session-store.ts';
import { ErrorBoundary } from './error-boundary.tsx';

interface OpenScreenProps {
  readonly title: string | undefined;
  readonly signedOutOnly: boolean;
  readonly children: ReactNode;
}

/** The surroundings of an open page: its title, and what is shown when it does not arrive. */
export function OpenScreen({ title, signedOutOnly, children }: OpenScreenProps) {
  const { pathname } = useLocation();
  // Asked once: signing in stores the token while its page still has choices to offer.
  const [wasSignedIn] = useState(() => useSession.getState().token !== undefined);
  useEffect(() => {
    if (title !== undefined) document.title = documentTitle(title, pathname);
  }, [title, pathname]);
  if (signedOutOnly && wasSignedIn) return <Navigate to={homePath} replace />;
  return (
    <ErrorBoundary>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
