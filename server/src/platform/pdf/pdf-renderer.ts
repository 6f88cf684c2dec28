import { IsolatedProcess } from '../../kit/isolated-process.ts';
import type { PdfContent } from './pdf-content.ts';

/** The face takes 80 MB while it is loaded: an idle process ends. */
const idleMs = 60_000;
const timeLimitMs = 30_000;

type Reply = { readonly bytes: Uint8Array } | { readonly problem: string };

/**
 * Draws documents in a process of its own, one after another. It starts with the first document and ends when idle; a
 * document that needs too much time or memory fails alone, and the next one has a new process.
 */
export class PdfRenderer {
  #process: IsolatedProcess<PdfContent, Reply> | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;

  render(content: PdfContent): Promise<Buffer> {
    const drawn = this.#last.then(() => this.#draw(content));
    this.#last = drawn.catch(() => undefined);
    return drawn;
  }
  /** Whether the process is running. */
  get isLoaded(): boolean {
    return this.#process !== undefined;
  }
  close(): void {
    clearTimeout(this.#idle);
    this.#process?.close();
    this.#process = undefined;
  }

  async #draw(content: PdfContent): Promise<Buffer> {
    clearTimeout(this.#idle);
    if (this.#process?.hasEnded) this.#process = undefined;
    this.#process ??= new IsolatedProcess(new URL('./pdf-worker.ts', import.meta.url), { heapMb: 512 });
    this.#process.hold(true);
    try {
      const answer = await this.#process.ask(content, timeLimitMs);
      if ('problem' in answer) throw new Error(answer.problem);
      return Buffer.from(answer.bytes.buffer, answer.bytes.byteOffset, answer.bytes.byteLength);
    } catch (error) {
      this.close();
      throw error;
    } finally {
      this.#process?.hold(false);
      this.#idle = setTimeout(() => this.close(), idleMs).unref();
    }
  }
}
