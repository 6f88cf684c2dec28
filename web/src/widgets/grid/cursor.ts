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
/** The grid as its cursor sees it. */
export interface Surroundings {
  cornerOf(cell: CellAt): Corner;
  rowIds(top: number, bottom: number): readonly string[];
  /** Draws rows anew that the cursor leaves or enters. */
  redraw(ids: ReadonlySet<string>): void;
  /** Brings a cell into sight. */
  reveal(cell: CellAt): void;
}

/** Where the user is: the active cell, whether its editor is open, and the range from it to another corner. */
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
  /** How the active cell's editor was opened; undefined while none is open. */
  get opening(): Opening | undefined {
    return this.#opening;
  }
  /** Grows with every cell that becomes active: tells one visit of a cell from the next. */
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
  /** The cells that a drag of the fill handle would fill. */
  get filling(): Range | undefined {
    return this.#filling;
  }
  showFilling(range: Range | undefined): void {
    this.#move(() => {
      this.#filling = range;
    });
  }
  /** The shown columns of a row that lie in the range, as first and last place; undefined when none. */
  rangeIn(id: string): readonly [left: number, right: number] | undefined {
    const { range } = this;
    if (!range) return undefined;
    const at = this.#around.cornerOf({ id, key: '' }).row;
    return at >= range.top && at <= range.bottom ? [range.left, range.right] : undefined;
  }
  isAt(id: string, key: string): boolean {
    return this.#cell?.id === id && this.#cell.key === key;
  }
  /** Whether a cell comes after another one, row by row. */
  isBehind(cell: CellAt, other: CellAt | undefined): boolean {
    if (!other) return true;
    const [a, b] = [this.#around.cornerOf(cell), this.#around.cornerOf(other)];
    return a.row > b.row || (a.row === b.row && a.column > b.column);
  }

  /** Goes to a cell; one that was pointed at is in sight already and must not move away under the pointer. */
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
  /** Spans a range between two cells; the editor closes. */
  span(from: CellAt, to: CellAt, isRevealed = true): void {
    this.#move(() => {
      this.#opening = undefined;
      this.#corners = [this.#around.cornerOf(from), this.#around.cornerOf(to)];
    });
    if (isRevealed) this.#around.reveal(to);
  }
  /** Rows have come, gone or moved: the range is none any more. */
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
