import type { Readable } from 'node:stream';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { sheetErrors } from './sheet-error.ts';

const MAX_ENTRIES = 200;
const MAX_UNPACKED = 200 * 1024 * 1024;
const MAX_RATIO = 100;
/** A high ratio is harmless below this size: style sheets of empty workbooks reach it. */
const RATIO_FREE = 1024 * 1024;

/** A file of an archive; `crc` is the checksum that the directory declares. */
export interface ZipEntry {
  readonly crc: number;
  /** The unpacked bytes; fails when there are more or fewer than declared. */
  readonly open: () => Promise<Readable>;
}

const properName = /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[^/\\:\p{Cc}][^\\:\p{Cc}]{0,199}$/u;
const nested = /\.(?:zip|rar|7z|gz|tar|jar|xls[xmb]?|doc[xm]?|ppt[xm]?|ods|odt)$|(?:^|\/)embeddings\//i;

/** Rejects what an import never needs, by name: macros, links to other files, embedded files. */
function checkName(name: string): void {
  if (!properName.test(name)) throw sheetErrors.unreadable();
  if (/vbaProject/i.test(name)) throw sheetErrors.macros();
  if (/(?:^|\/)externalLinks(?:\/|$)/i.test(name)) throw sheetErrors.externalLinks();
  if (nested.test(name)) throw sheetErrors.embedded();
}

function checkSizes(entries: readonly Entry[]): void {
  let packed = 0;
  let unpacked = 0;
  for (const { generalPurposeBitFlag, compressionMethod, uncompressedSize: size, compressedSize } of entries) {
    if (generalPurposeBitFlag & 0x2041) throw sheetErrors.encrypted();
    if (compressionMethod !== 0 && compressionMethod !== 8) throw sheetErrors.unreadable();
    if (size > RATIO_FREE && size > compressedSize * MAX_RATIO) throw sheetErrors.unreadable();
    packed += compressedSize;
    unpacked += size;
  }
  if (unpacked > MAX_UNPACKED) throw sheetErrors.oversized();
  if (unpacked > RATIO_FREE && unpacked > packed * MAX_RATIO) throw sheetErrors.unreadable();
}

/** Rejects entries that share bytes, or whose local header names another file. */
async function checkPlaces(archive: ZipFile, entries: readonly Entry[]): Promise<void> {
  let free = 0;
  for (const entry of entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader)) {
    const local = await archive.readLocalFileHeaderPromise(entry);
    if (entry.relativeOffsetOfLocalHeader < free || !local.fileName.equals(entry.fileNameRaw))
      throw sheetErrors.unreadable();
    free = local.fileDataStart + entry.compressedSize;
  }
}

async function readDirectory(archive: ZipFile): Promise<Map<string, Entry>> {
  if (archive.entryCount > MAX_ENTRIES) throw sheetErrors.unreadable();
  const entries = new Map<string, Entry>();
  for await (const entry of archive.eachEntry()) {
    checkName(entry.fileName);
    if (entries.has(entry.fileName)) throw sheetErrors.unreadable();
    entries.set(entry.fileName, entry);
  }
  return entries;
}

/**
 * The files of an archive by name, checked before unpacking: number, names, declared sizes and ratio, no encryption, no
 * overlap, no macros, no nested archives. Throws when one is not met.
 */
export async function openArchive(bytes: Buffer): Promise<Map<string, ZipEntry>> {
  const archive = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false, strictFileNames: true });
  const entries = await readDirectory(archive);
  checkSizes([...entries.values()]);
  await checkPlaces(archive, [...entries.values()]);
  const getFile = (entry: Entry): ZipEntry => ({
    crc: entry.crc32,
    open: () => archive.openReadStreamPromise(entry),
  });
  return new Map([...entries].map(([name, entry]) => [name, getFile(entry)]));
}
