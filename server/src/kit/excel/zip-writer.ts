import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { SheetFile } from './sheet-content.ts';

/** The first date of a zip: the same content always gives the same bytes. */
const options = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true, compressionLevel: 5 };

/** An archive in memory, compressed while its files are written one after another. */
export class ZipWriter {
  readonly #archive = new ZipFile();
  readonly #chunks: Buffer[] = [];
  #file = new PassThrough();

  constructor() {
    this.#archive.outputStream.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
  }
  start(name: string): void {
    this.#file = new PassThrough();
    this.#archive.addReadStream(this.#file, name, options);
  }
  async write(text: string): Promise<void> {
    if (!this.#file.write(text)) await once(this.#file, 'drain');
  }
  end(): void {
    this.#file.end();
  }
  async finish(): Promise<SheetFile> {
    this.#archive.end();
    await finished(this.#archive.outputStream);
    return { byteLength: this.#chunks.reduce((sum, chunk) => sum + chunk.length, 0), chunks: this.#chunks };
  }
}
