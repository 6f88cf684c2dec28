import { breakpoints } from '@campus/contract/rules';
import { useSyncExternalStore } from 'react';

/** Whether the window matches a media query; re-renders on change. */
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

/** Whether the mobile layout is used (below 1088 px). */
export const useIsMobile = (): boolean => useMedia(`(max-width: ${breakpoints.mobile - 1}px)`);
/** Whether tables are too narrow for columns and show cards. */
export const useIsPhone = (): boolean => useMedia(`(max-width: ${breakpoints.cards - 1}px)`);
