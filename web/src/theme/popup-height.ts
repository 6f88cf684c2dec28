/** Height of a list in a pop-up, in pixels: above or below the field, every window has room for it. */
export const popupHeight = (wanted: number): number => Math.min(wanted, Math.max(240, window.innerHeight / 2 - 48));
