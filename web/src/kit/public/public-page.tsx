import { text } from '@campus/contract/messages';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createQueryClient } from '../../request/use-endpoint.ts';
import { ConsoleThemeProvider } from '../../theme/console-theme-provider.tsx';
import './public-page.css';

interface PublicFrameProps {
  /** Names the page for its styles. */
  readonly className: string;
  readonly children: ReactNode;
}
/** Head of the product and column of a page that visitors see. */
export const PublicFrame = ({ className, children }: PublicFrameProps) => (
  <div className={`public-page ${className}`}>
    <header>
      <img src="/favicon.svg" alt="" width={30} height={30} />
      {text.app.name}
    </header>
    <main>{children}</main>
  </div>
);

/** A page of its own outside of the console, for visitors without an account. */
export function PublicPage(frame: PublicFrameProps) {
  const [queryClient] = useState(createQueryClient);
  return (
    <ConsoleThemeProvider>
      <QueryClientProvider client={queryClient}>
        <PublicFrame {...frame} />
      </QueryClientProvider>
    </ConsoleThemeProvider>
  );
}
