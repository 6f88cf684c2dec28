import { fireEvent } from '@testing-library/react';

const codes = { Enter: 13, Escape: 27, ArrowUp: 38, ArrowDown: 40 } as const;

/** Presses keys on the focused element, with their key codes: antd reads them, and user-event leaves them out. */
export function pressKey(...keys: (keyof typeof codes)[]): void {
  for (const key of keys) {
    const target = document.activeElement ?? document.body;
    fireEvent.keyDown(target, { key, keyCode: codes[key] });
    fireEvent.keyUp(target, { key, keyCode: codes[key] });
  }
}
