import { firstTabs, homePath, type Tab } from '@campus/contract/rules';
import { safeSessionStorage } from '../request/safe-storage.ts';
import { useSession } from '../request/session-store.ts';

const key = 'pro__tabs';

/** Stored data of a tab; its page is loaded again. */
type StoredTab = Omit<Tab, 'dirty' | 'version'>;

/** Stores the open tabs for a reload of this browser tab; cleared with the session. */
export function saveTabs(tabs: readonly Tab[]): void {
  const username = useSession.getState().user?.username;
  if (!username) return;
  const kept = tabs.map(({ dirty: _dirty, version: _version, ...tab }): StoredTab => tab);
  safeSessionStorage.set(key, JSON.stringify({ username, kept }));
}

/** The tabs before the reload if the user is the same; otherwise the initial ones. */
export function loadTabs(): readonly Tab[] {
  const stored = safeSessionStorage.get(key);
  if (stored === undefined) return firstTabs.tabs;
  const { username, kept } = parseStored(stored);
  if (username !== useSession.getState().user?.username) return firstTabs.tabs;
  const tabs = kept.filter(isTab).map((tab): Tab => ({ ...tab, dirty: false, version: 0 }));
  return tabs[0]?.path === homePath ? tabs : firstTabs.tabs;
}

function parseStored(stored: string): { readonly username?: unknown; readonly kept: readonly unknown[] } {
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value === 'object' && value !== null && 'kept' in value && Array.isArray(value.kept))
      return value as { kept: unknown[] };
  } catch {
    // Foreign data: treat as empty.
  }
  return { kept: [] };
}

const isTab = (value: unknown): value is StoredTab =>
  typeof value === 'object' &&
  value !== null &&
  ['path', 'fullPath', 'title'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string');
