import { useState } from 'react';
import { useSession } from '../request/session-store.ts';
import { readStored, type Stored, store } from '../request/storage.ts';
import type { ListColumn } from './list-columns.tsx';

type Kept = Stored[`columns/${string}`];
const usual: Kept = { widths: {}, hidden: [], shown: [], size: 'middle' };

export interface ColumnSettings {
  /** The columns that are shown, as wide as the user made them. */
  readonly columns: readonly ListColumn[];
  readonly size: 'middle' | 'small';
  isShown(name: string): boolean;
  show(name: string, isShown: boolean): void;
  resize(name: string, width: number): void;
  setSize(size: 'middle' | 'small'): void;
  restore(): void;
}

const narrowest = 60;

/** Which columns of a list this user sees, and how wide; kept in the browser for each user. */
export function useColumnSettings(key: string, all: readonly ListColumn[]): ColumnSettings {
  const username = useSession((state) => state.user?.username ?? '');
  const at = `columns/${username}/${key}` as const;
  const [kept, setKept] = useState<Kept>(() => readStored(at) ?? usual);
  const change = (next: Kept) => {
    setKept(next);
    store(at, next);
  };
  const isShown = (name: string) => {
    const isUsual = !all.find((column) => column.name === name)?.isHidden;
    return isUsual ? !kept.hidden.includes(name) : kept.shown.includes(name);
  };
  return {
    columns: all
      .filter((column) => isShown(column.name))
      .map((column) => ({ ...column, width: kept.widths[column.name] ?? column.width })),
    size: kept.size,
    isShown,
    show: (name, shown) => {
      const without = (list: readonly string[]) => list.filter((one) => one !== name);
      const hidden = shown ? without(kept.hidden) : [...without(kept.hidden), name];
      change({ ...kept, hidden, shown: shown ? [...without(kept.shown), name] : without(kept.shown) });
    },
    resize: (name, width) =>
      change({ ...kept, widths: { ...kept.widths, [name]: Math.max(narrowest, Math.round(width)) } }),
    setSize: (size) => change({ ...kept, size }),
    restore: () => change(usual),
  };
}
