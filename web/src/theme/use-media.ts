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
/** Whether wide content scrolls in its own box (S: below 500 px). */
export const useIsNarrow = (): boolean => useMedia(`(max-width: ${breakpoints.narrow - 1}px)`);
