import { useEffect, useRef } from 'react';

/** Whether an input or an open select handles the key. */
export const isTaken = ({ target }: KeyboardEvent): boolean =>
  document.querySelector('.ant-modal-mask, .ant-drawer-mask') !== null ||
  (target instanceof Element &&
    (target.closest('input, textarea, select, [contenteditable], [role="tablist"], [role="menu"]') !== null ||
      isInDialog(target)));
/** A drawer that does not block the page shares its keys. */
const isInDialog = (target: Element): boolean =>
  target.closest('[role="dialog"]') !== null && target.closest('.shares-page-keys') === null;

/** Single-key shortcuts of a page, lower case; inactive while typing or in a dialog. */
export function usePageKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing) return;
      const act = latest.current[event.key.toLowerCase()];
      if (!act || isTaken(event)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
