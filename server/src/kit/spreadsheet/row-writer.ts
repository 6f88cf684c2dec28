import { type AnyEntity, clean, Failure, fieldAccess } from '@campus/contract/kit';
import type { ImportFault } from '@campus/contract/rules';
import type { Context, EngineApi } from '../context.ts';
import type { SheetRow } from '../excel/read-options.ts';
import type { Call } from '../http/route.ts';
import type { Data } from '../read/texts.ts';
import { lockForChange } from '../write/lock-visible.ts';
import { dropMaskedValues } from '../write/read-form.ts';
import { add, editLocked } from '../write/save.ts';
import { CellReader, type Headings } from './import-cells.ts';
import { ImportKeys } from './import-keys.ts';
import type { RowOutcome } from './import-progress.ts';
import { runTrial } from './import-trial.ts';

/** A message about a row, and the field that it is about. */
export interface RowFault {
  readonly field: string | null;
  readonly message: string;
}

/** Writes rows of a sheet through the ordinary add and edit. `keys` holds what the file has said so far. */
export class RowWriter {
  readonly call: Call;
  readonly keys: ImportKeys;
  readonly #engine: EngineApi;
  readonly #e: AnyEntity;

  constructor(engine: EngineApi, e: AnyEntity, call: Call) {
    this.#engine = engine;
    this.#e = e;
    // No user is asked about single rows: they are written in spite of warnings.
    this.call = { ...call, isConfirmed: undefined };
    this.keys = new ImportKeys(e);
  }

  reader(context: Context): CellReader {
    return new CellReader(this.#e, context, this.#engine.scope(context.session));
  }

  /** Saves a row, or returns the failure of a refused one, of which nothing is written. */
  async trySave(
    row: SheetRow,
    headings: Headings,
    reader: CellReader,
    context: Context,
  ): Promise<RowOutcome | Failure> {
    const outcome = await context.attempt(() => this.save(row, headings, reader, context));
    if (outcome instanceof Failure) this.keys.drop();
    return outcome;
  }

  /** Throws the Failure of a refused row. */
  async save(row: SheetRow, headings: Headings, reader: CellReader, context: Context): Promise<RowOutcome> {
    const outcome = await this.#write(row, headings, reader, context);
    this.keys.keep();
    return outcome;
  }

  async #write(row: SheetRow, headings: Headings, reader: CellReader, context: Context): Promise<RowOutcome> {
    const b = this.#engine.behaviour(this.#e);
    const draft = await reader.draft(row.cells, headings, context);
    const cells = cellsByTitle(row.cells, headings);
    this.keys.assertNew(draft, row.row);
    const sent = { ...draft };
    const written = (await b.importRow?.(draft, cells, context)) as 'added' | undefined;
    const { id } = draft;
    if (typeof id !== 'string') {
      const added = await add(b, draft, false, context);
      this.keys.stage(sent, added.id as string, row.row);
      return 'added';
    }
    this.keys.assertNew({ ...sent, id }, row.row);
    this.keys.stage(sent, id, row.row);
    const locked = await lockForChange(b, id, context);
    if (this.#isUnchanged(draft, locked.before, context)) return written ?? 'unchanged';
    await editLocked(b, locked, draft, false, context);
    return written ?? 'updated';
  }

  /**
   * Whether the stored row already has the values of the sheet: then nothing is written and the version stays. A value
   * that this session does not read plain counts as changed, so that the count does not confirm a guess.
   */
  #isUnchanged(draft: Data, row: Data, context: Context): boolean {
    const { id: _id, ...said } = dropMaskedValues(this.#e, draft, context.session);
    return Object.entries(said).every(([name, value]) => {
      const field = this.#e.fields[name];
      const isReadable = fieldAccess(this.#e, name, context.session) === 'plain';
      return field !== undefined && isReadable && clean(field, value) === row[name];
    });
  }

  /**
   * Returns the faults that an import of these rows would report. Saves them as an import does, in a transaction that
   * is rolled back.
   */
  async check(rows: readonly SheetRow[], headings: Headings): Promise<ImportFault[]> {
    const faults: ImportFault[] = [];
    await runTrial(this.#engine, this.call, async (context) => {
      faults.length = 0;
      const reader = this.reader(context);
      for (const row of rows) {
        const outcome = await this.trySave(row, headings, reader, context);
        if (outcome instanceof Failure)
          faults.push(...this.faultsOf(outcome).map((fault) => ({ row: row.row, ...fault })));
      }
    });
    return faults;
  }

  /** Learns the keys of rows that an interrupted import wrote: later rows must not repeat them. */
  async recall(rows: readonly SheetRow[], headings: Headings, reader: CellReader): Promise<void> {
    if (rows.length === 0) return;
    await runTrial(this.#engine, this.call, async (context) => {
      for (const row of rows) {
        await context.attempt(async () => {
          const draft = await reader.draft(row.cells, headings, context);
          const sent = { ...draft };
          this.keys.stage(sent, `line ${row.row}`, row.row);
          await this.#engine.behaviour(this.#e).importRow?.(draft, cellsByTitle(row.cells, headings), context);
          if (typeof draft.id === 'string') this.keys.stage(sent, draft.id, row.row);
        });
        this.keys.keep();
      }
    });
    this.keys.commit();
  }

  /** The messages of a failure, by field if it names fields. */
  faultsOf(failed: Failure): RowFault[] {
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
}

/** Cells by the titles of the file, and by the import's own titles for mapped columns. */
const cellsByTitle = (cells: readonly string[], { titles, columns }: Headings): Record<string, string> =>
  Object.fromEntries([
    ...titles.map((title, i): [string, string] => [title, cells[i] ?? '']),
    ...columns.flatMap(({ title, at }): [string, string][] => (title === undefined ? [] : [[title, cells[at] ?? '']])),
  ]);
