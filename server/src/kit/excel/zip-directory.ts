import { sheetErrors } from './sheet-error.ts';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const MAX_ENTRIES = 200;
const MAX_UNPACKED = 200 * 1024 * 1024;
const MAX_RATIO = 100;
/** A high ratio is harmless below this size: style sheets of empty workbooks reach it. */
const RATIO_FREE = 1024 * 1024;

/** A file of an archive; `size` is the declared size, which unpacking must not exceed. */
export interface ZipEntry {
  readonly name: string;
  readonly size: number;
  readonly crc: number;
  readonly deflated: boolean;
  readonly compressed: Buffer;
}

interface DirectoryEntry {
  name: string;
  flags: number;
  method: number;
  crc: number;
  compressedSize: number;
  size: number;
  offset: number;
}

function endRecord(bytes: Buffer): number {
  const lowest = Math.max(0, bytes.length - 22 - 0xffff);
  for (let at = bytes.length - 22; at >= lowest; at -= 1) {
    if (bytes.readUInt32LE(at) === END && at + 22 + bytes.readUInt16LE(at + 20) === bytes.length) return at;
  }
  throw sheetErrors.unreadable();
}

/** Zip64: the extra field holds the sizes, in this order, when the 32-bit fields are 0xffffffff. */
function applyZip64(entry: DirectoryEntry, extra: Buffer): DirectoryEntry {
  const wide = { ...entry };
  for (let at = 0; at + 4 <= extra.length; ) {
    const length = extra.readUInt16LE(at + 2);
    if (extra.readUInt16LE(at) === 1) {
      let field = at + 4;
      for (const key of ['size', 'compressedSize', 'offset'] as const) {
        if (wide[key] !== 0xffffffff) continue;
        wide[key] = Number(extra.readBigUInt64LE(field));
        field += 8;
      }
    }
    at += 4 + length;
  }
  return wide;
}

function readDirectory(bytes: Buffer): DirectoryEntry[] {
  const end = endRecord(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES || bytes.readUInt16LE(end + 8) !== count) throw sheetErrors.unreadable();
  const entries: DirectoryEntry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (bytes.readUInt32LE(at) !== CENTRAL) throw sheetErrors.unreadable();
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
    const extraEnd = nameEnd + bytes.readUInt16LE(at + 30);
    if (extraEnd > end) throw sheetErrors.unreadable();
    const plain = {
      name: bytes.toString('utf8', at + 46, nameEnd),
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      crc: bytes.readUInt32LE(at + 16),
      compressedSize: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    };
    entries.push(applyZip64(plain, bytes.subarray(nameEnd, extraEnd)));
    at = extraEnd + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

const properName = /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[^/\\:\p{Cc}][^\\:\p{Cc}]{0,199}$/u;
const nested = /\.(?:zip|rar|7z|gz|tar|jar|xls[xmb]?|doc[xm]?|ppt[xm]?|ods|odt)$|(?:^|\/)embeddings\//i;

/** Rejects what an import never needs, by name: macros, links to other files, embedded files. */
function checkName(name: string): void {
  if (!properName.test(name)) throw sheetErrors.unreadable();
  if (/vbaProject/i.test(name)) throw sheetErrors.because('文件含有宏');
  if (/(?:^|\/)externalLinks(?:\/|$)/i.test(name)) throw sheetErrors.because('文件含有外部链接');
  if (nested.test(name)) throw sheetErrors.because('文件含有嵌入的文件');
}

function checkSizes(entries: readonly DirectoryEntry[]): void {
  let packed = 0;
  let unpacked = 0;
  for (const { flags, method, size, compressedSize } of entries) {
    if (flags & 0x2041) throw sheetErrors.because('文件已加密');
    if (method !== 0 && method !== 8) throw sheetErrors.unreadable();
    if (method === 0 && size !== compressedSize) throw sheetErrors.unreadable();
    if (size > RATIO_FREE && size > compressedSize * MAX_RATIO) throw sheetErrors.unreadable();
    packed += compressedSize;
    unpacked += size;
  }
  if (unpacked > MAX_UNPACKED) throw sheetErrors.because('文件内容过大');
  if (unpacked > RATIO_FREE && unpacked > packed * MAX_RATIO) throw sheetErrors.unreadable();
}

/** The byte range of an entry; its local header must match the directory. */
function locateEntry(bytes: Buffer, entry: DirectoryEntry): { start: number; end: number } {
  const { offset } = entry;
  if (bytes.readUInt32LE(offset) !== LOCAL) throw sheetErrors.unreadable();
  const nameEnd = offset + 30 + bytes.readUInt16LE(offset + 26);
  if (bytes.toString('utf8', offset + 30, nameEnd) !== entry.name) throw sheetErrors.unreadable();
  const start = nameEnd + bytes.readUInt16LE(offset + 28);
  const end = start + entry.compressedSize;
  if (end > bytes.length) throw sheetErrors.unreadable();
  return { start, end };
}

/**
 * The files of an archive by name, checked before unpacking: number, names, declared sizes and ratio, no encryption, no
 * overlap, no macros, no nested archives. Throws SheetRefused.
 */
export function openArchive(bytes: Buffer): Map<string, ZipEntry> {
  const declared = readDirectory(bytes);
  for (const { name } of declared) checkName(name);
  checkSizes(declared);
  const entries = new Map<string, ZipEntry>();
  let free = 0;
  for (const entry of declared.toSorted((a, b) => a.offset - b.offset)) {
    const { start, end } = locateEntry(bytes, entry);
    if (entry.offset < free || entries.has(entry.name)) throw sheetErrors.unreadable();
    free = end;
    const { name, size, crc } = entry;
    entries.set(name, { name, size, crc, deflated: entry.method === 8, compressed: bytes.subarray(start, end) });
  }
  return entries;
}
