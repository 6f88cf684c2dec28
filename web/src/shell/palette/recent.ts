import { useSession } from '../../request/session-store.ts';
import { type RecentEntry, readStored, store } from '../../request/storage.ts';
import type { Found } from './found.ts';

const most = 8;
const getKey = (): `palette/${string}` => `palette/${useSession.getState().user?.username ?? ''}`;

/** Recently opened entries, the latest first; cleared with the session. */
export const recentlyFound = (): readonly RecentEntry[] => readStored(getKey()) ?? [];

/** Adds an entry to the recent ones. */
export function remember({ key, label, hint, to }: Found): void {
  const entry: RecentEntry = { key, label, ...(hint !== undefined && { hint }), ...(to !== undefined && { to }) };
  store(getKey(), [entry, ...recentlyFound().filter((before) => before.key !== key)].slice(0, most));
}
