import { readStored, type Stored, store } from '../../request/storage.ts';

export type EnhanceEntry = Stored[`enhance_${string}`][number];

const most = 16; // (S)

/** The scripts that were saved under a code, the oldest first. */
export const enhanceHistory = (code: string): readonly EnhanceEntry[] => readStored(`enhance_${code}`) ?? [];

/** Adds what was saved under a code; beyond sixteen the oldest leaves. */
export function keepEnhance(code: string, entry: EnhanceEntry): void {
  store(`enhance_${code}`, [...enhanceHistory(code), entry].slice(-most));
}
