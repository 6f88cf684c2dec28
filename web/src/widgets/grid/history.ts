import type { Shape } from './row-table.ts';

/** A cell and a value it held. */
export type CellValue = readonly [id: string, key: string, value: unknown];
/** What one act of the user changed: the former values of cells, and the former rows when some came, went or moved. */
export interface Step {
  readonly cells: readonly CellValue[];
  readonly shape?: Shape;
  /** Acts with the same mark are one: what is typed into a cell while it has the focus. */
  readonly mark?: string;
}
const most = 50;

/** The last 50 acts, to be taken back one by one. */
export class History {
  #steps: Step[] = [];

  push(step: Step): void {
    const last = this.#steps.at(-1);
    if (step.mark !== undefined && last?.mark === step.mark) return;
    this.#steps.push(step);
    if (this.#steps.length > most) this.#steps.shift();
  }
  pop(): Step | undefined {
    return this.#steps.pop();
  }
  clear(): void {
    this.#steps = [];
  }
}
