import { useSession } from '../../request/session-store.ts';
import { type RecentEntry, readStored, store } from '../../request/storage.ts';
import type { Found } from './found.ts';

const most = 8;
const keyOf = (): `palette/${string}` => `palette/${useSession.getState().user?.username ?? ''}`;

/** What the user opened here before, the latest first; the end of the session forgets it. */
export const recentlyFound = (): readonly RecentEntry[] => readStored(keyOf()) ?? [];

/** Remembers what was opened. */
export function remember({ key, label, hint, to }: Found): void {
  const entry: RecentEntry = { key, label, ...(hint !== undefined && { hint }), ...(to !== undefined && { to }) };
  store(keyOf(), [entry, ...recentlyFound().filter((before) => before.key !== key)].slice(0, most));
}
