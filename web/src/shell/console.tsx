import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../request/session-store.ts';
import { createQueryClient } from '../request/use-endpoint.ts';
import { ConsoleThemeProvider } from '../theme/console-theme-provider.tsx';
import { lazyComponent } from '../widgets/deferred.tsx';
import { Entrance } from './entrance.tsx';

const LoginSelection = lazyComponent(
  'login-selection',
  async () => (await import('./dialogs/login-selection.tsx')).LoginSelection,
);

/** The selection itself opens the console. */
const noop = () => undefined;

/**
 * Root of the console for signed-in users. A choice of tenant or department interrupted by a reload is asked again
 * first.
 */
export function Console() {
  const [queryClient] = useState(createQueryClient);
  const choice = useSession((session) => session.choice);
  return (
    <ConsoleThemeProvider>
      <QueryClientProvider client={queryClient}>
        {choice ? <LoginSelection result={choice} onDone={noop} /> : <Entrance />}
      </QueryClientProvider>
    </ConsoleThemeProvider>
  );
}
