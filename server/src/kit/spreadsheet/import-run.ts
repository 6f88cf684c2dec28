import { Failure } from '@campus/contract/kit';
import type { EngineApi } from '../context.ts';
import type { RejectedRow } from '../excel/error-file.ts';
import type { SheetRow } from '../excel/read-options.ts';
import { getSession } from '../http/answer.ts';
import type { CellReader, Headings } from './import-cells.ts';
import { getReason } from './import-keys.ts';
import type { ImportCounts, ImportProgress, RowOutcome } from './import-progress.ts';
import type { RowWriter } from './row-writer.ts';

export const countDone = ({ added, updated, unchanged }: ImportCounts): number => added + updated + unchanged;

/** The state of one import: counts, rejected rows and progress. */
export class ImportRun {
  readonly refused: RejectedRow[] = [];
  total = 0;
  /** Rows of earlier batches, over all files. */
  #position = 0;
  readonly #engine: EngineApi;
  readonly #writer: RowWriter;
  readonly #progress: ImportProgress;
  readonly #taskId: string | undefined;
  #reportedAt = 0;

  constructor(engine: EngineApi, writer: RowWriter, progress: ImportProgress, taskId: string | undefined) {
    this.#engine = engine;
    this.#writer = writer;
    this.#progress = progress;
    this.#taskId = taskId;
  }

  get counts(): ImportCounts {
    return this.#progress.counts;
  }

  get outcome(): { readonly counts: ImportCounts; readonly refused: readonly RejectedRow[] } {
    return { counts: this.counts, refused: this.refused };
  }

  /** Writes a batch in one transaction; when a row fails, or some rows are written already, goes row by row. */
  async batch(rows: readonly SheetRow[], headings: Headings): Promise<void> {
    const start = this.#position;
    this.#position += rows.length;
    if (!this.#progress.isNew(start) || !(await this.#saveTogether(rows, headings)))
      await this.#saveOneByOne(rows, start, headings);
    this.#reportProgress();
  }

  /** False when a row failed: nothing is written then. */
  async #saveTogether(rows: readonly SheetRow[], headings: Headings): Promise<boolean> {
    const end = this.#position;
    try {
      const counts = await this.#engine.transaction(this.#writer.call, async (context) => {
        const reader = this.#writer.reader(context);
        const outcomes: RowOutcome[] = [];
        for (const row of rows) outcomes.push(await this.#writer.save(row, headings, reader, context));
        const total = addOutcomes(this.counts, outcomes);
        await this.#progress.addBatch(context.db, end, total);
        return total;
      });
      this.#writer.keys.commit();
      this.#progress.keepBatch(end, counts);
      return true;
    } catch (error) {
      this.#writer.keys.rollback();
      if (isRefusal(error)) return false;
      throw error;
    }
  }

  async #saveOneByOne(rows: readonly SheetRow[], start: number, headings: Headings): Promise<void> {
    const reader = this.#writer.reader(this.#engine.context(this.#writer.call));
    const refused: number[] = [];
    let written: SheetRow[] = [];
    for (const [i, row] of rows.entries()) {
      if (this.#progress.isWritten(start + i)) {
        written.push(row);
        continue;
      }
      await this.#writer.recall(written, headings, reader);
      written = [];
      if (!(await this.#saveAlone(row, start + i, headings, reader))) refused.push(start + i);
    }
    await this.#writer.recall(written, headings, reader);
    await this.#progress.endBatch(start + rows.length, refused);
  }

  /** False when the row is refused. */
  async #saveAlone(row: SheetRow, position: number, headings: Headings, reader: CellReader): Promise<boolean> {
    try {
      const counts = await this.#engine.transaction(this.#writer.call, async (context) => {
        const total = addOutcomes(this.counts, [await this.#writer.save(row, headings, reader, context)]);
        await this.#progress.addRow(context.db, position, total);
        return total;
      });
      this.#writer.keys.commit();
      this.#progress.keepRow(position, counts);
      return true;
    } catch (error) {
      this.#writer.keys.rollback();
      if (!isRefusal(error)) throw error;
      const reasons = this.#writer.faultsOf(error).map(({ message }) => message);
      this.refused.push({ row: row.row, cells: row.cells, reason: getReason(row.row, error, reasons.join('；')) });
      return false;
    }
  }

  #reportProgress(): void {
    const now = Date.now();
    if (!this.#taskId || now - this.#reportedAt < 500) return;
    this.#reportedAt = now;
    this.#engine.ports.progress(
      getSession(this.#writer.call),
      this.#taskId,
      countDone(this.counts) + this.refused.length,
      this.total,
      this.refused.length,
    );
  }
  finish(): void {
    this.#reportedAt = 0;
    this.#reportProgress();
  }
}

/** A refused row is reported; another request that goes on with the import ends this one. */
const isRefusal = (error: unknown): error is Failure => error instanceof Failure && error.key !== 'importTaken';

function addOutcomes(counts: ImportCounts, outcomes: readonly RowOutcome[]): ImportCounts {
  const total = { ...counts };
  for (const outcome of outcomes) total[outcome] += 1;
  return total;
}
