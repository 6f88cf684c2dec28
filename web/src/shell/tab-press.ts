const tabOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('.ant-tabs-tab-btn') : null;

/**
 * antd scrolls a tab into view when it is focused. A press would focus it first: it moves away under the pointer and the click
 * is lost. So it is focused by the click that follows, without its own scrolling of the page.
 */
export function keepTabsUnderPointer(): void {
  document.addEventListener('mousedown', (event) => {
    if (tabOf(event)) event.preventDefault();
  });
  document.addEventListener('click', (event) => tabOf(event)?.focus({ preventScroll: true }));
}
