import type { Database } from '../kit/database/open.ts';
import { newToken } from '../kit/new-id.ts';

const channel = 'cache';

/** Something small enough to be held whole: read without waiting, loaded anew when it changed. */
export class Kept<T> {
  readonly #load: () => Promise<T>;
  #value: T | undefined;
  #wanted = 0;
  #loads = 0;
  #reads = 0;
  #running: Promise<void> | undefined;

  constructor(load: () => Promise<T>) {
    this.#load = load;
  }
  /** What was loaded last; the first reader waits. Never touches the database again, so it is safe inside a transaction. */
  async get(): Promise<T> {
    this.#reads += 1;
    if (this.#value === undefined) await this.reload();
    return this.#value as T;
  }
  /** Loads what is true now, also when a load is under way that began before the change. */
  reload(): Promise<void> {
    this.#wanted += 1;
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }
  /** How often it was loaded and read since the process began. */
  get use(): { readonly loads: number; readonly reads: number; readonly isLoaded: boolean } {
    return { loads: this.#loads, reads: this.#reads, isLoaded: this.#value !== undefined };
  }
  async #run(): Promise<void> {
    for (let loaded = 0; loaded < this.#wanted; ) {
      loaded = this.#wanted;
      this.#value = await this.#load();
      this.#loads += 1;
    }
  }
}

/** The kept values of this process by name; a change anywhere reloads them in every process on the same store. */
export class Caches {
  readonly #database: Database;
  readonly #report: (error: unknown, what: string) => void;
  readonly #kept = new Map<string, Kept<unknown>>();
  readonly #process = newToken();
  readonly #end: () => void;

  constructor(database: Database, report: (error: unknown, what: string) => void) {
    this.#database = database;
    this.#report = report;
    this.#end = database.subscribe(channel, (payload) => this.#hear(payload));
  }
  keep<T>(name: string, load: () => Promise<T>): Kept<T> {
    const kept = new Kept(load);
    this.#kept.set(name, kept);
    return kept;
  }
  /** Loads everything: at start, and after rows were written past the calls. */
  async reload(): Promise<void> {
    for (const kept of this.#kept.values()) await kept.reload();
  }
  /** For `context.later`: after a committed change, so that the writer's next read and soon everybody's sees it. */
  async changed(...names: string[]): Promise<void> {
    for (const name of names) await this.#kept.get(name)?.reload();
    await this.#database.publish(channel, JSON.stringify({ from: this.#process, names }));
  }
  /** Everything may have changed: rows were written past the calls. */
  refresh(): Promise<void> {
    return this.changed(...this.#kept.keys());
  }
  /** Every kept value of this process by name. */
  uses(): readonly (Kept<unknown>['use'] & { readonly name: string })[] {
    return [...this.#kept].map(([name, kept]) => ({ name, ...kept.use }));
  }
  has(name: string): boolean {
    return this.#kept.has(name);
  }
  end(): void {
    this.#end();
  }

  #hear(payload: string): void {
    const { from, names } = JSON.parse(payload) as { from: string; names: string[] };
    if (from === this.#process) return;
    for (const name of names)
      this.#kept
        .get(name)
        ?.reload()
        .catch((error: unknown) => this.#report(error, `cache ${name}`));
  }
}
