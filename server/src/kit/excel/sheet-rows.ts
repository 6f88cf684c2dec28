import type { ReadOptions, SheetRow } from './read-options.ts';
import { MAX_TEXT } from './sheet-content.ts';
import { sheetErrors } from './sheet-error.ts';

const LAST_ROW = 1_048_576;
const LAST_COLUMN = 16_384;

/** Collects the cells of a sheet into rows, within the limits on columns and cells; leaves out empty lines. */
export class SheetRows {
  #options: ReadOptions;
  #ready: SheetRow[] = [];
  #row = 0;
  #cells: string[] = [];
  #filled = false;
  #count = 0;

  constructor(options: ReadOptions) {
    this.#options = options;
  }

  /** Starts the line with this number, or the next one. */
  start(row: number | undefined): void {
    const next = row ?? this.#row + 1;
    // Spreadsheets write their lines in order.
    if (!Number.isInteger(next) || next <= this.#row || next > LAST_ROW) throw sheetErrors.unreadable();
    this.#row = next;
    this.#cells = [];
    this.#filled = false;
  }

  /** Sets the text of a column (from 0). */
  cell(column: number, text: string): void {
    if (column < 0 || column >= LAST_COLUMN || text.length > MAX_TEXT) throw sheetErrors.unreadable();
    if (text.trim() === '') return;
    const { maxColumns, maxCells, beyond } = this.#options;
    if (column >= maxColumns) {
      if (beyond === 'cut') return;
      throw sheetErrors.tooManyColumns(maxColumns);
    }
    this.#count += 1;
    if (this.#count > maxCells) throw sheetErrors.oversized();
    while (this.#cells.length < column) this.#cells.push('');
    this.#cells[column] = text;
    this.#filled = true;
  }

  finish(): void {
    if (this.#filled) this.#ready.push({ row: this.#row, cells: this.#cells });
    this.#cells = [];
    this.#filled = false;
  }

  /** The finished rows since the last call. */
  take(): SheetRow[] {
    const rows = this.#ready;
    this.#ready = [];
    return rows;
  }
}
