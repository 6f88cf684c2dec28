const openMenu = '.ant-dropdown:not(.ant-dropdown-hidden) [role="menu"]';
const isInMenu = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.ant-dropdown') !== null;

/**
 * Makes arrow down move the focus from a button into its open menu, like Tab (antd supports only Tab), and returns the
 * focus on Escape or after a selection, which antd misses when the menu is removed first. Returns the function that
 * stops it.
 */
export function keepMenuFocus(): () => void {
  let opener: HTMLElement | undefined;
  const follow = ({ target, relatedTarget: before }: FocusEvent) => {
    if (isInMenu(target) && before instanceof HTMLElement && !isInMenu(before)) opener = before;
  };
  const enter = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (key !== 'ArrowDown' || !(target instanceof Element) || !target.closest('.ant-dropdown-open')) return;
    if (!document.querySelector(openMenu)) return;
    event.preventDefault();
    // Tells the menu that it has the focus, so that the next Tab leaves it.
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', keyCode: 9 }));
  };
  const leave = ({ target, key }: KeyboardEvent) => {
    if (key === 'Escape' && isInMenu(target)) opener?.focus({ preventScroll: true });
  };
  /** An entry that opens nothing leaves the focus in a closing menu. */
  const take = ({ target, key }: KeyboardEvent) => {
    const isEntry = target instanceof Element && isInMenu(target) && !target.closest('[aria-haspopup]');
    if (key !== 'Enter' || !isEntry) return;
    setTimeout(() => {
      const { activeElement } = document;
      if (activeElement === document.body || isInMenu(activeElement)) opener?.focus({ preventScroll: true });
    });
  };
  document.addEventListener('focusin', follow);
  document.addEventListener('keydown', take, true);
  document.addEventListener('keydown', enter);
  document.addEventListener('keydown', leave, true);
  return () => {
    document.removeEventListener('focusin', follow);
    document.removeEventListener('keydown', take, true);
    document.removeEventListener('keydown', enter);
    document.removeEventListener('keydown', leave, true);
  };
}
