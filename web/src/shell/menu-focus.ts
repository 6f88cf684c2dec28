const openMenu = '.ant-dropdown:not(.ant-dropdown-hidden) [role="menu"]';
const isInMenu = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.ant-dropdown') !== null;

/**
 * Lets the arrow down go from a button into the menu that is open at it, as Tab does (antd's menus know only the second),
 * and Escape or an entry that was taken go back to it, which they forget where the menu is gone first. Gives the way to
 * stop.
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
    // The menu then knows that it has been entered, and leaves by the next Tab.
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', keyCode: 9 }));
  };
  const leave = ({ target, key }: KeyboardEvent) => {
    if (key === 'Escape' && isInMenu(target)) opener?.focus({ preventScroll: true });
  };
  /** An entry that opens nothing of its own leaves the focus in a menu that is going away. */
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
