/** Dialogs, and drawers that hold a form: what is read beside the page keeps the page's keys. */
const entered = '.ant-modal[role="dialog"], .form-drawer[role="dialog"]';
const dialogs = '.ant-modal[role="dialog"], .ant-drawer [role="dialog"]';
/** Controls that do not open something when they get the focus. */
const controls = 'input:not([type="file"], [type="hidden"], [readonly]):enabled, textarea:not([readonly]):enabled';
const remembered = 12;

const isShown = (element: Element): boolean => element.isConnected && element.getClientRects().length > 0;

/** The dialog that an element is in. A drawer takes the focus with its root, around the dialog. */
const dialogOf = (target: Element): Element | null =>
  target.closest(dialogs) ?? (target.matches('.ant-drawer') ? target.querySelector(dialogs) : null);

/** The first control that is filled in; of several radios the chosen one. */
function firstControl(dialog: Element): HTMLElement | undefined {
  return [...dialog.querySelectorAll<HTMLInputElement>(controls)].find(
    (control) =>
      isShown(control) &&
      !control.closest('.ant-picker, [role="grid"], table') &&
      (control.type !== 'radio' || control.checked),
  );
}

/**
 * Gives a dialog's focus to its first control when it opens, and back to what opened it when it is gone (widgets 0.3).
 * Antd does the second only for dialogs that stay mounted; ours are rendered while they are open. Gives the way to stop.
 */
export function keepDialogFocus(): () => void {
  /** What had the focus before each open dialog, the latest last: a menu that opened it may be gone as well. */
  const openers = new Map<Element, readonly HTMLElement[]>();
  let trail: readonly HTMLElement[] = [];

  const forgetClosed = () => {
    for (const [dialog, before] of openers) {
      if (isShown(dialog)) continue;
      openers.delete(dialog);
      if (document.activeElement === document.body) before.findLast(isShown)?.focus({ preventScroll: true });
      // A question that goes after the dialog which it was about goes back to what opened that.
      else for (const [other, own] of openers) openers.set(other, [...before, ...own]);
    }
  };
  const follow = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    forgetClosed();
    const dialog = dialogOf(target);
    const isOpen = dialog !== null && openers.has(dialog);
    // What lies behind an open dialog has the focus for a moment when Tab passes the dialog's end.
    const before = isOpen && !trail.at(-1)?.closest(dialogs) ? trail.slice(0, -1) : trail;
    trail = [...before.filter((one) => one !== target), target].slice(-remembered);
    if (!dialog || isOpen) return;
    openers.set(dialog, before);
    const isChosen = target.matches('input, textarea, [contenteditable="true"]');
    // On a screen that is touched the keyboard would cover the dialog.
    const hasKeyboard = matchMedia('(hover: hover)').matches;
    if (dialog.matches(entered) && hasKeyboard && !isChosen) firstControl(dialog)?.focus({ preventScroll: true });
  };
  /** Enter on an entry that opened a dialog would be a click on the button which then has the focus. */
  const spendEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target !== document.activeElement) event.preventDefault();
  };
  const removal = new MutationObserver(forgetClosed);
  document.addEventListener('focusin', follow);
  document.addEventListener('keydown', spendEnter);
  // Antd hangs every dialog into the body.
  removal.observe(document.body, { childList: true });
  return () => {
    document.removeEventListener('focusin', follow);
    document.removeEventListener('keydown', spendEnter);
    removal.disconnect();
  };
}
