/** A cell by row id and column key. */
export interface CellAt {
  readonly id: string;
  readonly key: string;
}
/** Rectangle of cells, by index among all rows and visible columns. */
export interface Range {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}
/** How an editor was opened: `typed` replaces the value, `isPointed` opens its list at once. */
export interface Opening {
  readonly typed?: string;
  readonly isPointed?: boolean;
}
interface Corner {
  readonly row: number;
  readonly column: number;
}
/** The grid's interface for its cursor. */
export interface Surroundings {
  cornerOf(cell: CellAt): Corner;
  rowIds(top: number, bottom: number): readonly string[];
  /** Re-renders rows that the cursor leaves or enters. */
  redraw(ids: ReadonlySet<string>): void;
  /** Scrolls a cell into view. */
  reveal(cell: CellAt): void;
}

/** The active cell, whether its editor is open, and the range from it to another corner. */
export class Cursor {
  readonly #around: Surroundings;
  #cell: CellAt | undefined;
  #opening: Opening | undefined;
  #corners: readonly [Corner, Corner] | undefined;
  #visit = 0;
  #filling: Range | undefined;

  constructor(around: Surroundings) {
    this.#around = around;
  }
  get cell(): CellAt | undefined {
    return this.#cell;
  }
  /** How the active cell's editor was opened; undefined while closed. */
  get opening(): Opening | undefined {
    return this.#opening;
  }
  /** Increases with each newly active cell; distinguishes visits. */
  get visit(): number {
    return this.#visit;
  }
  get corners(): readonly [Corner, Corner] | undefined {
    return this.#corners;
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
  /** Range that dropping the fill handle would fill. */
  get filling(): Range | undefined {
    return this.#filling;
  }
  showFilling(range: Range | undefined): void {
    this.#move(() => {
      this.#filling = range;
    });
  }
  /** First and last column index of the range in a row; undefined outside. */
  rangeIn(id: string): readonly [left: number, right: number] | undefined {
    const { range } = this;
    if (!range) return undefined;
    const at = this.#around.cornerOf({ id, key: '' }).row;
    return at >= range.top && at <= range.bottom ? [range.left, range.right] : undefined;
  }
  isAt(id: string, key: string): boolean {
    return this.#cell?.id === id && this.#cell.key === key;
  }
  /** Whether a cell follows another one in reading order. */
  isBehind(cell: CellAt, other: CellAt | undefined): boolean {
    if (!other) return true;
    const [a, b] = [this.#around.cornerOf(cell), this.#around.cornerOf(other)];
    return a.row > b.row || (a.row === b.row && a.column > b.column);
  }

  /** Activates a cell. A pointed cell is visible and is not scrolled, so that it stays under the pointer. */
  go(cell: CellAt | undefined, opening?: Opening, isPointed = false): void {
    this.#move(() => {
      if (cell?.id !== this.#cell?.id || cell?.key !== this.#cell?.key) this.#visit += 1;
      this.#cell = cell;
      this.#opening = cell && opening;
      this.#corners = undefined;
    });
    if (cell && !isPointed) this.#around.reveal(cell);
  }
  open(opening: Opening): void {
    this.#move(() => {
      if (this.#cell) this.#opening = opening;
      this.#corners = undefined;
    });
  }
  close(): void {
    this.#move(() => {
      this.#opening = undefined;
    });
  }
  /** Selects a range between two cells; closes the editor. */
  span(from: CellAt, to: CellAt, isRevealed = true): void {
    this.#move(() => {
      this.#opening = undefined;
      this.#corners = [this.#around.cornerOf(from), this.#around.cornerOf(to)];
    });
    if (isRevealed) this.#around.reveal(to);
  }
  /** Clears the range after rows were added, removed or moved. */
  unspan(): void {
    this.#corners = undefined;
  }

  #move(act: () => void): void {
    const before = this.#touched();
    act();
    this.#around.redraw(new Set([...before, ...this.#touched()]));
  }
  #touched(): string[] {
    const inRanges = [this.range, this.#filling].flatMap((range) =>
      range ? this.#around.rowIds(range.top, range.bottom) : [],
    );
    return this.#cell ? [this.#cell.id, ...inRanges] : inRanges;
  }
}
