import { open } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type { SheetSummary } from './measure-sheet.ts';
import { importLimits, type ReadOptions } from './read-options.ts';
import type { ReaderReply, ReaderTask, RowBatch } from './reader-worker.ts';
import { SheetError, sheetErrors } from './sheet-error.ts';

/**
 * An opened spreadsheet: its sheets, and its rows in batches (once). Reading all batches or leaving the loop closes it;
 * otherwise call `close`.
 */
export interface SheetReading {
  readonly sheets: readonly SheetSummary[];
  readonly batches: AsyncIterable<RowBatch>;
  close(): Promise<void>;
}

const MEGABYTE = 1024 * 1024;
const OLE = 'd0cf11e0a1b11ae1';
const ZIP = '504b0304';

async function headAndSize(file: Uint8Array | string): Promise<{ head: string; size: number }> {
  if (typeof file !== 'string')
    return { head: Buffer.from(file.subarray(0, 8)).toString('hex'), size: file.byteLength };
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(8), 0, 8, 0);
    return { head: buffer.toString('hex', 0, bytesRead), size: (await handle.stat()).size };
  } finally {
    await handle.close();
  }
}

async function detectKind(file: Uint8Array | string, options: ReadOptions): Promise<ReaderTask['kind']> {
  const { head, size } = await headAndSize(file);
  if (size > options.maxFileBytes) throw sheetErrors.tooLarge(Math.floor(options.maxFileBytes / MEGABYTE));
  if (head.startsWith(ZIP)) return 'xlsx';
  if (head !== OLE) throw sheetErrors.unreadable();
  if (size > options.maxXlsBytes) throw sheetErrors.saveAsXlsx();
  return 'xls';
}

/** The thread that parses a file. Only the thread fails when it runs out of heap or time, or crashes. */
class Reader {
  #worker: Worker;
  #timeLimitMs: number;
  #waiting: PromiseWithResolvers<ReaderReply> | undefined;
  #ended: Error | undefined;

  constructor(task: ReaderTask) {
    const { options, kind } = task;
    this.#timeLimitMs = options.timeLimitMs;
    this.#worker = new Worker(new URL('./reader-worker.ts', import.meta.url), {
      workerData: task,
      execArgv: [],
      env: {},
      stdout: true,
      stderr: true,
      resourceLimits: {
        maxOldGenerationSizeMb: kind === 'xls' ? options.xlsHeapMb : options.xlsxHeapMb,
        stackSizeMb: 4,
      },
    });
    // Discards the output that parsers print about damaged files.
    this.#worker.stdout.resume();
    this.#worker.stderr.resume();
    this.#worker.on('message', (reply: ReaderReply) => this.#waiting?.resolve(reply));
    this.#worker.on('error', (error) => this.#end(error instanceof Error ? error : new Error(String(error))));
    this.#worker.on('exit', (code) => this.#end(new Error(`the reader ended with ${code}`)));
  }

  /** The next reply. Throws SheetRefused when the file is rejected or the thread ended. */
  async next(): Promise<Exclude<ReaderReply, { type: 'refused' }>> {
    const waiting = Promise.withResolvers<ReaderReply>();
    this.#waiting = waiting;
    if (this.#ended) waiting.reject(this.#ended);
    const timer = setTimeout(
      () => this.#end(new Error(`the reader took more than ${this.#timeLimitMs} ms`)),
      this.#timeLimitMs,
    );
    try {
      this.#worker.postMessage('next');
      const reply = await waiting.promise;
      if (reply.type !== 'refused') return reply;
      throw new SheetError(reply.key, reply.message, { cause: reply.reason });
    } catch (error) {
      await this.close();
      throw error instanceof SheetError ? error : sheetErrors.unreadable(error);
    } finally {
      clearTimeout(timer);
    }
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #end(error: Error): void {
    this.#ended ??= error;
    this.#waiting?.reject(this.#ended);
  }
}

async function* batchesOf(reader: Reader): AsyncIterable<RowBatch> {
  try {
    for (let reply = await reader.next(); reply.type === 'batch'; reply = await reader.next()) yield reply.batch;
  } finally {
    await reader.close();
  }
}

/**
 * Opens an .xls or .xlsx file (bytes or path) in its own thread, with limits on heap and time. The whole file is
 * checked and counted when this resolves; rows are then fetched in batches on demand. Cells are texts: dates
 * `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss`, numbers in plain digits, formulas as their last value. Throws SheetRefused.
 */
export async function readSheet(file: Uint8Array | string, options: Partial<ReadOptions> = {}): Promise<SheetReading> {
  const complete = { ...importLimits, ...options };
  const reader = new Reader({ file, kind: await detectKind(file, complete), options: complete });
  const reply = await reader.next();
  if (reply.type !== 'opened') throw sheetErrors.unreadable();
  return { sheets: reply.sheets, batches: batchesOf(reader), close: () => reader.close() };
}
