import { Buffer } from 'node:buffer';
import { type Access, type AnyEntity, clean, Failure, failure } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { sql } from 'kysely';
import { sessionOf } from './answer.ts';
import type { Context } from './context.ts';
import type { Engine } from './engine.ts';
import { type RefusedRow, writeErrorFile } from './excel/error-file.ts';
import type { SheetRow } from './excel/read-options.ts';
import { readSheet } from './excel/sheet-reader.ts';
import { SheetRefused } from './excel/sheet-refused.ts';
import { CellReader, type Headings, headingsOf, requiredHeadings } from './import-cells.ts';
import { ImportKeys, reasonOf } from './import-keys.ts';
import { withoutMasked } from './read-form.ts';
import { type Answer, type Call, ok, type Part, type Route } from './route.ts';
import { add, edit } from './save.ts';
import { lockVisible } from './stored-row.ts';
import type { Data } from './texts.ts';

const maxFileBytes = 50 * 1024 * 1024;
const batchRows = 200;

export interface Upload {
  readonly name: string;
  readonly content: Buffer;
  /** Part name `files[]`: the import modal, which expects the error file's path as result (S). */
  readonly fromModal: boolean;
}
export interface Received {
  readonly uploads: Upload[];
  readonly taskId: string | undefined;
}

async function bytesOf(part: Part): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of part.stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
/** The files of an import, and the task whose progress is told. */
export async function receive(call: Call): Promise<Received> {
  const uploads: Upload[] = [];
  let taskId: string | undefined;
  for await (const part of call.parts({ maxFileBytes, maxFiles: 9 })) {
    if ('value' in part) {
      if (part.field === 'taskId' && /^[0-9A-Za-z]{1,32}$/.test(part.value)) taskId = part.value;
      continue;
    }
    uploads.push({ name: part.filename, content: await bytesOf(part), fromModal: part.field === 'files[]' });
  }
  return { uploads, taskId };
}

type RowOutcome = 'added' | 'updated' | 'unchanged';
/** How many rows an import added, changed, and found as the sheet says them. */
type ImportCounts = Record<RowOutcome, number>;
const doneOf = ({ added, updated, unchanged }: ImportCounts): number => added + updated + unchanged;

/** One import: what it has done, what it refused, and whom it tells. */
class Import {
  readonly refused: RefusedRow[] = [];
  readonly counts: ImportCounts = { added: 0, updated: 0, unchanged: 0 };
  total = 0;
  readonly #engine: Engine;
  readonly #e: AnyEntity;
  readonly #call: Call;
  readonly #taskId: string | undefined;
  readonly #keys: ImportKeys;
  #told = 0;

  constructor(engine: Engine, e: AnyEntity, call: Call, taskId: string | undefined) {
    this.#engine = engine;
    this.#e = e;
    this.#call = call;
    this.#taskId = taskId;
    this.#keys = new ImportKeys(e);
  }

  /** Writes a batch in one transaction; when a row spoils it, the batch is repeated row by row. */
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
    else await this.#oneByOne(rows, headings);
    this.#tell();
  }

  #count(outcomes: readonly RowOutcome[]): void {
    this.#keys.commit();
    for (const outcome of outcomes) this.counts[outcome] += 1;
  }

  async #oneByOne(rows: readonly SheetRow[], headings: Headings): Promise<void> {
    const reader = this.#reader(this.#engine.context(this.#call));
    for (const row of rows) {
      try {
        const work = (context: Context) => this.#save(row, headings, reader, context);
        this.#count([await this.#engine.transaction(this.#call, work)]);
      } catch (error) {
        this.#keys.rollback();
        if (!(error instanceof Failure)) throw error;
        const reasons = error.fields
          ? Object.entries(error.fields).map(([name, message]) => this.#labelled(name, message))
          : [error.message];
        this.refused.push({ row: row.row, cells: row.cells, reason: reasonOf(row.row, error, reasons.join('；')) });
      }
    }
  }

  /** Names the column where the sentence itself does not. */
  #labelled(name: string, message: string): string {
    const label = this.#e.fields[name]?.label ?? '';
    return message.includes(label) ? message : label + message;
  }

  #reader(context: Context): CellReader {
    return new CellReader(this.#e, context, this.#engine.scope(context.session));
  }

  async #save(row: SheetRow, headings: Headings, reader: CellReader, context: Context): Promise<RowOutcome> {
    const b = this.#engine.behaviour(this.#e);
    const scope = this.#engine.scope(context.session);
    const draft = await reader.draft(row.cells, headings, context);
    const cells = Object.fromEntries(headings.titles.map((title, i) => [title, row.cells[i] ?? '']));
    this.#keys.assertNew(draft, row.row);
    const sent = { ...draft };
    await b.importRow?.(draft, cells, context);
    const { id } = draft;
    if (typeof id !== 'string') {
      const added = await add(b, draft, false, context, scope);
      this.#keys.stage(sent, added.id as string, row.row);
      return 'added';
    }
    this.#keys.assertNew({ ...sent, id }, row.row);
    this.#keys.stage(sent, id, row.row);
    if (await this.#isKnown(draft, id, context)) return 'unchanged';
    await edit(b, draft, false, context, scope);
    return 'updated';
  }

  /** Whether the stored row says everything that the sheet says: then nothing is written and no version raised. */
  async #isKnown(draft: Data, id: string, context: Context): Promise<boolean> {
    const scope = this.#engine.scope(context.session);
    const row = await lockVisible(this.#e, id, context, scope);
    const { id: _id, ...said } = withoutMasked(this.#e, draft, context.session);
    return Object.entries(said).every(([name, value]) => {
      const field = this.#e.fields[name];
      return field !== undefined && clean(field, value) === row[name];
    });
  }

  #tell(): void {
    const now = Date.now();
    if (!this.#taskId || now - this.#told < 500) return;
    this.#told = now;
    this.#engine.parts.ports.progress(
      sessionOf(this.#call),
      this.#taskId,
      doneOf(this.counts) + this.refused.length,
      this.total,
      this.refused.length,
    );
  }
  finish(): void {
    this.#told = 0;
    this.#tell();
  }
}

