import { text } from '@campus/contract/messages';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { createQueryClient } from '../../request/use-endpoint.ts';
import { ConsoleThemeProvider } from '../../theme/console-theme-provider.tsx';
import { WatchedRoomView } from './live-watch.tsx';

/** Public page of a room: visitors watch what is open to all, others are asked to sign in. */
export function PublicLivePage() {
  const { id = '' } = useParams();
  const [queryClient] = useState(createQueryClient);
  return (
    <ConsoleThemeProvider>
      <QueryClientProvider client={queryClient}>
        <div className="live-page">
          <header>
            <img src="/favicon.svg" alt="" width={30} height={30} />
            {text.app.name}
          </header>
          <main>
            <WatchedRoomView key={id} id={id} signInPath={`/live/watch/${id}`} />
          </main>
        </div>
      </QueryClientProvider>
    </ConsoleThemeProvider>
  );
}
