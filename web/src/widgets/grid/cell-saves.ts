import { text } from '@campus/contract/messages';
import { RequestFailed } from '../../request/request-failed.ts';
import { getCell } from './cell-value.ts';
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
  readonly #running = new Set<string>();
  /** Cells that were changed again while a save of theirs runs. */
  readonly #again = new Set<string>();
  readonly #failures = new Map<string, Failure>();
  save: SaveCell | undefined;

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
  /** Saves a changed cell; its saves run one after the other, so that the server keeps the last value. */
  async #run(cell: CellAt): Promise<void> {
    const name = getName(cell);
    const { table, commands, settings } = this.#store;
    if (this.#running.has(name)) return void this.#again.add(name);
    const row = table.get(cell.id);
    // The cell was reverted meanwhile, or its row was removed.
    if (!this.save || !row || !table.changedKeys(settings.columns, cell.id).has(cell.key))
      return this.#setFailure(cell, undefined);
    this.#running.add(name);
    let failure: Failure | undefined;
    try {
      const saved = await this.save({ rowId: cell.id, key: cell.key, value: this.#store.valueOf(cell) });
      commands.merge(saved, { key: cell.key, value: getCell(row, cell.key) });
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      failure = { ...cell, message: error.message || text.http.unknown };
    } finally {
      this.#running.delete(name);
      if (!this.#again.delete(name)) this.#setFailure(cell, this.#due.has(name) ? undefined : failure);
      else void this.#run(cell);
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