async function importFile(run: Import, e: AnyEntity, upload: Upload): Promise<Headings> {
  if (!/\.xlsx?$/i.test(upload.name)) throw failure('importTemplate');
  const reading = await readSheet(upload.content, { headings: requiredHeadings(e) });
  try {
    const headings = headingsOf(e, reading.sheets[0]?.headings ?? []);
    run.total += reading.sheets.reduce((sum, sheet) => sum + sheet.rowCount, 0);
    const waiting: SheetRow[] = [];
    for await (const batch of reading.batches) {
      waiting.push(...batch.rows);
      while (waiting.length >= batchRows) await run.batch(waiting.splice(0, batchRows), headings);
    }
    if (waiting.length > 0) await run.batch(waiting, headings);
    return headings;
  } finally {
    await reading.close();
  }
}

async function errorFile(
  engine: Engine,
  run: ImportOutcome,
  titles: readonly string[],
  call: Call,
): Promise<{ fileName: string; path: string }> {
  const file = await writeErrorFile(titles, [...(run.lead ?? []), ...run.refused]);
  const fileName = `importError_${Date.now()}.xls`;
  const path = await engine.parts.ports.keepFile(
    'import-error',
    fileName,
    Buffer.concat([...file.chunks]),
    sessionOf(call),
  );
  return { fileName, path };
}

/** What an import came to. */
export interface ImportOutcome {
  readonly counts: ImportCounts;
  readonly refused: readonly RefusedRow[];
  /** Lines that stand before the refused ones in their file: further headings. */
  readonly lead?: readonly RefusedRow[];
}
/** The answer of an import: how many rows were written, and the refused ones as a file with their reasons. */
export async function importAnswer(
  engine: Engine,
  run: ImportOutcome,
  titles: readonly string[],
  upload: Upload,
  call: Call,
): Promise<Answer> {
  const done = doneOf(run.counts);
  const failed = run.refused.length;
  const total = done + failed;
  const { added, updated, unchanged } = run.counts;
  if (total === 0) throw failure('importFailed');
  const apart = `新增${added}行，更新${updated}行，未变${unchanged}行`;
  const counts = { totalCount: total, successCount: done, errorCount: failed, added, updated, unchanged };
  if (failed === 0) return ok(counts, `文件导入成功！数据行数：${done}（${apart}）`);
  const { fileName, path } = await errorFile(engine, run, titles, call);
  const signed = engine.parts.ports.sign(path);
  const msg = `总上传行数：${total}，已导入行数：${done}，错误行数：${failed}${done > 0 ? `（${apart}）` : ''}`;
  const result = { ...counts, msg, fileName, fileUrl: `/sys/common/static/${signed}` };
  const outcome = done === 0 ? text.import.nothing : '文件导入成功，但有错误。';
  return ok(upload.fromModal ? signed : result, upload.fromModal ? `${outcome}${msg}` : outcome, 201);
}

/** After many writes the embedded store wants its statistics (it has no autovacuum). */
const analyseAfter = 1000;

/** `importExcel`: rows through the ordinary add and edit, good ones kept, bad ones answered as a file with reasons. */
export function importRoute(engine: Engine, e: AnyEntity): Route {
  return {
    methods: ['POST'],
    path: `${e.path}/importExcel`,
    access: e.can.importExcel as Access,
    title: `${e.title}导入`,
    operateType: 5,
    multipart: true,
    long: true,
    handle: async (call) => {
      const { uploads, taskId } = await receive(call);
      const [first] = uploads;
      if (!first) throw failure('importFailed');
      const run = new Import(engine, e, call, taskId);
      let headings: Headings | undefined;
      try {
        for (const upload of uploads) headings = await importFile(run, e, upload);
      } catch (error) {
        if (error instanceof SheetRefused) throw new Failure(error.key, error.message);
        throw error;
      }
      run.finish();
      if (doneOf(run.counts) >= analyseAfter) await sql`analyze ${sql.table(e.table)}`.execute(engine.db);
      return importAnswer(engine, run, (headings as Headings).titles, first, call);
    },
  };
}
