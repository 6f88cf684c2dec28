import { useLayoutEffect } from 'react';
import { readStored } from '../request/storage.ts';
import { useSettings } from '../theme/settings.ts';

const marks = document.documentElement.dataset;

/**
 * Keeps the frame painted by `index.html` while the code and the permissions of the console are loading. It is outside
 * of the React tree, so that nothing is painted twice.
 */
export function InitialFrame() {
  useLayoutEffect(() => {
    const isTopMenu = useSettings.getState().layout === 'topmenu';
    marks.frame = isTopMenu ? 'topmenu' : readStored('menu')?.folded ? 'folded' : 'open';
    return hideInitialFrame;
  }, []);
  return null;
}

/** Removes it when another page is shown. */
export function hideInitialFrame(): void {
  delete marks.frame;
}
