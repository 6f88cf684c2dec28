import { type ScreenLayout, screenLayout } from '@campus/contract/rules';
import { useMemo, useSyncExternalStore } from 'react';

function onResize(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

/** What the width of the window asks of the layout, followed as it changes. */
export function useScreenLayout(): ScreenLayout {
  const width = useSyncExternalStore(onResize, () => window.innerWidth);
  return useMemo(() => screenLayout(width), [width]);
}
