import { once } from 'node:events';
import { crc32, createDeflateRaw, type DeflateRaw } from 'node:zlib';
import { ChunkedOutput } from './chunked-output.ts';
import type { SheetFile } from './sheet-content.ts';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const UTF8_NAMES = 0x800;
const DEFLATED = 8;
/** 1 January 1980, the first date of a zip: the same content always gives the same bytes. */
const DATE = 0x21;

interface CompressedPart {
  name: Buffer;
  crc: number;
  size: number;
  compressed: readonly Buffer[];
  compressedSize: number;
}

/** A file of an archive, compressed while it is written; at most 4 GB. */
export class ZipPart {
  #deflate: DeflateRaw = createDeflateRaw({ level: 5 });
  #compressed: Buffer[] = [];
  #crc = 0;
  #size = 0;
  #name: string;

  constructor(name: string) {
    this.#name = name;
    this.#deflate.on('data', (chunk: Buffer) => this.#compressed.push(chunk));
  }

  async write(text: string): Promise<void> {
    const bytes = Buffer.from(text, 'utf8');
    this.#crc = crc32(bytes, this.#crc);
    this.#size += bytes.length;
    if (!this.#deflate.write(bytes)) await once(this.#deflate, 'drain');
  }

  async finish(): Promise<CompressedPart> {
    const ended = once(this.#deflate, 'end');
    this.#deflate.end();
    await ended;
    const compressedSize = this.#compressed.reduce((sum, chunk) => sum + chunk.length, 0);
    const name = Buffer.from(this.#name, 'utf8');
    return { name, crc: this.#crc, size: this.#size, compressed: this.#compressed, compressedSize };
  }
}

function writeCommon(out: ChunkedOutput, part: CompressedPart): void {
  for (const value of [20, UTF8_NAMES, DEFLATED, 0, DATE]) out.u16(value);
  for (const value of [part.crc, part.compressedSize, part.size]) out.u32(value);
  out.u16(part.name.length);
  out.u16(0);
}

/** The archive of the finished parts, in the given order. */
export function zipFile(parts: readonly CompressedPart[]): SheetFile {
  const out = new ChunkedOutput();
  const offsets: number[] = [];
  for (const part of parts) {
    offsets.push(out.length);
    out.u32(LOCAL);
    writeCommon(out, part);
    out.append(part.name);
    for (const chunk of part.compressed) out.append(chunk);
  }
  const directory = out.length;
  parts.forEach((part, at) => {
    out.u32(CENTRAL);
    out.u16(20);
    writeCommon(out, part);
    for (const value of [0, 0, 0]) out.u16(value);
    out.u32(0);
    out.u32(offsets[at] ?? 0);
    out.append(part.name);
  });
  const directorySize = out.length - directory;
  out.u32(END);
  for (const value of [0, 0, parts.length, parts.length]) out.u16(value);
  out.u32(directorySize);
  out.u32(directory);
  out.u16(0);
  return { byteLength: out.length, chunks: out.finish() };
}
