/**
 * String storage that never throws: values the browser refuses (quota, private mode) are held in memory until the
 * page unloads.
 */
class SafeStorage {
  private readonly fallback = new Map<string, string>();
  private readonly storage: () => Storage;

  /** `storage` is a function, because reading `window.localStorage` itself may throw. */
  constructor(storage: () => Storage) {
    this.storage = storage;
  }

  get(key: string): string | undefined {
    return this.fallback.get(key) ?? this.attempt((storage) => storage.getItem(key)) ?? undefined;
  }

  set(key: string, value: string): void {
    const isStored = this.attempt((storage) => {
      storage.setItem(key, value);
      return true;
    });
    if (isStored) return void this.fallback.delete(key);
    // An older stored value must not come back after a reload.
    this.remove(key);
    this.fallback.set(key, value);
  }

  remove(key: string): void {
    this.fallback.delete(key);
    this.attempt((storage) => storage.removeItem(key));
  }

  keys(): readonly string[] {
    return [...new Set([...(this.attempt((storage) => Object.keys(storage)) ?? []), ...this.fallback.keys()])];
  }

  clear(): void {
    this.fallback.clear();
    this.attempt((storage) => storage.clear());
  }

  /** Drops the in-memory value when another tab wrote the key or cleared the storage (null). */
  changedElsewhere(key: string | null): void {
    if (key === null) this.fallback.clear();
    else this.fallback.delete(key);
  }

  private attempt<T>(operation: (storage: Storage) => T): T | undefined {
    try {
      return operation(this.storage());
    } catch {
      return undefined; // Refused: the value is held in memory.
    }
  }
}

/** Shared by all tabs, without expiry. */
export const safeLocalStorage = new SafeStorage(() => localStorage);
/** Per tab; cleared at the end of the session. */
export const safeSessionStorage = new SafeStorage(() => sessionStorage);
