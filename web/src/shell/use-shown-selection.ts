import { type RefObject, useEffect, useRef } from 'react';

/** Duration of the unfold animation, during which entries move. */
const unfoldMs = 600;
const marginPx = 40;

/** Scrolls only the menu until the selected entry is visible. */
function showSelected(menu: HTMLElement): void {
  const entry = menu.querySelector('.ant-menu-item-selected')?.getBoundingClientRect();
  const box = menu.getBoundingClientRect();
  if (!entry || entry.height === 0) return;
  const above = box.top + marginPx - entry.top;
  const below = entry.bottom + marginPx - box.bottom;
  if (above > 0) menu.scrollTop -= above;
  else if (below > 0) menu.scrollTop += below;
}

/** Ref for a menu that scrolls its selected entry into view. */
export function useShownSelection(selected: string | undefined, isFolded: boolean): RefObject<HTMLElement | null> {
  const menu = useRef<HTMLElement>(null);
  // Runs when the selected entry or its position changes.
  useEffect(() => {
    const shown = menu.current;
    if (!shown) return;
    const show = () => showSelected(shown);
    const growth = new ResizeObserver(show);
    for (const list of shown.children) growth.observe(list);
    show();
    const timer = setTimeout(() => growth.disconnect(), unfoldMs);
    return () => {
      clearTimeout(timer);
      growth.disconnect();
    };
  }, [selected, isFolded]);
  return menu;
}
