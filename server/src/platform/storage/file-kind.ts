import { signatureChecks } from './content-signature.ts';
import { type FileType, fileType } from './file-type.ts';
import { hasShowableSize } from './image-size.ts';
import { storageErrors } from './storage-error.ts';

const SIGNATURE_BYTES = 4096;
const IMAGE_HEAD_BYTES = 1024 * 1024;
/** The end record of an archive is within its last 65,557 bytes. */
const TAIL_BYTES = 22 + 0xffff;
const OVERLAP = 16;

const page = /<(?:script|html|iframe)[\s>/]|<!doctype|<\?php\s/i;
const archiveEnd = Buffer.from([0x50, 0x4b, 5, 6]);

/**
 * Checks the content of a file as a stream: its first bytes must match its type, an image must have a displayable size
 * and contain no page or program, and no image, document or recording can be an archive as well.
 */
class ContentCheck {
  readonly #type: FileType;
  #head = Buffer.alloc(0);
  #tail = Buffer.alloc(0);
  #size = 0;
  #begun = false;

  constructor(type: FileType) {
    this.#type = type;
  }

  push(chunk: Buffer): void {
    this.#size += chunk.length;
    this.#gatherHead(chunk);
    if (!this.#begun && this.#head.length >= SIGNATURE_BYTES) this.#begin();
    if (
      this.#type.kind === 'image' &&
      page.test(this.#tail.toString('latin1', Math.max(0, this.#tail.length - OVERLAP)) + chunk.toString('latin1'))
    ) {
      throw storageErrors.contentMismatch();
    }
    this.#tail =
      chunk.length >= TAIL_BYTES
        ? Buffer.from(chunk.subarray(-TAIL_BYTES))
        : Buffer.concat([this.#tail, chunk]).subarray(-TAIL_BYTES);
  }

  finish(): void {
    if (this.#size === 0) throw storageErrors.noFile();
    if (!this.#begun) this.#begin();
    if (!hasShowableSize(this.#type.signature, this.#head)) throw storageErrors.contentMismatch();
    if (this.#isArchiveToo()) throw storageErrors.contentMismatch();
  }

  #begin(): void {
    this.#begun = true;
    if (!signatureChecks[this.#type.signature](this.#head.subarray(0, SIGNATURE_BYTES)))
      throw storageErrors.contentMismatch();
  }

  #gatherHead(chunk: Buffer): void {
    const wanted = (this.#type.kind === 'image' ? IMAGE_HEAD_BYTES : SIGNATURE_BYTES) - this.#head.length;
    if (wanted > 0) this.#head = Buffer.concat([this.#head, chunk.subarray(0, wanted)]);
  }

  /**
   * Archives are read from their end, so one appended to another file goes unnoticed by readers that start at the
   * front.
   */
  #isArchiveToo(): boolean {
    if (this.#type.signature === 'zip' || this.#type.kind === 'archive' || this.#type.signature === 'text')
      return false;
    return this.#tail.includes(archiveEnd);
  }
}

/** The type of a file by its extension. Throws StorageError `typeRefused`. */
export function checkType(extension: string): FileType {
  const type = fileType(extension);
  if (!type) throw storageErrors.typeRefused(extension);
  return type;
}

/** Passes the content on; throws StorageError (`contentMismatch`, `noFile`) when it does not match the type. */
export async function* checkContent(content: AsyncIterable<Uint8Array>, type: FileType): AsyncIterable<Buffer> {
  const check = new ContentCheck(type);
  for await (const bytes of content) {
    const chunk = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    check.push(chunk);
    yield chunk;
  }
  check.finish();
}
