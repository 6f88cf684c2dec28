/** A cell by row and column. */
export interface CellAt {
  readonly id: string;
  readonly key: string;
}
/** A rectangle of cells, by places among all rows and shown columns. */
export interface Range {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}
/** How an editor was opened: `typed` replaces the value, `isPointed` lets it open its list at once. */
export interface Opening {
  readonly typed?: string;
  readonly isPointed?: boolean;
}

interface Corner {
  readonly row: number;
  readonly column: number;
}

/** Where the user is: the active cell, whether its editor is open, and the range from it to another corner. */
export class Cursor {
  #cell: CellAt | undefined;
  #opening: Opening | undefined;
  #corners: readonly [Corner, Corner] | undefined;
  /** Grows with every cell that becomes active: tells one visit of a cell from the next. */
  visit = 0;

  get cell(): CellAt | undefined {
    return this.#cell;
  }
  /** How the active cell's editor was opened; undefined while none is open. */
  get opening(): Opening | undefined {
    return this.#opening;
  }
  isAt(id: string, key: string): boolean {
    return this.#cell?.id === id && this.#cell.key === key;
  }
  go(cell: CellAt | undefined, opening?: Opening): void {
    if (cell?.id !== this.#cell?.id || cell?.key !== this.#cell?.key) this.visit += 1;
    this.#cell = cell;
    this.#opening = cell && opening;
    this.#corners = undefined;
  }
  open(opening: Opening): void {
    if (this.#cell) this.#opening = opening;
    this.#corners = undefined;
  }
  close(): void {
    this.#opening = undefined;
  }
  /** Spans a range between two cells; the editor closes. */
  span(from: Corner, to: Corner): void {
    this.#opening = undefined;
    this.#corners = [from, to];
  }
  get corners(): readonly [Corner, Corner] | undefined {
    return this.#corners;
  }
  unspan(): void {
    this.#corners = undefined;
  }
  get range(): Range | undefined {
    if (!this.#corners) return undefined;
    const [a, b] = this.#corners;
    return {
      top: Math.min(a.row, b.row),
      bottom: Math.max(a.row, b.row),
      left: Math.min(a.column, b.column),
      right: Math.max(a.column, b.column),
    };
  }
}
