import { Buffer } from 'node:buffer';
import { type Access, type AnyEntity, Failure, failure } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { sql } from 'kysely';
import type { EngineApi } from '../context.ts';
import { type RejectedRow, writeErrorFile } from '../excel/error-file.ts';
import { SheetError } from '../excel/sheet-error.ts';
import { readSheet, type SheetReading } from '../excel/sheet-reader.ts';
import { getSession } from '../http/answer.ts';
import { type Answer, type Call, ok, type Route } from '../http/route.ts';
import type { Scope } from '../read/condition.ts';
import { type Headings, importColumns, requiredHeadings } from './import-cells.ts';
import { type CheckedSheet, checkImport, firstRows, optionsByField } from './import-check.ts';
import { type ReceivedImport, rowBatches, type Upload, withImport } from './import-files.ts';
import { ImportPlan } from './import-plan.ts';
import { type ImportCounts, ImportProgress, importId } from './import-progress.ts';
import { countDone, ImportRun } from './import-run.ts';
import { RowWriter } from './row-writer.ts';

const batchRows = 200;

/** Opens the sheet; with a mapping, its heading row does not need the required titles. */
function openSheet(e: AnyEntity, upload: Upload, isMapped: boolean): Promise<SheetReading> {
  if (!/\.xlsx?$/i.test(upload.name)) throw failure('importTemplate');
  const knownTitles = isMapped ? importColumns(e).flatMap(({ title, label }) => [title, label]) : [];
  return readSheet(upload.path, { headings: requiredHeadings(e), knownTitles });
}

async function importFile(run: ImportRun, e: AnyEntity, upload: Upload, plan: ImportPlan): Promise<Headings> {
  plan.assertComplete();
  const reading = await openSheet(e, upload, plan.mapping !== undefined);
  try {
    const headings = plan.headings(reading.sheets[0]?.headings ?? []);
    run.total += reading.sheets.reduce((sum, sheet) => sum + sheet.rowCount, 0);
    for await (const rows of rowBatches(reading, batchRows))
      await run.batch(
        rows.map((row) => plan.applyCorrections(row, headings)),
        headings,
      );
    return headings;
  } finally {
    await reading.close();
  }
}

async function answerCheck(
  writer: RowWriter,
  e: AnyEntity,
  upload: Upload,
  plan: ImportPlan,
  scope: Scope,
): Promise<Answer> {
  const reading = await openSheet(e, upload, true);
  try {
    const sheet = reading.sheets[0];
    if (!sheet) throw failure('importTemplate');
    const checked: CheckedSheet = {
      titles: sheet.headings,
      total: sheet.rowCount,
      rows: await firstRows(reading),
      columns: importColumns(e),
      options: await optionsByField(e, scope),
    };
    return ok(await checkImport(checked, plan, (rows, headings) => writer.check(rows, headings)));
  } finally {
    await reading.close();
  }
}

async function saveErrorFile(
  engine: EngineApi,
  run: ImportOutcome,
  titles: readonly string[],
  call: Call,
): Promise<{ fileName: string; path: string }> {
  const file = await writeErrorFile(titles, [...(run.lead ?? []), ...run.refused]);
  const fileName = `importError_${Date.now()}.xls`;
  const path = await engine.ports.keepFile('import-error', fileName, Buffer.concat([...file.chunks]), getSession(call));
  return { fileName, path };
}

/** Result of an import. */
export interface ImportOutcome {
  readonly counts: ImportCounts;
  readonly refused: readonly RejectedRow[];
  /** Lines before the rejected rows in the error file: more headings. */
  readonly lead?: readonly RejectedRow[];
  /** An interrupted import of the same file was continued. */
  readonly isContinued?: boolean;
}
/** Answers an import with the number of rows written and a file of the rejected rows with their reasons. */
export async function importAnswer(
  engine: EngineApi,
  run: ImportOutcome,
  titles: readonly string[],
  upload: Upload,
  call: Call,
): Promise<Answer> {
  const done = countDone(run.counts);
  const failed = run.refused.length;
  const total = done + failed;
  const { added, updated, unchanged } = run.counts;
  if (total === 0) throw failure('importFailed');
  const parts = `新增${added}行，更新${updated}行，未变${unchanged}行`;
  const apart = run.isContinued ? `${parts}，${text.import.continued}` : parts;
  const counts = { totalCount: total, successCount: done, errorCount: failed, added, updated, unchanged };
  if (failed === 0) return ok(counts, `文件导入成功！数据行数：${done}（${apart}）`);
  const { fileName, path } = await saveErrorFile(engine, run, titles, call);
  const signed = engine.ports.sign(path);
  const msg = `总上传行数：${total}，已导入行数：${done}，错误行数：${failed}${done > 0 ? `（${apart}）` : ''}`;
  const result = { ...counts, msg, fileName, fileUrl: `/sys/common/static/${signed}` };
  const outcome = done === 0 ? text.import.nothing : '文件导入成功，但有错误。';
  return ok(upload.fromModal ? signed : result, upload.fromModal ? `${outcome}${msg}` : outcome, 201);
}

export interface ImportOptions {
  /** Runs once before the first row of an import is written; a check does not run it. */
  readonly beforeWrite?: (call: Call) => Promise<void>;
}

/** After so many writes the statistics are updated at once: autovacuum comes later, to the embedded database never. */
const analyzeAfterRows = 1000;

async function runImport(
  engine: EngineApi,
  e: AnyEntity,
  call: Call,
  received: ReceivedImport,
  beforeWrite: ImportOptions['beforeWrite'],
): Promise<Answer> {
  const { uploads, taskId, fields } = received;
  const [first] = uploads;
  if (!first) throw failure('importFailed');
  const isCheck = fields.get('check') === '1';
  if (call.mode) call.mode.isTrial = isCheck;
  const plan = new ImportPlan(importColumns(e), fields.get('mapping'), fields.get('corrections'));
  // A mapping and corrections refer to the columns and lines of one file.
  if (uploads.length > 1 && !plan.isPlain) throw failure('importMapping');
  const writer = new RowWriter(engine, e, call);
  const session = getSession(call);
  try {
    if (isCheck) return await answerCheck(writer, e, first, plan, engine.scope(session));
    await beforeWrite?.(call);
    const progress = await ImportProgress.open(engine.db, importId(call, received), session.username);
    const { isContinued } = progress;
    const run = new ImportRun(engine, writer, progress, taskId);
    let headings: Headings | undefined;
    for (const upload of uploads) headings = await importFile(run, e, upload, plan);
    run.finish();
    await progress.close();
    if (countDone(run.counts) >= analyzeAfterRows) await sql`analyze ${sql.table(e.table)}`.execute(engine.db);
    return importAnswer(engine, { ...run.outcome, isContinued }, (headings as Headings).titles, first, call);
  } catch (error) {
    if (error instanceof SheetError) throw new Failure(error.key, error.message);
    throw error;
  }
}

/**
 * `importExcel`: saves rows through the ordinary add and edit; valid rows are kept, others returned as a file with
 * reasons.
 */
export function importRoute(engine: EngineApi, e: AnyEntity, { beforeWrite }: ImportOptions = {}): Route {
  return {
    methods: ['POST'],
    path: `${e.path}/importExcel`,
    access: e.can.importExcel as Access,
    title: `${e.title}导入`,
    operateType: 5,
    multipart: true,
    long: true,
    handle: (call) => withImport(call, (received) => runImport(engine, e, call, received, beforeWrite)),
  };
}
