import { useState } from 'react';

/** A row that can be chosen in a picker. */
export interface Choosable {
  readonly id: string;
}
/** The chosen rows, those of other pages included, in the order of choice. */
export interface Choice<R extends Choosable> {
  readonly picked: readonly R[];
  readonly isMultiple: boolean;
  has(id: string): boolean;
  /** One of several is added or taken away; the only one is replaced. */
  toggle(row: R): void;
  remove(id: string): void;
  set(rows: readonly R[]): void;
}

/** `initial` holds until something is chosen, because its rows may arrive after the dialog. */
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
