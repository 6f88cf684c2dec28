import type { LoginResult, LoginUser, ViewColumns } from '@campus/contract/rules';
import type { Dictionaries } from './dictionary-items.ts';
import { safeLocalStorage, safeSessionStorage } from './safe-storage.ts';

/** Sign-in result from which the user chooses a tenant and department. */
export type OpenChoice = Pick<LoginResult, 'userInfo' | 'departs' | 'multi_depart' | 'tenantList'>;

/** An entry opened from the command palette: a screen, or a row with its name and path. */
export interface RecentEntry {
  readonly key: string;
  readonly label: string;
  readonly hint?: string;
  readonly to?: string;
}

/** Values stored in the browser, by key; all keys have the prefix `pro__`. */
export interface Stored {
  'access-token': string;
  'tenant-id': string;
  'user-info': LoginUser;
  /** Pending choice of tenant and department; survives a reload. */
  choice: OpenChoice;
  UI_CACHE_DB_DICT_DATA: Dictionaries;
  /** Id of this browser, by which accounts recognise it; survives sign-outs. */
  device: string;
  settings: Record<string, unknown>;
  menu: { folded: boolean; openKeys: string[] };
  /** Shows the lock screen in every tab. The server holds the actual lock, on the session. */
  LOCK_INFO: boolean;
  /** Time of the last user activity in any tab, in ms. */
  'last-touch': number;
  /** Idle minutes until the screen locks, by user name. */
  [idleLock: `idle-lock/${string}`]: number;
  /** Time of the last sign-in in ms, by user name. */
  [lastLogin: `last-login/${string}`]: number;
  /** The home page style a user opened last. */
  [style: `dashboard/${string}`]: 'charts' | 'tasks';
  /** How 新增 of an editable grid adds rows. */
  'jet-add-btn-settings': { rows: number; index: number; scroll: boolean };
  /** Column widths and hidden columns by `{user name}/{entity}`. */
  [columns: `columns/${string}`]: ViewColumns;
  /** Entries opened from the command palette, latest first, by user name. */
  [palette: `palette/${string}`]: readonly RecentEntry[];
  /** Ids of recent picker choices, latest first, by user name and kind. */
  [recentChoices: `recent-choices/${string}`]: readonly string[];
  /** Unfinished multipart uploads, by account. */
  [uploads: `uploads/${string}`]: {
    /** Form field of the file. */
    field: string;
    uploadId: string;
    name: string;
    size: number;
    lastModified: number;
    percent: number;
    /** Start time in epoch ms; the server deletes the parts after a day. */
    begun: number;
  }[];
  /** Saved scripts by code, oldest first. */
  [enhance: `enhance_${string}`]: { code: string; type: string; content: string; date: string }[];
  /** Saved advanced queries by list. */
  [queries: `JSuperQuerySaved_${string}`]: readonly unknown[];
}
export type StoredKey = keyof Stored;

interface Entry {
  readonly value: unknown;
  /** Epoch ms; null means no expiry. */
  readonly expire: number | null;
}

const prefix = 'pro__';
/** Other users of the same machine may only find the theme and sign-in times. */
const survivesSignOut = (key: string): boolean =>
  key === 'settings' ||
  key === 'device' ||
  key === 'menu' ||
  ['last-login/', 'columns/', 'dashboard/', 'idle-lock/'].some((kept) => key.startsWith(kept));

/** The stored value; undefined when missing, expired or malformed. */
export function readStored<K extends StoredKey>(key: K, now: number = Date.now()): Stored[K] | undefined {
  const text = safeLocalStorage.get(prefix + key);
  if (text === undefined) return undefined;
  const entry = parseEntry(text);
  if (entry && (entry.expire === null || entry.expire > now)) return entry.value as Stored[K];
  safeLocalStorage.remove(prefix + key);
  return undefined;
}

function parseEntry(text: string): Entry | undefined {
  try {
    const entry: unknown = JSON.parse(text);
    if (typeof entry === 'object' && entry !== null && 'value' in entry && 'expire' in entry) return entry as Entry;
  } catch {
    // Malformed: treated as missing.
  }
  return undefined;
}

/** Stores a value, for `lifetimeMs` if given. A refusing browser holds it in memory until the page unloads. */
export function store<K extends StoredKey>(
  key: K,
  value: Stored[K],
  lifetimeMs?: number,
  now: number = Date.now(),
): void {
  const entry: Entry = { value, expire: lifetimeMs === undefined ? null : now + lifetimeMs };
  safeLocalStorage.set(prefix + key, JSON.stringify(entry));
}

export const forget = (key: StoredKey): void => safeLocalStorage.remove(prefix + key);

/** Removes all values of the signed-in user. */
export function clearUserStorage(): void {
  const keys = safeLocalStorage.keys().filter((key) => key.startsWith(prefix));
  for (const key of keys) if (!survivesSignOut(key.slice(prefix.length))) safeLocalStorage.remove(key);
  safeSessionStorage.clear();
}

/** Calls `changed` when another tab changes or removes the value of `key`; returns the unsubscribe function. */
export function onStoredElsewhere(key: StoredKey, changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    // A null key means the whole storage was cleared.
    if (event.key !== null && event.key !== prefix + key) return;
    safeLocalStorage.changedElsewhere(event.key);
    changed();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
