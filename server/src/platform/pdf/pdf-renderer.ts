import { Worker } from 'node:worker_threads';
import type { PdfContent } from './pdf-content.ts';

/** The face takes 80 MB while it is loaded: an idle thread ends. */
const idleMs = 60_000;
const timeLimitMs = 30_000;

type Reply = { readonly bytes: Uint8Array } | { readonly problem: string };

/**
 * Draws documents in a thread of its own, one after another. The thread starts with the first document and ends when
 * idle; a document that needs too much time or memory fails alone, and the next one has a new thread.
 */
export class PdfRenderer {
  #worker: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;

  render(content: PdfContent): Promise<Buffer> {
    const drawn = this.#last.then(() => this.#draw(content));
    this.#last = drawn.catch(() => undefined);
    return drawn;
  }
  /** Whether the thread is running. */
  get isLoaded(): boolean {
    return this.#worker !== undefined;
  }
  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  async #draw(content: PdfContent): Promise<Buffer> {
    clearTimeout(this.#idle);
    this.#worker ??= this.#start();
    const worker = this.#worker;
    const reply = Promise.withResolvers<Reply>();
    const timer = setTimeout(() => reply.reject(new Error(`a document took more than ${timeLimitMs} ms`)), timeLimitMs);
    const onExit = (code: number): void => reply.reject(new Error(`the thread ended with ${code}`));
    worker.once('message', reply.resolve).once('error', reply.reject).once('exit', onExit);
    worker.ref();
    try {
      worker.postMessage(content);
      const answer = await reply.promise;
      if ('problem' in answer) throw new Error(answer.problem);
      return Buffer.from(answer.bytes.buffer, answer.bytes.byteOffset, answer.bytes.byteLength);
    } catch (error) {
      await this.close();
      throw error;
    } finally {
      clearTimeout(timer);
      worker.off('message', reply.resolve).off('error', reply.reject).off('exit', onExit);
      worker.unref();
      this.#idle = setTimeout(() => void this.close(), idleMs).unref();
    }
  }
  #start(): Worker {
    const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    // A failure between two documents is seen by the next one.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    worker.unref();
    return worker;
  }
}
