import { useLocation } from 'react-router';
import type { Undo } from './steps.tsx';

/** Reopens the row when its decision is undone, unless the user has left the page. */
export function useUndo(reopen: () => void): Undo {
  const { pathname } = useLocation();
  return {
    onUndo: () => {
      if (window.location.pathname === pathname) reopen();
    },
  };
}
