import { Failure } from '@campus/contract/kit';
import type { EngineApi } from '../context.ts';
import type { RejectedRow } from '../excel/error-file.ts';
import type { SheetRow } from '../excel/read-options.ts';
import { getSession } from '../http/answer.ts';
import { isTransient, isUncertain } from '../schema/database-failure.ts';
import type { Headings } from './import-cells.ts';
import { getReason } from './import-keys.ts';
import type { ImportCounts, ImportProgress } from './import-progress.ts';
import type { RowWriter } from './row-writer.ts';

export const countDone = ({ added, updated, unchanged }: ImportCounts): number => added + updated + unchanged;

/** Rows of a transaction with savepoints: PostgreSQL keeps 64 of them in memory for those who read meanwhile. */
const guardedRows = 50;

/** A row with its number over all files. */
interface PlacedRow {
  readonly row: SheetRow;
  readonly position: number;
}
interface RefusedRow extends PlacedRow {
  readonly failed: Failure;
}
const getPosition = ({ position }: PlacedRow): number => position;

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
  #hasRefused = false;

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

  /** Writes the rows that no earlier request has written. */
  async batch(rows: readonly SheetRow[], headings: Headings): Promise<void> {
    const placed = rows.map((row, i) => ({ row, position: this.#position + i }));
    this.#position += rows.length;
    const [written = [], open = []] = [true, false].map((isWritten) =>
      placed.filter(({ position }) => this.#progress.isWritten(position) === isWritten),
    );
    await this.#recall(written, headings);
    if (open.length > 0) await this.#saveAll(open, headings);
    this.#reportProgress();
  }

  async #recall(rows: readonly PlacedRow[], headings: Headings): Promise<void> {
    const reader = this.#writer.reader(this.#engine.context(this.#writer.call));
    const sheetRows = rows.map(({ row }) => row);
    await this.#writer.recall(sheetRows, headings, reader);
  }

  /** Behind savepoints from the first batch on that has a refused row: a sheet without any does not pay for them. */
  async #saveAll(rows: readonly PlacedRow[], headings: Headings): Promise<void> {
    if (!this.#hasRefused) {
      const failed = await this.#save(rows, headings, 'save');
      if (!failed) return;
      this.#hasRefused = !isTransient(failed);
    }
    for (let at = 0; at < rows.length; at += guardedRows) {
      const some = rows.slice(at, at + guardedRows);
      const failed = await this.#save(some, headings, 'trySave');
      if (failed) for (const one of some) await this.#saveAlone(one, headings);
    }
  }

  async #saveAlone(one: PlacedRow, headings: Headings): Promise<void> {
    const failed = await this.#save([one], headings, 'trySave');
    if (!failed) return;
    const { position } = one;
    const tried = { positions: [position], refused: [position], counts: this.counts };
    const keepProgress = await this.#progress.record(this.#engine.db, tried);
    keepProgress();
    this.#refuse({ ...one, failed });
  }

  /** Writes rows in one transaction; `trySave` leaves out the refused ones. Returns why nothing was written. */
  async #save(rows: readonly PlacedRow[], headings: Headings, save: 'save' | 'trySave'): Promise<Failure | undefined> {
    const { call, keys } = this.#writer;
    try {
      const { refused, keepProgress } = await this.#engine.transaction(call, async (context) => {
        keys.rollback();
        const reader = this.#writer.reader(context);
        const refused: RefusedRow[] = [];
        const counts = { ...this.counts };
        for (const { row, position } of rows) {
          const outcome = await this.#writer[save](row, headings, reader, context);
          if (outcome instanceof Failure) refused.push({ row, position, failed: outcome });
          else counts[outcome] += 1;
        }
        const tried = { positions: rows.map(getPosition), refused: refused.map(getPosition), counts };
        return { refused, keepProgress: await this.#progress.record(context.db, tried) };
      });
      keys.commit();
      keepProgress();
      for (const one of refused) this.#refuse(one);
      return undefined;
    } catch (error) {
      keys.rollback();
      // Another request that goes on with the import ends this one. After a lost commit only the next request knows where to go on.
      if (!(error instanceof Failure) || error.key === 'importTaken' || isUncertain(error)) throw error;
      return error;
    }
  }

  #refuse({ row, failed }: RefusedRow): void {
    const reasons = this.#writer.faultsOf(failed).map(({ message }) => message);
    this.refused.push({ row: row.row, cells: row.cells, reason: getReason(row.row, failed, reasons.join('；')) });
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
