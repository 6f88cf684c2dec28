import { useEffect } from 'react';
import { useLocation } from 'react-router';

const dialogs = '.ant-modal[role="dialog"], .ant-drawer [role="dialog"]';
const hasDialog = (): boolean =>
  [...document.querySelectorAll(dialogs)].some((dialog) => dialog.getClientRects().length > 0);

/** Position that the router gave to the current entry of the history. */
function position(): number | undefined {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return undefined;
  return typeof state.idx === 'number' ? state.idx : undefined;
}

/** Position of the page that is shown. */
let shown: number | undefined;

/** Remembers where in the history the shown page is; needed by `closeDialogsOnBack`. */
export function useHistoryPosition(): void {
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has its position
  useEffect(() => {
    shown = position();
  }, [location]);
}

/**
 * The browser's back closes the open dialog, as Escape does, and stays on the page. The step is taken back before the
 * router hears of it, so call this before the router is rendered: browsers tell of a step in the order of listening.
 * Not possible when the entry before belongs to another document.
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
