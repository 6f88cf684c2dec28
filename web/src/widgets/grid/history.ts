import type { CellAt } from './cursor.ts';
import type { Shape } from './row-table.ts';

/** A cell and its previous value. */
export type CellValue = readonly [id: string, key: string, value: unknown];
/** Previous state of one edit: cell values, and the rows when some were added, removed or moved. */
export interface Step {
  readonly cells: readonly CellValue[];
  /** Cells whose previous values were unparsed text. */
  readonly unread?: readonly CellAt[];
  readonly shape?: Shape;
  /** Edits with the same mark are merged, such as typing in a cell while it has the focus. */
  readonly mark?: string;
}
const most = 50;

/** Undo and redo history of the last 50 edits. */
export class History {
  #undo: Step[] = [];
  #redo: Step[] = [];

  push(step: Step): void {
    this.#redo = [];
    const last = this.#undo.at(-1);
    if (step.mark !== undefined && last?.mark === step.mark) return;
    this.#undo.push(step);
    if (this.#undo.length > most) this.#undo.shift();
  }
  /** Takes the last edit; `inverse` returns the step back to the current state. */
  undo(inverse: (step: Step) => Step): Step | undefined {
    const step = this.#undo.pop();
    if (step) this.#redo.push(inverse(step));
    return step;
  }
  /** Takes the last undone edit. */
  redo(inverse: (step: Step) => Step): Step | undefined {
    const step = this.#redo.pop();
    if (step) this.#undo.push(inverse(step));
    return step;
  }
  /** Drops edits of rows as such, and cells of rows that are gone. */
  keepRows(has: (id: string) => boolean): void {
    const keep = (steps: readonly Step[]): Step[] =>
      steps.flatMap((step) => {
        const cells = step.cells.filter(([id]) => has(id));
        return step.shape || cells.length === 0
          ? []
          : [{ ...step, cells, unread: step.unread?.filter(({ id }) => has(id)) ?? [] }];
      });
    this.#undo = keep(this.#undo);
    this.#redo = keep(this.#redo);
  }
  clear(): void {
    this.#undo = [];
    this.#redo = [];
  }
}
