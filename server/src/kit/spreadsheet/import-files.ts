import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { importLimits } from '@campus/contract/rules';
import type { SheetRow } from '../excel/read-options.ts';
import type { SheetReading } from '../excel/sheet-reader.ts';
import type { Call } from '../http/route.ts';

const maxFileBytes = importLimits.xlsxMb * 1024 * 1024;
const maxFiles = 9;

export interface Upload {
  readonly name: string;
  /** Where the file lies until the import ends. */
  readonly path: string;
  readonly sha256: string;
  /** Part name `files[]`: the import modal, which expects the path of the error file as `result`. */
  readonly fromModal: boolean;
}
export interface ReceivedImport {
  readonly uploads: Upload[];
  readonly taskId: string | undefined;
  /** Other fields of the form. */
  readonly fields: ReadonlyMap<string, string>;
}

/** Passes a stream on and adds it to a digest. */
const hashed = (hash: Hash) =>
  async function* pass(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      hash.update(chunk);
      yield chunk;
    }
  };

async function receiveImport(call: Call, folder: string): Promise<ReceivedImport> {
  const uploads: Upload[] = [];
  const fields = new Map<string, string>();
  for await (const part of call.parts({ maxFileBytes, maxFiles })) {
    if ('value' in part) {
      fields.set(part.field, part.value);
      continue;
    }
    const path = join(folder, String(uploads.length));
    const hash = createHash('sha256');
    await pipeline(part.stream, hashed(hash), createWriteStream(path, { mode: 0o600 }));
    uploads.push({ name: part.filename, path, sha256: hash.digest('hex'), fromModal: part.field === 'files[]' });
  }
  const task = fields.get('taskId') ?? '';
  return { uploads, fields, taskId: /^[0-9A-Za-z]{1,32}$/.test(task) ? task : undefined };
}

/**
 * Runs `work` with the files and form fields of an import and the task whose progress is reported. The files are on disk,
 * so that several of them do not fill the memory, and are removed afterwards.
 */
export async function withImport<T>(call: Call, work: (received: ReceivedImport) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'campus-import-'));
  try {
    return await work(await receiveImport(call, folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Rows of a sheet in batches of this size. Holds at most one batch of the reader and one of its own. */
export async function* rowBatches(
  { batches }: Pick<SheetReading, 'batches'>,
  size: number,
): AsyncGenerator<SheetRow[], void> {
  let waiting: SheetRow[] = [];
  for await (const { rows } of batches) {
    let at = 0;
    while (waiting.length + rows.length - at >= size) {
      const end = at + size - waiting.length;
      const batch = [...waiting, ...rows.slice(at, end)];
      waiting = [];
      at = end;
      yield batch;
    }
    waiting.push(...rows.slice(at));
  }
  if (waiting.length > 0) yield waiting;
}
