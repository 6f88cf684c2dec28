import type { Log } from '../../kit/log.ts';

/** What tells one call from another: the user as the service knows him, and the conversation once there is one. */
export interface Called {
  readonly method: string;
  readonly path: string;
  readonly user: string;
  readonly conversation?: string | undefined;
}

/** A line in the log for one call to the service: who, how much, how long (`api.md` 13); never a word of what was said. */
export class CallNote {
  sentBytes = 0;
  status: number | null = null;
  #receivedBytes = 0;
  #isOver = false;
  readonly #started = performance.now();
  readonly #called: Called;
  readonly #log: Log;

  constructor(called: Called, log: Log) {
    this.#called = called;
    this.#log = log;
  }
  /** Passes an answer on and counts it. */
  async *counted(answer: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const piece of answer) {
      this.#receivedBytes += piece.byteLength;
      yield piece;
    }
  }
  /** Writes the line; the first end is the one that counts. */
  end(outcome: 'answered' | 'refused' | 'failed'): void {
    if (this.#isOver) return;
    this.#isOver = true;
    const { method, path, user, conversation = null } = this.#called;
    this.#log.info('assistant service called', {
      method,
      path: path.split('?')[0],
      user,
      conversation,
      outcome,
      status: this.status,
      sentBytes: this.sentBytes,
      receivedBytes: this.#receivedBytes,
      ms: Math.round(performance.now() - this.#started),
    });
  }
}
