import { useState } from 'react';

/** A selectable row of a picker. */
export interface Choosable {
  readonly id: string;
}
/** Selected rows, including those of other pages, in selection order. */
export interface Choice<R extends Choosable> {
  readonly picked: readonly R[];
  readonly isMultiple: boolean;
  has(id: string): boolean;
  /** Adds or removes a row; in single mode replaces it. */
  toggle(row: R): void;
  remove(id: string): void;
  set(rows: readonly R[]): void;
}

/** `initial` applies until the user selects something, because its rows may arrive after the dialog has opened. */
export function useChoice<R extends Choosable>(isMultiple: boolean, initial: readonly R[] = []): Choice<R> {
  const [changed, set] = useState<readonly R[]>();
  const picked = changed ?? initial;
  const has = (id: string) => picked.some((one) => one.id === id);
  const remove = (id: string) => set(picked.filter((one) => one.id !== id));
  return {
    picked,
    isMultiple,
    has,
    remove,
    set,
    toggle: (row) => {
      if (!isMultiple) return set([row]);
      if (has(row.id)) return remove(row.id);
      set([...picked, row]);
    },
  };
}
