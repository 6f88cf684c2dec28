import { Worker } from 'node:worker_threads';
import type { OpenRequest, PgliteCode, StoreReply, StoreRequest, StoreSetup } from './embedded-protocol.ts';
import { interruptions, type StatementFault } from './statement-error.ts';

const closeLimitMs = 20_000;
/** Compiled by the first thread of this process. */
let code: PgliteCode | undefined;

/** The thread ended before it replied, by our time limit or by itself. Its open transaction is lost. */
export interface LostReply {
  readonly kind: 'lost';
  readonly fault: StatementFault;
  readonly cause?: unknown;
}

type Reply = StoreReply | LostReply;

/**
 * Owns the worker thread: sends one request at a time, terminates a thread that does not reply in time and starts the
 * next one. Committed data in a folder survives that; a database in memory starts again from its template.
 */
export class EmbeddedEngine {
  readonly #setup: StoreSetup;
  #worker: Promise<Worker> | undefined;
  #running: Worker | undefined;
  #settle: ((reply: Reply) => void) | undefined;

  private constructor(setup: StoreSetup) {
    this.#setup = setup;
  }

  static async open(setup: StoreSetup): Promise<EmbeddedEngine> {
    const engine = new EmbeddedEngine(setup);
    await engine.#ready();
    return engine;
  }

  /** Never rejects; the caller waits for the reply before the next call. `limitMs` 0 means no limit. */
  async run(request: StoreRequest, limitMs: number): Promise<Reply> {
    let worker: Worker;
    try {
      worker = await this.#ready();
    } catch (cause) {
      return { kind: 'lost', fault: interruptions.byLostStore, cause };
    }
    return await new Promise((resolve) => {
      const settle = (reply: Reply): void => {
        clearTimeout(timer);
        this.#settle = undefined;
        resolve(reply);
      };
      this.#settle = settle;
      const outOfTime = (): void => {
        if (this.#settle === settle) void this.#replace(worker, interruptions.byTimeLimit);
      };
      // One turn later, so that a reply that arrived while this thread was busy counts.
      const timer = limitMs > 0 ? setTimeout(() => setImmediate(outOfTime), limitMs) : undefined;
      worker.postMessage(request);
    });
  }

  async close(): Promise<void> {
    const worker = this.#worker && (await this.#ready());
    this.#worker = undefined;
    this.#running = undefined;
    if (!worker) return;
    const timer = setTimeout(() => void worker.terminate(), closeLimitMs);
    await new Promise<void>((resolve) => {
      worker.once('exit', () => resolve());
      worker.postMessage({ kind: 'close' } satisfies StoreRequest);
    });
    clearTimeout(timer);
  }

  /** The running thread; starts one if there is none, so the next request retries a failed start. */
  #ready(): Promise<Worker> {
    this.#worker ??= this.#start().catch((error) => {
      this.#worker = undefined;
      throw error;
    });
    return this.#worker;
  }

  #start(): Promise<Worker> {
    const request: OpenRequest = { kind: 'open', ...this.#setup, code };
    return new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url));
      let cause: unknown;
      worker.on('message', (reply: StoreReply) => {
        if (reply.kind !== 'ready') return this.#settle?.(reply);
        code = reply.code;
        this.#running = worker;
        resolve(worker);
      });
      worker.on('error', (error) => {
        cause = error;
      });
      worker.on('exit', () => {
        // No effect once the thread was ready: the promise is resolved.
        reject(cause ?? new Error('the embedded database ended while it opened'));
        void this.#replace(worker, interruptions.byLostStore, cause);
      });
      worker.postMessage(request);
    });
  }

  /** Terminates `worker`, fails its request and starts the next one. Does nothing when it was already replaced. */
  async #replace(worker: Worker, fault: StatementFault, cause?: unknown): Promise<void> {
    if (this.#running !== worker) return;
    this.#running = undefined;
    this.#worker = worker.terminate().then(() => this.#start());
    this.#settle?.({ kind: 'lost', fault, cause });
    try {
      await this.#worker;
    } catch {
      // The next request starts it again and reports the error.
      this.#worker = undefined;
    }
  }
}
