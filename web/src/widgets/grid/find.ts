import type { CellAt } from './cursor.ts';
import { findCells, matches, nextMatch } from './find-cells.ts';
import type { GridApi } from './grid-api.ts';
import { rowTopic } from './topics.ts';

/** Searches the displayed texts of visible rows and moves between matches. */
export class Find {
  readonly #store: GridApi;
  #isOpen = false;
  #query = '';
  #at: CellAt | undefined;
  /** Active cell before the search; the search field is outside the rows. */
  #from: CellAt | undefined;
  /** Number of openings; reopening an open search focuses it again. */
  openings = 0;

  constructor(store: GridApi) {
    this.#store = store;
  }
  get isOpen(): boolean {
    return this.#isOpen;
  }
  get query(): string {
    return this.#query;
  }
  open(): void {
    if (!this.#isOpen) this.#from = this.#store.cursor.cell;
    this.#isOpen = true;
    this.openings += 1;
    this.#store.topics.publish('find');
    this.#store.topics.publish('every');
  }
  /** Ends the search and activates the last match, or the cell where the search started. */
  close(): void {
    this.#isOpen = false;
    const at = this.#at ?? this.#from ?? this.#store.cellAt(this.#store.pageBounds[0], 0);
    this.#at = undefined;
    this.#query = '';
    this.#store.topics.publish('find');
    this.#store.topics.publish('every');
    if (at && this.#store.placeOf(at.id) !== -1) this.#store.cursor.go(at);
  }
  search(query: string): void {
    this.#query = query.trim();
    this.#at = undefined;
    this.#store.topics.publish('find');
    this.#store.topics.publish('every');
  }
  cells(): readonly CellAt[] {
    return findCells(
      this.#store.rows,
      this.#store.shown,
      (column, row) => this.#store.textOf(column, row),
      this.#query,
    );
  }
  /** Whether a cell's text matches the query. */
  isMatch(shown: string): boolean {
    return this.#isOpen && matches(shown, this.#query);
  }
  isCurrent(id: string, key: string): boolean {
    return this.#at?.id === id && this.#at.key === key;
  }
  /** Activates the next or previous match. */
  step(cells: readonly CellAt[], isBackward = false): void {
    const at = nextMatch(cells, (cell) => this.#placeOf(cell), this.#at ?? this.#from, isBackward);
    const next = cells[at];
    if (!next) return;
    const before = this.#at;
    this.#at = next;
    for (const cell of [before, next]) if (cell) this.#store.topics.publish(rowTopic(cell.id));
    this.#store.topics.publish('find');
    this.#store.reveal(next);
  }
  #placeOf({ id, key }: CellAt) {
    return { row: this.#store.placeOf(id), column: this.#store.shown.findIndex((column) => column.key === key) };
  }
}
