import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient } from '../request/use-endpoint.ts';
import { ConsoleThemeProvider } from '../theme/console-theme-provider.tsx';
import { Entrance } from './entrance.tsx';

/** The console of somebody who is signed in. */
export function Console() {
  const [queryClient] = useState(createQueryClient);
  return (
    <ConsoleThemeProvider>
      <QueryClientProvider client={queryClient}>
        <Entrance />
      </QueryClientProvider>
    </ConsoleThemeProvider>
  );
}
