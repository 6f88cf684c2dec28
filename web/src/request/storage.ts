import type { LoginResult, LoginUser, ViewColumns } from '@campus/contract/rules';
import type { Dictionaries } from './dictionary-items.ts';
import { localText, sessionText } from './kept-text.ts';

/** What a sign-in left open: everything the choice of tenant and department is made from. */
export type OpenChoice = Pick<LoginResult, 'userInfo' | 'departs' | 'multi_depart' | 'tenantList'>;

/** Something that was opened by the quick find; of a row its name and where it is shown. */
export interface Remembered {
  readonly key: string;
  readonly label: string;
  readonly hint?: string;
  readonly to?: string;
}

/** What the console keeps in the browser, by key (S 3); everything lies under the prefix `pro__`. */
export interface Stored {
  'access-token': string;
  'tenant-id': string;
  'user-info': LoginUser;
  /** Of which tenants and departments the user still has to choose; it outlives a reload of the page that asks. */
  choice: OpenChoice;
  UI_CACHE_DB_DICT_DATA: Dictionaries; // (S)
  /** What this browser is known by to the accounts it was signed in with; it outlives them. */
  device: string;
  settings: Record<string, unknown>;
  menu: { folded: boolean; openKeys: string[] };
  /** The screen is locked, in every tab; what is really locked is the session on the server. */
  LOCK_INFO: boolean; // (S)
  /** When somebody last touched the console in any tab, in ms. */
  'last-touch': number;
  /** Minutes without a touch after which the screen locks itself, by user name. */
  [idleLock: `idle-lock/${string}`]: number;
  /** Time of the last sign-in in ms, by user name. */
  [lastLogin: `last-login/${string}`]: number;
  /** Which style of the home page a user looked at last. */
  [style: `dashboard/${string}`]: 'charts' | 'tasks';
  /** How 新增 of an editable grid adds rows (J, its name). */
  'jet-add-btn-settings': { rows: number; index: number; scroll: boolean };
  /** Column widths and hidden columns by `{user name}/{entity}`. */
  [columns: `columns/${string}`]: ViewColumns;
  /** What somebody opened by the quick find, the latest first, by user name. */
  [palette: `palette/${string}`]: readonly Remembered[];
  /** Ids of what was chosen last in pickers, the latest first, by user name and kind. */
  [recentChoices: `recent-choices/${string}`]: readonly string[];
  /** Files that were begun to be sent in parts, by the account that sends them. */
  [uploads: `uploads/${string}`]: {
    /** The field they belong to. */
    field: string;
    uploadId: string;
    name: string;
    size: number;
    lastModified: number;
    percent: number;
    /** Epoch ms; the server forgets them after a day. */
    begun: number;
  }[];
  /** Scripts saved under a code, the oldest first (S). */
  [enhance: `enhance_${string}`]: { code: string; type: string; content: string; date: string }[];
  /** Advanced queries that were kept, by list (S). */
  [queries: `JSuperQuerySaved_${string}`]: readonly unknown[];
}
export type StoredKey = keyof Stored;

interface Entry {
  readonly value: unknown;
  /** Epoch ms; null never expires. */
  readonly expire: number | null;
}

const prefix = 'pro__';
/** What another user of the same machine may find: the look of the console and times of sign-in, nothing else (W28). */
const survivesSignOut = (key: string): boolean =>
  key === 'settings' ||
  key === 'device' ||
  key === 'menu' ||
  ['last-login/', 'columns/', 'dashboard/', 'idle-lock/'].some((kept) => key.startsWith(kept));

/** The stored value, or undefined when there is none, it has expired or it cannot be read. */
export function readStored<K extends StoredKey>(key: K, now: number = Date.now()): Stored[K] | undefined {
  const text = localText.get(prefix + key);
  if (text === undefined) return undefined;
  const entry = parseEntry(text);
  if (entry && (entry.expire === null || entry.expire > now)) return entry.value as Stored[K];
  localText.remove(prefix + key);
  return undefined;
}

function parseEntry(text: string): Entry | undefined {
  try {
    const entry: unknown = JSON.parse(text);
    if (typeof entry === 'object' && entry !== null && 'value' in entry && 'expire' in entry) return entry as Entry;
  } catch {
    // Written by something else: as good as nothing stored.
  }
  return undefined;
}

/** Stores a value, for `lifetimeMs` if given; where the browser refuses it, until the page is left. */
export function store<K extends StoredKey>(
  key: K,
  value: Stored[K],
  lifetimeMs?: number,
  now: number = Date.now(),
): void {
  const entry: Entry = { value, expire: lifetimeMs === undefined ? null : now + lifetimeMs };
  localText.set(prefix + key, JSON.stringify(entry));
}

export const forget = (key: StoredKey): void => localText.remove(prefix + key);

/** Removes everything of the signed-in user. */
export function forgetUser(): void {
  const keys = localText.keys().filter((key) => key.startsWith(prefix));
  for (const key of keys) if (!survivesSignOut(key.slice(prefix.length))) localText.remove(key);
  sessionText.clear();
}

/** Calls back when another tab of the browser changes or removes the value of `key`. */
export function onStoredElsewhere(key: StoredKey, changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key !== null && event.key !== prefix + key) return;
    localText.changedElsewhere(event.key);
    changed();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
