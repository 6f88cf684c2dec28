import { readStored, type Stored, store } from '../../request/storage.ts';

export type EnhanceEntry = Stored[`enhance_${string}`][number];

const maxEntries = 16;

/** Scripts saved under a code, oldest first. */
export const enhanceHistory = (code: string): readonly EnhanceEntry[] => readStored(`enhance_${code}`) ?? [];

/** Adds a saved script; of more than sixteen the oldest is removed. */
export function saveEnhance(code: string, entry: EnhanceEntry): void {
  store(`enhance_${code}`, [...enhanceHistory(code), entry].slice(-maxEntries));
}
