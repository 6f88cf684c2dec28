import { useEffect } from 'react';
import { useLocation } from 'react-router';

const dialogs = '.ant-modal[role="dialog"], .ant-drawer [role="dialog"]';
const hasDialog = (): boolean =>
  [...document.querySelectorAll(dialogs)].some((dialog) => dialog.getClientRects().length > 0);

/** The router's index of the current history entry. */
function position(): number | undefined {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return undefined;
  return typeof state.idx === 'number' ? state.idx : undefined;
}

/** History index of the current page. */
let shown: number | undefined;

/** Tracks the history index of the current page for `closeDialogsOnBack`. */
export function useHistoryPosition(): void {
  const location = useLocation();
  // Each navigation has its position.
  useEffect(() => {
    shown = position();
  }, [location]);
}

/**
 * Makes the browser's back button close the open dialog, like Escape, and stay on the page. The navigation is reverted
 * before the router sees it: call this before the router is rendered, because listeners run in order of registration.
 * Not possible when the previous entry belongs to another document.
 */
export function closeDialogsOnBack(): void {
  let isReturning = false;
  window.addEventListener('popstate', (event) => {
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
      return;
    }
    const to = position();
    if (to === undefined || shown === undefined || to >= shown || !hasDialog()) return;
    event.stopImmediatePropagation();
    isReturning = true;
    window.history.go(shown - to);
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  });
}
