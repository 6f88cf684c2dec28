import { type RefObject, useEffect, useEffectEvent } from 'react';
import { sectionInView } from './section-in-view.ts';

/** Nearest scrolling ancestor, or the page. */
function getScroller(element: HTMLElement): HTMLElement {
  for (let box = element.parentElement; box; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight) return box;
  return document.documentElement;
}

/** Reports the `data-key` of the child of `list` in view while the page scrolls or grows. */
export function useSectionInView(list: RefObject<HTMLElement | null>, onReached: (key: string) => void): void {
  const look = useEffectEvent(() => {
    const sections = list.current;
    if (!sections) return;
    const box = getScroller(sections);
    const isPage = box === document.documentElement;
    const { top, bottom } = isPage ? { top: 0, bottom: window.innerHeight } : box.getBoundingClientRect();
    const tops = [...sections.children].map((child) => ({
      key: (child as HTMLElement).dataset.key ?? '',
      top: child.getBoundingClientRect().top,
    }));
    const rest = box.scrollHeight - box.clientHeight - box.scrollTop;
    const key = sectionInView(tops, { top, bottom, rest });
    if (key) onReached(key);
  });
  useEffect(() => {
    let frame = 0;
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => look());
    };
    const growth = new ResizeObserver(soon);
    if (list.current) growth.observe(list.current);
    // Scroll events do not bubble, and the scrolling element depends on the layout.
    document.addEventListener('scroll', soon, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      growth.disconnect();
      document.removeEventListener('scroll', soon, { capture: true });
    };
  }, [list]);
}
