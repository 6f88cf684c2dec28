import { ChunkedOutput } from './chunked-output.ts';
import type { SheetFile } from './sheet-content.ts';

const SECTOR = 512;
const ENTRIES = SECTOR / 4;
const HEADER_ENTRIES = 109;
const FREE = 0xffffffff;
const END = 0xfffffffe;
const FAT = 0xfffffffd;
const DIFAT = 0xfffffffc;
/** Smaller streams would need the "mini stream"; ours are padded to this size instead. */
const SMALLEST_STREAM = 4096;

/** Sectors of the allocation table and its index, which themselves take entries in the table. */
function tableSizes(contentSectors: number): { fat: number; difat: number } {
  let fat = 1;
  let difat = 0;
  for (;;) {
    const needed = Math.ceil((contentSectors + fat + difat) / ENTRIES);
    const index = Math.ceil(Math.max(0, needed - HEADER_ENTRIES) / (ENTRIES - 1));
    if (needed === fat && index === difat) return { fat, difat };
    fat = needed;
    difat = index;
  }
}

interface DirectoryEntry {
  name: string;
  type: number;
  child: number;
  start: number;
  size: number;
}

function writeDirectoryEntry(out: ChunkedOutput, entry: DirectoryEntry): void {
  out.text(entry.name, 'utf16le');
  out.zeros(64 - entry.name.length * 2);
  out.u16(entry.name === '' ? 0 : (entry.name.length + 1) * 2);
  out.u8(entry.type);
  out.u8(1);
  out.u32(FREE);
  out.u32(FREE);
  out.u32(entry.child);
  out.zeros(16 + 4 + 16);
  out.u32(entry.start);
  out.u32(entry.size);
  out.u32(0);
}

/**
 * A compound file (MS-CFB, version 3) with one stream. Order: stream, directory, allocation table and its index, so
 * everything after the header is written sequentially.
 */
export function compoundFile(streamName: string, content: ChunkedOutput): SheetFile {
  const size = Math.max(content.length, SMALLEST_STREAM);
  const streamSectors = Math.ceil(size / SECTOR);
  const padding = streamSectors * SECTOR - content.length;
  const { fat, difat } = tableSizes(streamSectors + 1);
  const firstFat = streamSectors + 1;
  const firstDifat = firstFat + fat;

  const out = new ChunkedOutput();
  out.append(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]));
  out.zeros(16);
  for (const value of [0x3e, 3, 0xfffe, 9, 6]) out.u16(value);
  out.zeros(6);
  for (const value of [0, fat, streamSectors, 0, SMALLEST_STREAM, END, 0, difat > 0 ? firstDifat : END, difat])
    out.u32(value);
  for (let at = 0; at < HEADER_ENTRIES; at += 1) out.u32(at < fat ? firstFat + at : FREE);

  for (const chunk of content.finish()) out.append(chunk);
  out.zeros(padding);

  writeDirectoryEntry(out, { name: 'Root Entry', type: 5, child: 1, start: END, size: 0 });
  writeDirectoryEntry(out, { name: streamName, type: 2, child: FREE, start: 0, size });
  for (let at = 2; at < 4; at += 1) writeDirectoryEntry(out, { name: '', type: 0, child: FREE, start: 0, size: 0 });

  for (let at = 1; at < streamSectors; at += 1) out.u32(at);
  out.u32(END);
  out.u32(END);
  for (let at = 0; at < fat; at += 1) out.u32(FAT);
  for (let at = 0; at < difat; at += 1) out.u32(DIFAT);
  for (let at = firstDifat + difat; at < fat * ENTRIES; at += 1) out.u32(FREE);

  for (let index = 0; index < difat; index += 1) {
    const from = HEADER_ENTRIES + index * (ENTRIES - 1);
    for (let at = from; at < from + ENTRIES - 1; at += 1) out.u32(at < fat ? firstFat + at : FREE);
    out.u32(index + 1 < difat ? firstDifat + index + 1 : END);
  }
  return { byteLength: out.length, chunks: out.finish() };
}
