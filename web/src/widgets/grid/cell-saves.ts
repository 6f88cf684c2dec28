import { text } from '@campus/contract/messages';
import { RequestFailed } from '../../request/request-failed.ts';
import type { CellAt } from './cursor.ts';
import type { GridApi } from './grid-api.ts';
import type { SaveCell, ValueChange } from './grid-settings.ts';
import { rowTopic } from './topics.ts';

/** Debounce of saving. */
const restMs = 400;
const getName = ({ id, key }: CellAt): string => `${id} ${key}`;

interface Failure extends CellAt {
  readonly message: string;
}

/**
 * Saves each changed cell. A cell whose save failed keeps the user's value and is marked until it is saved, changed or
 * reverted. A pending save continues after the page is left.
 */
export class CellSaves {
  readonly #store: GridApi;
  readonly #due = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #running = new Map<string, number>();
  readonly #failures = new Map<string, Failure>();
  save: SaveCell | undefined;
  #count = 0;

  constructor(store: GridApi) {
    this.#store = store;
  }
  get failures(): readonly Failure[] {
    return [...this.#failures.values()];
  }
  /** Whether any value is not stored yet. */
  get isPending(): boolean {
    return this.#due.size + this.#running.size + this.#failures.size > 0;
  }
  /** Why the cell is not stored. */
  failureOf(id: string, key: string): string | undefined {
    return this.#failures.size === 0 ? undefined : this.#failures.get(getName({ id, key }))?.message;
  }
  /** Schedules a save of a changed cell, unless its value is invalid. */
  changed({ rowId: id, key, isFailed }: ValueChange): void {
    if (!this.save) return;
    const name = getName({ id, key });
    clearTimeout(this.#due.get(name));
    this.#due.delete(name);
    if (isFailed) return;
    this.#due.set(
      name,
      setTimeout(() => {
        this.#due.delete(name);
        void this.#run({ id, key });
      }, restMs),
    );
    this.#store.topics.publish('changes');
  }
  retry(cells: readonly CellAt[]): void {
    for (const cell of cells) {
      this.#forget(cell);
      void this.#run(cell);
    }
  }
  /** Drops failures of cells that equal the stored rows, after the rows have been replaced. */
  dropResolved(): void {
    const { table, settings } = this.#store;
    for (const { id, key } of this.failures)
      if (!table.changedKeys(settings.columns, id).has(key)) this.#forget({ id, key });
  }
  async #run(cell: CellAt): Promise<void> {
    const name = getName(cell);
    const { table, commands } = this.#store;
    // The cell was reverted meanwhile, or its row was removed.
    if (!this.save || !table.changedKeys(this.#store.settings.columns, cell.id).has(cell.key))
      return this.#setFailure(cell, undefined);
    this.#count += 1;
    const ticket = this.#count;
    this.#running.set(name, ticket);
    const value = this.#store.valueOf(cell);
    let failure: Failure | undefined;
    try {
      commands.merge(await this.save({ rowId: cell.id, key: cell.key, value }));
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      failure = { ...cell, message: error.message || text.http.unknown };
    } finally {
      // Only the latest save of the cell counts.
      const isLatest = this.#running.get(name) === ticket;
      if (isLatest) this.#running.delete(name);
      if (isLatest && !this.#due.has(name)) this.#setFailure(cell, failure);
    }
  }
  #setFailure(cell: CellAt, failure: Failure | undefined): void {
    if (failure) this.#failures.set(getName(cell), failure);
    else this.#failures.delete(getName(cell));
    this.#store.topics.publish(rowTopic(cell.id));
    this.#store.topics.publish('changes');
  }
  #forget(cell: CellAt): void {
    if (this.#failures.has(getName(cell))) this.#setFailure(cell, undefined);
  }
}
