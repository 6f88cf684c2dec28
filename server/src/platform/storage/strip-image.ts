import { crc32 } from 'node:zlib';
import { type FileType, maxBytesOf } from './file-type.ts';
import { storageErrors } from './storage-error.ts';

/** Sequential reader of an image. Throws StorageError `contentMismatch` at a premature end. */
class ByteReader {
  at = 0;
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }
  take(count: number): Buffer {
    if (this.at + count > this.#bytes.length) throw storageErrors.contentMismatch();
    this.at += count;
    return this.#bytes.subarray(this.at - count, this.at);
  }
  byte(): number {
    return this.take(1)[0] as number;
  }
  /** Everything up to the next JPEG marker; fill bytes and restarts belong to the scan they are in. */
  scan(): Buffer {
    const start = this.at;
    for (;;) {
      const mark = this.#bytes.indexOf(0xff, this.at);
      const next = this.#bytes[mark + 1];
      if (mark < 0 || next === undefined) throw storageErrors.contentMismatch();
      this.at = mark;
      if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return this.#bytes.subarray(start, mark);
      this.at += next === 0xff ? 1 : 2;
    }
  }
}

const pngStart = Buffer.from('89504e470d0a1a0a', 'hex');
/** The chunks that determine how a PNG looks. */
const pngChunks: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
const isCritical = (name: string): boolean => /^[A-Z]/.test(name);

function png(pieces: ByteReader): Buffer {
  if (!pieces.take(pngStart.length).equals(pngStart)) throw storageErrors.contentMismatch();
  const kept: Buffer[] = [pngStart];
  for (let n = 0, hasPixels = false; ; n += 1) {
    const length = pieces.take(4);
    const named = pieces.take(4 + length.readUInt32BE());
    const sum = pieces.take(4);
    const name = named.toString('latin1', 0, 4);
    const isKnown = pngChunks.has(name) || !isCritical(name);
    if (!isKnown || (n === 0) !== (name === 'IHDR') || crc32(named) !== sum.readUInt32BE())
      throw storageErrors.contentMismatch();
    if (pngChunks.has(name)) kept.push(length, named, sum);
    hasPixels ||= name === 'IDAT';
    if (name !== 'IEND') continue;
    if (!hasPixels || named.length > 4) throw storageErrors.contentMismatch();
    return Buffer.concat(kept);
  }
}

const [startOfImage, endOfImage, startOfScan] = [0xd8, 0xd9, 0xda];
const [jfif, adobe] = [0xe0, 0xee];
/** Kept length of these segments: JFIF without a thumbnail, and Adobe's colour transform. */
const keptLengths: Readonly<Record<number, readonly [word: string, bytes: number]>> = {
  [jfif]: ['JFIF\0', 14],
  [adobe]: ['Adobe', 12],
};
/** Frames (without the reserved C8), tables, restart interval, number of lines, scans. */
const isImageSegment = (marker: number): boolean => marker >= 0xc0 && marker <= 0xdd && marker !== 0xc8;
const isFrame = (marker: number): boolean => marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSegment(marker: number, content: Buffer): Buffer[] {
  const [word, bytes] = keptLengths[marker] ?? [];
  if (word === undefined ? !isImageSegment(marker) : content.toString('latin1', 0, word.length) !== word) return [];
  const kept = Buffer.from(content.subarray(0, bytes));
  if (bytes !== undefined && kept.length < bytes) throw storageErrors.contentMismatch();
  if (marker === jfif) kept.fill(0, 12);
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(kept.length + 2, 2);
  return [head, kept];
}

function jpeg(pieces: ByteReader): Buffer {
  if (pieces.byte() !== 0xff || pieces.byte() !== startOfImage) throw storageErrors.contentMismatch();
  const kept: Buffer[] = [Buffer.from([0xff, startOfImage])];
  for (let hasFrame = false, hasScan = false; ; ) {
    if (pieces.byte() !== 0xff) throw storageErrors.contentMismatch();
    let marker = pieces.byte();
    while (marker === 0xff) marker = pieces.byte();
    if (marker === endOfImage) {
      if (!hasScan) throw storageErrors.contentMismatch();
      return Buffer.concat([...kept, Buffer.from([0xff, endOfImage])]);
    }
    // Markers without a length cannot occur between segments.
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8)) throw storageErrors.contentMismatch();
    const length = pieces.take(2).readUInt16BE();
    if (length < 2) throw storageErrors.contentMismatch();
    kept.push(...jpegSegment(marker, pieces.take(length - 2)));
    hasFrame ||= isFrame(marker);
    if (marker !== startOfScan) continue;
    if (!hasFrame) throw storageErrors.contentMismatch();
    kept.push(pieces.scan());
    hasScan = true;
  }
}

const writers = { png, jpeg } as const;
const isSupported = (signature: string): signature is keyof typeof writers => Object.hasOwn(writers, signature);

/** Whether images of that type can be rewritten. */
export const canStrip = ({ signature }: FileType): boolean => isSupported(signature);

/**
 * Rewrites a JPEG or PNG with its image data only: no comments, camera data, location or profile, nothing after its
 * end. The pixels stay compressed as they are. Throws StorageError `contentMismatch` for an incomplete image or
 * another type.
 */
export function stripImage(content: Buffer, { signature }: FileType): Buffer {
  if (!isSupported(signature)) throw storageErrors.contentMismatch();
  return writers[signature](new ByteReader(content));
}

/** The same for a stream; buffers it, up to the size limit of an image. */
export async function* stripContent(content: AsyncIterable<Uint8Array>, type: FileType): AsyncIterable<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of content) {
    size += chunk.byteLength;
    if (size > maxBytesOf[type.kind]) throw storageErrors.tooLarge(maxBytesOf[type.kind]);
    chunks.push(chunk);
  }
  if (size === 0) throw storageErrors.noFile();
  yield stripImage(Buffer.concat(chunks), type);
}
