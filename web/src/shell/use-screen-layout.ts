import { type ScreenLayout, screenLayout } from '@campus/contract/rules';
import { useMemo, useSyncExternalStore } from 'react';

function onResize(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

/** Layout for the width of the window; follows changes. */
export function useScreenLayout(): ScreenLayout {
  const width = useSyncExternalStore(onResize, () => window.innerWidth);
  return useMemo(() => screenLayout(width), [width]);
}
