import type { Log } from '../../kit/log.ts';

/** Identifies a call: the user as the service knows him, and the conversation once there is one. */
export interface CallTarget {
  readonly method: string;
  readonly path: string;
  readonly user: string;
  readonly conversation?: string | undefined;
}

/** Log entry of one call to the service: user, sizes and duration, never any content. */
export class CallLog {
  sentBytes = 0;
  status: number | null = null;
  #receivedBytes = 0;
  #isOver = false;
  readonly #started = performance.now();
  readonly #target: CallTarget;
  readonly #log: Log;

  constructor(called: CallTarget, log: Log) {
    this.#target = called;
    this.#log = log;
  }
  /** Passes an answer on and counts its bytes. */
  async *countBytes(answer: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const piece of answer) {
      this.#receivedBytes += piece.byteLength;
      yield piece;
    }
  }
  /** Writes the entry; only the first call counts. */
  end(outcome: 'answered' | 'refused' | 'failed'): void {
    if (this.#isOver) return;
    this.#isOver = true;
    const { method, path, user, conversation = null } = this.#target;
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
