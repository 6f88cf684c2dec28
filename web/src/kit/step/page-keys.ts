import { useEffect, useRef } from 'react';

/** Whether a key belongs to what is being typed in or chosen from, not to the page. */
export const isTaken = ({ target }: KeyboardEvent): boolean =>
  document.querySelector('.ant-modal-mask, .ant-drawer-mask') !== null ||
  (target instanceof Element &&
    (target.closest('input, textarea, select, [contenteditable], [role="tablist"], [role="menu"]') !== null ||
      isInDialog(target)));
/** A drawer that leaves the page in use shares its keys. */
const isInDialog = (target: Element): boolean =>
  target.closest('[role="dialog"]') !== null && target.closest('.shares-page-keys') === null;

/** Single keys of a page, lower case; they do nothing while someone types or a dialog is open. */
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
