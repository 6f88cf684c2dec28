import { type AnyEntity, clean, Failure, fieldAccess } from '@campus/contract/kit';
import type { ImportFault } from '@campus/contract/rules';
import type { Context, EngineApi } from '../context.ts';
import type { RejectedRow } from '../excel/error-file.ts';
import type { SheetRow } from '../excel/read-options.ts';
import { getSession } from '../http/answer.ts';
import type { Call } from '../http/route.ts';
import type { Data } from '../read/texts.ts';
import { dropMaskedValues } from '../write/read-form.ts';
import { add, edit } from '../write/save.ts';
import { lockVisible } from '../write/stored-row.ts';
import { CellReader, type Headings } from './import-cells.ts';
import { getReason, ImportKeys } from './import-keys.ts';
import { runTrial, tryStep } from './import-trial.ts';

type RowOutcome = 'added' | 'updated' | 'unchanged';
/** Numbers of rows that an import added, updated and left unchanged. */
export type ImportCounts = Record<RowOutcome, number>;
export const countDone = ({ added, updated, unchanged }: ImportCounts): number => added + updated + unchanged;

/** The state of one import: counts, rejected rows and progress. */
export class ImportRun {
  readonly refused: RejectedRow[] = [];
  readonly counts: ImportCounts = { added: 0, updated: 0, unchanged: 0 };
  total = 0;
  readonly #engine: EngineApi;
  readonly #e: AnyEntity;
  readonly #call: Call;
  readonly #taskId: string | undefined;
  readonly #keys: ImportKeys;
  #reportedAt = 0;

  constructor(engine: EngineApi, e: AnyEntity, call: Call, taskId: string | undefined) {
    this.#engine = engine;
    this.#e = e;
    // No user is asked about single rows: they are written in spite of warnings.
    this.#call = { ...call, isConfirmed: undefined };
    this.#taskId = taskId;
    this.#keys = new ImportKeys(e);
  }

  /** Writes a batch in one transaction; when a row fails, repeats the batch row by row. */
  async batch(rows: readonly SheetRow[], headings: Headings): Promise<void> {
    const whole = await this.#engine
      .transaction(this.#call, async (context) => {
        const reader = this.#reader(context);
        const outcomes: RowOutcome[] = [];
        for (const row of rows) outcomes.push(await this.#save(row, headings, reader, context));
        return outcomes;
      })
      .catch((error: unknown) => {
        this.#keys.rollback();
        if (error instanceof Failure) return undefined;
        throw error;
      });
    if (whole) this.#count(whole);
    else await this.#saveOneByOne(rows, headings);
    this.#reportProgress();
  }

  #count(outcomes: readonly RowOutcome[]): void {
    this.#keys.commit();
    for (const outcome of outcomes) this.counts[outcome] += 1;
  }

  async #saveOneByOne(rows: readonly SheetRow[], headings: Headings): Promise<void> {
    const reader = this.#reader(this.#engine.context(this.#call));
    for (const row of rows) {
      try {
        const work = (context: Context) => this.#save(row, headings, reader, context);
        this.#count([await this.#engine.transaction(this.#call, work)]);
      } catch (error) {
        this.#keys.rollback();
        if (!(error instanceof Failure)) throw error;
        const reasons = this.#faultsOf(error).map(({ message }) => message);
        this.refused.push({ row: row.row, cells: row.cells, reason: getReason(row.row, error, reasons.join('；')) });
      }
    }
  }

  /**
   * Returns the faults that an import of these rows would report. Saves them as an import does, in a transaction that
   * is rolled back.
   */
  async check(rows: readonly SheetRow[], headings: Headings): Promise<ImportFault[]> {
    const faults: ImportFault[] = [];
    await runTrial(this.#engine, this.#call, async (context) => {
      faults.length = 0;
      const reader = this.#reader(context);
      for (const row of rows) faults.push(...(await this.#checkRow(row, headings, reader, context)));
    });
    return faults;
  }

  async #checkRow(row: SheetRow, headings: Headings, reader: CellReader, context: Context): Promise<ImportFault[]> {
    try {
      const failed = await tryStep(context, async () => {
        await this.#save(row, headings, reader, context);
        this.#keys.commit();
      });
      return failed ? this.#faultsOf(failed).map((fault) => ({ row: row.row, ...fault })) : [];
    } finally {
      this.#keys.rollback();
    }
  }

  /** The messages of a failure, by field if it names fields. */
  #faultsOf(failed: Failure): { field: string | null; message: string }[] {
    if (!failed.fields) return [{ field: null, message: failed.message }];
    return Object.entries(failed.fields).map(([field, message]) => ({
      field,
      message: this.#withLabel(field, message),
    }));
  }

  /** Adds the column's label when the message does not contain it. */
  #withLabel(name: string, message: string): string {
    const label = this.#e.fields[name]?.label ?? '';
    return message.includes(label) ? message : label + message;
  }

  #reader(context: Context): CellReader {
    return new CellReader(this.#e, context, this.#engine.scope(context.session));
  }

  async #save(row: SheetRow, headings: Headings, reader: CellReader, context: Context): Promise<RowOutcome> {
    const b = this.#engine.behaviour(this.#e);
    const draft = await reader.draft(row.cells, headings, context);
    const cells = cellsByTitle(row.cells, headings);
    this.#keys.assertNew(draft, row.row);
    const sent = { ...draft };
    await b.importRow?.(draft, cells, context);
    const { id } = draft;
    if (typeof id !== 'string') {
      const added = await add(b, draft, false, context);
      this.#keys.stage(sent, added.id as string, row.row);
      return 'added';
    }
    this.#keys.assertNew({ ...sent, id }, row.row);
    this.#keys.stage(sent, id, row.row);
    if (await this.#isUnchanged(draft, id, context)) return 'unchanged';
    await edit(b, draft, false, context);
    return 'updated';
  }

  /**
   * Whether the stored row already has the values of the sheet: then nothing is written and the version stays. A value
   * that this session does not read plain counts as changed, so that the count does not confirm a guess.
   */
  async #isUnchanged(draft: Data, id: string, context: Context): Promise<boolean> {
    const row = await lockVisible(this.#e, id, context);
    const { id: _id, ...said } = dropMaskedValues(this.#e, draft, context.session);
    return Object.entries(said).every(([name, value]) => {
      const field = this.#e.fields[name];
      const isReadable = fieldAccess(this.#e, name, context.session) === 'plain';
      return field !== undefined && isReadable && clean(field, value) === row[name];
    });
  }

  #reportProgress(): void {
    const now = Date.now();
    if (!this.#taskId || now - this.#reportedAt < 500) return;
    this.#reportedAt = now;
    this.#engine.ports.progress(
      getSession(this.#call),
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

/** Cells by the titles of the file, and by the import's own titles for mapped columns. */
const cellsByTitle = (cells: readonly string[], { titles, columns }: Headings): Record<string, string> =>
  Object.fromEntries([
    ...titles.map((title, i): [string, string] => [title, cells[i] ?? '']),
    ...columns.flatMap(({ title, at }): [string, string][] => (title === undefined ? [] : [[title, cells[at] ?? '']])),
  ]);
