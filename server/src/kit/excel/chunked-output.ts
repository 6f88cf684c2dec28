const SMALLEST_CHUNK = 4 * 1024;
const LARGEST_CHUNK = 128 * 1024;

/** Little-endian output in chunks: growing never copies written data. */
export class ChunkedOutput {
  #chunks: Buffer[] = [];
  #current = Buffer.alloc(0);
  #used = 0;
  #finished = 0;

  get length(): number {
    return this.#finished + this.#used;
  }

  u8(value: number): void {
    this.#reserve(1);
    this.#used = this.#current.writeUInt8(value, this.#used);
  }

  u16(value: number): void {
    this.#reserve(2);
    this.#used = this.#current.writeUInt16LE(value, this.#used);
  }

  u32(value: number): void {
    this.#reserve(4);
    this.#used = this.#current.writeUInt32LE(value, this.#used);
  }

  f64(value: number): void {
    this.#reserve(8);
    this.#used = this.#current.writeDoubleLE(value, this.#used);
  }

  /** Writes a text without a length prefix. */
  text(value: string, encoding: 'utf16le' | 'latin1'): void {
    this.#reserve(encoding === 'latin1' ? value.length : value.length * 2);
    this.#used += this.#current.write(value, this.#used, encoding);
  }

  zeros(count: number): void {
    this.#reserve(count);
    this.#current.fill(0, this.#used, this.#used + count);
    this.#used += count;
  }

  /** Appends the bytes without a copy; the caller must not change them afterwards. */
  append(bytes: Buffer): void {
    this.#close();
    this.#chunks.push(bytes);
    this.#finished += bytes.length;
  }

  /** All chunks written so far; nothing can be written afterwards. */
  finish(): Buffer[] {
    this.#close();
    return this.#chunks;
  }

  #reserve(bytes: number): void {
    if (this.#used + bytes <= this.#current.length) return;
    this.#close();
    const size = Math.min(LARGEST_CHUNK, Math.max(SMALLEST_CHUNK, this.#finished));
    this.#current = Buffer.allocUnsafe(Math.max(size, bytes));
  }

  #close(): void {
    if (this.#used === 0) return;
    this.#chunks.push(this.#current.subarray(0, this.#used));
    this.#finished += this.#used;
    this.#current = this.#current.subarray(this.#used);
    this.#used = 0;
  }
}
