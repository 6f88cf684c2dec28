import { useLayoutEffect } from 'react';
import { readStored } from '../request/storage.ts';
import { useSettings } from '../theme/settings.ts';

const marks = document.documentElement.dataset;

/**
 * The frame that `index.html` has painted stays while the console is on its way: its code, then what its user may do.
 * It lies outside the tree, so that nothing is painted twice.
 */
export function InitialFrame() {
  useLayoutEffect(() => {
    const isTopMenu = useSettings.getState().layout === 'topmenu';
    marks.frame = isTopMenu ? 'topmenu' : readStored('menu')?.folded ? 'folded' : 'open';
    return hideInitialFrame;
  }, []);
  return null;
}

/** Something else is shown. */
export function hideInitialFrame(): void {
  delete marks.frame;
}
