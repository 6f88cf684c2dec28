/**
 * One of the browser's storages as texts by key, which never fails: what the browser refuses to keep (quota, private
 * mode) lives in memory until the page is left (widgets 0.6, D).
 */
class KeptText {
  private readonly refused = new Map<string, string>();
  private readonly storage: () => Storage;

  /** `storage` is asked each time: where a browser keeps nothing, even naming it fails. */
  constructor(storage: () => Storage) {
    this.storage = storage;
  }

  get(key: string): string | undefined {
    return this.refused.get(key) ?? this.attempt((storage) => storage.getItem(key)) ?? undefined;
  }

  set(key: string, value: string): void {
    const isKept = this.attempt((storage) => {
      storage.setItem(key, value);
      return true;
    });
    if (isKept) return void this.refused.delete(key);
    // What lay there before would come back after a reload as if nothing had been written since.
    this.remove(key);
    this.refused.set(key, value);
  }

  remove(key: string): void {
    this.refused.delete(key);
    this.attempt((storage) => storage.removeItem(key));
  }

  keys(): readonly string[] {
    return [...new Set([...(this.attempt((storage) => Object.keys(storage)) ?? []), ...this.refused.keys()])];
  }

  clear(): void {
    this.refused.clear();
    this.attempt((storage) => storage.clear());
  }

  /** Another tab wrote the key, or cleared everything (null): what this one holds in memory is older. */
  changedElsewhere(key: string | null): void {
    if (key === null) this.refused.clear();
    else this.refused.delete(key);
  }

  private attempt<T>(act: (storage: Storage) => T): T | undefined {
    try {
      return act(this.storage());
    } catch {
      return undefined; // Refused: memory takes its place.
    }
  }
}

/** Until it is removed, for all tabs. */
export const localText = new KeptText(() => localStorage);
/** While the browser's tab is open; the end of the session clears it. */
export const sessionText = new KeptText(() => sessionStorage);
