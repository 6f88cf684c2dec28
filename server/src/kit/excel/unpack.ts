import { Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { sheetErrors } from './sheet-error.ts';
import type { ZipEntry } from './zip-directory.ts';

const SLICE = 64 * 1024;

async function* decompress(entry: ZipEntry): AsyncIterable<Buffer> {
  if (!entry.deflated) {
    for (let at = 0; at < entry.compressed.length; at += SLICE) yield entry.compressed.subarray(at, at + SLICE);
    return;
  }
  const slices = function* () {
    for (let at = 0; at < entry.compressed.length; at += SLICE) yield entry.compressed.subarray(at, at + SLICE);
  };
  const inflate = createInflateRaw({ chunkSize: SLICE });
  const source = Readable.from(slices());
  source.pipe(inflate);
  try {
    yield* inflate as AsyncIterable<Buffer>;
  } finally {
    source.destroy();
    inflate.destroy();
  }
}

/**
 * Unpacks the text of an entry in chunks. Throws as soon as it exceeds the declared size, and at its end unless size
 * and checksum match the directory.
 */
export async function* unpackText(entry: ZipEntry): AsyncIterable<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let size = 0;
  let crc = 0;
  for await (const chunk of decompress(entry)) {
    size += chunk.length;
    if (size > entry.size) throw sheetErrors.unreadable();
    crc = crc32(chunk, crc);
    yield decoder.decode(chunk, { stream: true });
  }
  if (size !== entry.size || crc !== entry.crc) throw sheetErrors.unreadable();
  yield decoder.decode();
}
