import { breakpoints } from '@campus/contract/rules';
import { useSyncExternalStore } from 'react';

/** Whether the window meets a media query, from now on. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}

/** Whether the layout is the one for phones (S: below 1088 px). */
export const useIsMobile = (): boolean => useMedia(`(max-width: ${breakpoints.mobile - 1}px)`);
/** Whether a table has no room for more than its first columns, so that its rows are cards. */
export const useIsPhone = (): boolean => useMedia(`(max-width: ${breakpoints.cards - 1}px)`);
