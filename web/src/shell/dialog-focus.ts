/** Dialogs and drawers with a form; read-only drawers leave the keyboard to the page. */
const entered = '.ant-modal[role="dialog"], .form-drawer[role="dialog"]';
const dialogs = '.ant-modal[role="dialog"], .ant-drawer [role="dialog"]';
/** Controls that open nothing on focus. */
const controls = 'input:not([type="file"], [type="hidden"], [readonly]):enabled, textarea:not([readonly]):enabled';
const remembered = 12;

const isShown = (element: Element): boolean => element.isConnected && element.getClientRects().length > 0;

/** The dialog of an element. The focus of a drawer is on its root, outside the dialog. */
const getDialog = (target: Element): Element | null =>
  target.closest(dialogs) ?? (target.matches('.ant-drawer') ? target.querySelector(dialogs) : null);

/** The first input; of a radio group the checked one. */
function firstControl(dialog: Element): HTMLElement | undefined {
  return [...dialog.querySelectorAll<HTMLInputElement>(controls)].find(
    (control) =>
      isShown(control) &&
      !control.closest('.ant-picker, [role="grid"], table') &&
      (control.type !== 'radio' || control.checked),
  );
}

/**
 * Focuses the first input of an opening dialog and returns the focus when it closes. antd returns it only for dialogs
 * that stay mounted, but ours unmount on close. Returns the function that stops it.
 */
export function keepDialogFocus(): () => void {
  /** Elements focused before each open dialog, the latest last: a menu that opened it may be gone, too. */
  const openers = new Map<Element, readonly HTMLElement[]>();
  let trail: readonly HTMLElement[] = [];

  const forgetClosed = () => {
    for (const [dialog, before] of openers) {
      if (isShown(dialog)) continue;
      openers.delete(dialog);
      if (document.activeElement === document.body) before.findLast(isShown)?.focus({ preventScroll: true });
      // A confirmation that closes after its dialog returns the focus to the opener of that dialog.
      else for (const [other, own] of openers) openers.set(other, [...before, ...own]);
    }
  };
  const follow = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    forgetClosed();
    const dialog = getDialog(target);
    const isOpen = dialog !== null && openers.has(dialog);
    // Elements behind an open dialog get the focus for a moment when Tab passes the dialog's end.
    const before = isOpen && !trail.at(-1)?.closest(dialogs) ? trail.slice(0, -1) : trail;
    trail = [...before.filter((one) => one !== target), target].slice(-remembered);
    if (!dialog || isOpen) return;
    openers.set(dialog, before);
    const isChosen = target.matches('input, textarea, [contenteditable="true"]');
    // On touch screens the keyboard would cover the dialog.
    const hasKeyboard = matchMedia('(hover: hover)').matches;
    if (dialog.matches(entered) && hasKeyboard && !isChosen) firstControl(dialog)?.focus({ preventScroll: true });
  };
  /** Enter on an entry that opens a dialog would also click the newly focused button. */
  const spendEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target !== document.activeElement) event.preventDefault();
  };
  const removal = new MutationObserver(forgetClosed);
  document.addEventListener('focusin', follow);
  document.addEventListener('keydown', spendEnter);
  // antd appends every dialog to the body.
  removal.observe(document.body, { childList: true });
  return () => {
    document.removeEventListener('focusin', follow);
    document.removeEventListener('keydown', spendEnter);
    removal.disconnect();
  };
}
