import { open } from 'node:fs/promises';
import { failure } from '@campus/contract/kit';
import { IsolatedProcess } from '../isolated-process.ts';
import type { SheetSummary } from './measure-sheet.ts';
import { importLimits, type ReadOptions } from './read-options.ts';
import type { ReaderRefusal, ReaderReply, ReaderRequest, ReaderTask, RowBatch } from './reader-worker.ts';
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

/** Set in the bundle and in tests: the compiled reader. */
declare const READER_MODULE: string;
const readerModule = new URL(
  typeof READER_MODULE === 'undefined' ? './reader-worker.ts' : READER_MODULE,
  import.meta.url,
);

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
  if (size > options.maxFileBytes) throw withText(sheetErrors.tooLarge(Math.floor(options.maxFileBytes / MEGABYTE)));
  if (head.startsWith(ZIP)) return 'xlsx';
  if (head !== OLE) throw withText(sheetErrors.unreadable());
  if (size > options.maxXlsBytes) throw sheetErrors.saveAsXlsx();
  return 'xls';
}

/** The error with the message of the catalogue where it has none. */
function withText({ key, message, details }: ReaderRefusal, cause?: unknown): SheetError {
  return new SheetError(key, message || failure(key, ...details).message, details, { cause });
}

/** The process that parses a file. Only it fails when it runs out of heap or time, or crashes. */
class Reader {
  #process: IsolatedProcess<ReaderRequest, ReaderReply>;
  #timeLimitMs: number;
  #task: ReaderTask | undefined;

  constructor(task: ReaderTask) {
    const { options, kind } = task;
    this.#task = task;
    this.#timeLimitMs = options.timeLimitMs;
    this.#process = new IsolatedProcess(readerModule, {
      heapMb: kind === 'xls' ? options.xlsHeapMb : options.xlsxHeapMb,
    });
  }

  /** The next reply. Throws SheetRefused when the file is rejected or the process ended. */
  async next(): Promise<Exclude<ReaderReply, { type: 'refused' }>> {
    const request = this.#task ?? 'next';
    this.#task = undefined;
    try {
      const reply = await this.#process.ask(request, this.#timeLimitMs);
      if (reply.type !== 'refused') return reply;
      throw withText(reply.error, reply.reason);
    } catch (error) {
      this.close();
      throw error instanceof SheetError ? error : withText(sheetErrors.unreadable(), error);
    }
  }

  close(): void {
    this.#process.close();
  }
}

async function* getBatches(reader: Reader): AsyncIterable<RowBatch> {
  try {
    for (let reply = await reader.next(); reply.type === 'batch'; reply = await reader.next()) yield reply.batch;
  } finally {
    reader.close();
  }
}

/**
 * Opens an .xls or .xlsx file (bytes or path) in its own process, with limits on heap and time. The whole file is
 * checked and counted when this resolves; rows are then fetched in batches on demand. Cells are texts: dates
 * `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss`, numbers in plain digits, formulas as their last value. Throws SheetRefused.
 */
export async function readSheet(file: Uint8Array | string, options: Partial<ReadOptions> = {}): Promise<SheetReading> {
  const complete = { ...importLimits, ...options };
  const reader = new Reader({ file, kind: await detectKind(file, complete), options: complete });
  const reply = await reader.next();
  if (reply.type !== 'opened') throw withText(sheetErrors.unreadable());
  return { sheets: reply.sheets, batches: getBatches(reader), close: async () => reader.close() };
}
