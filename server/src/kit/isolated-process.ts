// biome-ignore lint/style/noRestrictedImports: the only child processes are modules of this server, with fewer rights.
import { type ChildProcess, fork } from 'node:child_process';

export interface IsolationLimits {
  readonly heapMb: number;
}

/** Read access for modules and the given file; no writes, child processes, threads or native add-ons. */
const permissions = ['--permission', '--allow-fs-read=*'];
/** These processes live for seconds next to the server: they stay small rather than fast. */
const compact = ['--max-semi-space-size=2', '--optimize-for-size'];
/** One arena of glibc's allocator: every thread's own one keeps what was freed in it. */
const env = { MALLOC_ARENA_MAX: '1' };

/**
 * A Node process of its own for work on input from outside. It answers each message with one message. When it exhausts
 * its heap, crashes or exceeds the time limit, only this process ends. A worker thread is no substitute: its heap limit
 * is checked between allocations, so one growing array aborts the whole server (test `isolated-process`).
 */
export class IsolatedProcess<Request extends object | string, Reply> {
  #child: ChildProcess;
  #waiting: PromiseWithResolvers<Reply> | undefined;
  #ended: Error | undefined;

  /** @param entry - module that answers messages with `process.send`; compiled by Node itself */
  constructor(entry: URL, { heapMb }: IsolationLimits) {
    this.#child = fork(entry, {
      execArgv: [`--max-old-space-size=${heapMb}`, ...compact, ...permissions],
      env,
      serialization: 'advanced',
      // Discards the output of parsers about damaged files.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#child.on('message', (reply) => this.#waiting?.resolve(reply as Reply));
    this.#child.on('error', (error) => this.#end(error));
    this.#child.on('exit', (code, signal) => this.#end(new Error(`the process ended with ${signal ?? code}`)));
  }

  /** Whether the process has ended. */
  get hasEnded(): boolean {
    return this.#ended !== undefined;
  }

  /** Sends a message and resolves with its reply. Rejects, and ends the process, after `timeLimitMs` or when it ended. */
  async ask(request: Request, timeLimitMs: number): Promise<Reply> {
    const waiting = Promise.withResolvers<Reply>();
    this.#waiting = waiting;
    if (this.#ended) waiting.reject(this.#ended);
    else this.#child.send(request, (error) => error && this.#end(error));
    const timer = setTimeout(() => this.#end(new Error(`no reply within ${timeLimitMs} ms`)), timeLimitMs);
    try {
      return await waiting.promise;
    } finally {
      clearTimeout(timer);
      this.#waiting = undefined;
    }
  }

  /** Ends the process at once; a pending request is rejected. */
  close(): void {
    this.#end(new Error('the process was closed'));
  }

  /** Whether the process keeps the server running. */
  hold(isHeld: boolean): void {
    const method = isHeld ? 'ref' : 'unref';
    this.#child[method]();
    this.#child.channel?.[method]();
  }

  #end(error: Error): void {
    if (this.#ended) return;
    this.#ended = error;
    this.#child.kill('SIGKILL');
    this.#waiting?.reject(error);
  }
}
