import type { CellAt } from './cursor.ts';
import type { Shape } from './row-table.ts';

/** A cell and a value it held. */
export type CellValue = readonly [id: string, key: string, value: unknown];
/** What one act of the user changed: the former values of cells, and the former rows when some came, went or moved. */
export interface Step {
  readonly cells: readonly CellValue[];
  /** Those among the former values that were texts no value of their column. */
  readonly unread?: readonly CellAt[];
  readonly shape?: Shape;
  /** Acts with the same mark are one: what is typed into a cell while it has the focus. */
  readonly mark?: string;
}
const most = 50;

/** The last 50 acts, to be undone one by one, and the undone ones until the next act. */
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
  /** Takes the last act; `inverse` gives the step that leads back to the present state. */
  undo(inverse: (step: Step) => Step): Step | undefined {
    const step = this.#undo.pop();
    if (step) this.#redo.push(inverse(step));
    return step;
  }
  /** Takes the act that was undone last. */
  redo(inverse: (step: Step) => Step): Step | undefined {
    const step = this.#redo.pop();
    if (step) this.#undo.push(inverse(step));
    return step;
  }
  clear(): void {
    this.#undo = [];
    this.#redo = [];
  }
}
