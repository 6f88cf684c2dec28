import { once } from 'node:events';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { uniqueFileNames } from './file-name.ts';

export interface ZipEntry {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Adds the entries one by one; the next is made when the reader has taken the last. */
async function fill(archive: ZipFile, entries: AsyncIterable<ZipEntry>, signal: AbortSignal): Promise<void> {
  const uniqueName = uniqueFileNames();
  for await (const { name, bytes } of entries) {
    signal.throwIfAborted();
    const content = Readable.from([bytes], { objectMode: false });
    archive.addReadStream(content, uniqueName(name), { compress: false });
    await finished(content, { signal });
  }
  archive.end();
}

/**
 * An archive of files that are already compressed, made while it is read: it takes the memory of one file. When the
 * reader leaves, the entries that were not made yet are never made.
 */
export function zipStream(entries: AsyncIterable<ZipEntry>): Readable {
  const archive = new ZipFile();
  const out = archive.outputStream as Readable;
  const gone = new AbortController();
  void once(out, 'close').then(
    () => gone.abort(),
    () => gone.abort(),
  );
  fill(archive, entries, gone.signal).catch((error: Error) => out.destroy(gone.signal.aborted ? undefined : error));
  return out;
}
