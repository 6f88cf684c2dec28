import { crc32 } from 'node:zlib';
import { sheetErrors } from './sheet-error.ts';
import type { ZipEntry } from './zip-directory.ts';

/**
 * Unpacks the text of an entry in chunks. Throws as soon as it exceeds the declared size, and at its end unless size
 * and checksum match the directory.
 */
export async function* unpackText(entry: ZipEntry): AsyncIterable<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let crc = 0;
  for await (const chunk of (await entry.open()) as AsyncIterable<Buffer>) {
    crc = crc32(chunk, crc);
    yield decoder.decode(chunk, { stream: true });
  }
  if (crc !== entry.crc) throw sheetErrors.unreadable();
  yield decoder.decode();
}
