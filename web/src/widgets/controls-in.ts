const focusable = 'input, button, select, textarea, a[href], [tabindex]';

/** Tabbable controls in a box, in order. */
export const controlsIn = (box: HTMLElement): HTMLElement[] =>
  [...box.querySelectorAll<HTMLElement>(focusable)].filter(
    (one) => one.tabIndex >= 0 && !one.matches(':disabled, [hidden]'),
  );
