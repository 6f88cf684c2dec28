import { ChunkedOutput } from './chunked-output.ts';

const MAX_RECORD = 8224;
const SST = 0xfc;
const CONTINUE = 0x3c;
const REMEMBERED = 20000;
const LONGEST_REMEMBERED = 20000;

// Texts whose characters all fit one byte are stored with one byte each.
const oneByte = /^[\p{ASCII}\u0080-\u00ff]*$/u;

/**
 * Shared string table of a BIFF8 workbook (SST with CONTINUE records), encoded incrementally. Only recent texts are
 * deduplicated, so memory does not grow with their number; the format allows duplicates.
 */
export class XlsSharedStrings {
  #indexes = new Map<string, number>();
  #records = new ChunkedOutput();
  #first: Buffer | undefined;
  #body = Buffer.allocUnsafe(MAX_RECORD);
  #used = 8;
  #unique = 0;
  #references = 0;

  /** Index of the text in the table. */
  add(text: string): number {
    this.#references += 1;
    const known = this.#indexes.get(text);
    if (known !== undefined) return known;
    const index = this.#unique;
    this.#unique += 1;
    this.#write(text);
    if (text.length <= LONGEST_REMEMBERED) {
      if (this.#indexes.size >= REMEMBERED) this.#indexes.clear();
      this.#indexes.set(text, index);
    }
    return index;
  }

  /** The finished records. */
  finish(): { length: number; chunks: Buffer[] } {
    this.#flush();
    this.#first?.writeUInt32LE(this.#references, 4);
    this.#first?.writeUInt32LE(this.#unique, 8);
    return { length: this.#records.length, chunks: this.#records.finish() };
  }

  #write(text: string): void {
    const wide = oneByte.test(text) ? 0 : 1;
    // The three bytes before a text and its first character must be in one record.
    if (MAX_RECORD - this.#used < 5) this.#flush();
    this.#used = this.#body.writeUInt16LE(text.length, this.#used);
    this.#used = this.#body.writeUInt8(wide, this.#used);
    let at = 0;
    while (at < text.length) {
      const room = (MAX_RECORD - this.#used) >> wide;
      if (room === 0) {
        this.#flush();
        this.#used = this.#body.writeUInt8(wide, this.#used);
        continue;
      }
      const part = text.slice(at, at + room);
      this.#used += this.#body.write(part, this.#used, wide ? 'utf16le' : 'latin1');
      at += part.length;
    }
  }

  #flush(): void {
    const record = Buffer.allocUnsafe(4 + this.#used);
    record.writeUInt16LE(this.#first ? CONTINUE : SST, 0);
    record.writeUInt16LE(this.#used, 2);
    this.#body.copy(record, 4, 0, this.#used);
    this.#first ??= record;
    this.#records.append(record);
    this.#used = 0;
  }
}
