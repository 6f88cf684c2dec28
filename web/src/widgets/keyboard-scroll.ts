/** Props of a scrolling box. A box without controls must be focusable, or the keyboard cannot scroll it. */
export const keyboardScroll = { tabIndex: 0 } as const;
