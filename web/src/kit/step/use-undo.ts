import { useLocation } from 'react-router';
import type { Undo } from './steps.tsx';

/** Reopens the row when its decision is undone, unless the user has left the page; `asks` as in `Undo`. */
export function useUndo(reopen: () => void, asks?: Undo['asks']): Undo {
  const { pathname } = useLocation();
  return {
    asks,
    onUndo: () => {
      if (window.location.pathname === pathname) reopen();
    },
  };
}
