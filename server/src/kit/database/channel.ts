type Handler = (payload: string) => void;
interface Subscription {
  readonly handler: Handler;
  readonly missed: (() => void) | undefined;
}

/**
 * NOTIFY takes less than 8000 bytes; the embedded database has the same limit, so an oversized payload fails there too.
 */
const maximumBytes = 7_999;

/** Throws when the payload is too long for a channel: send an id and let the receiver read the row. */
export function checkPayload(payload: string): void {
  const length = Buffer.byteLength(payload);
  if (length > maximumBytes) throw new RangeError(`a channel carries at most ${maximumBytes} bytes, not ${length}`);
}

/** The subscriptions of this process. */
export class Channels {
  readonly #handlers = new Map<string, Set<Subscription>>();

  /** Names with at least one subscription. */
  get names(): string[] {
    return [...this.#handlers.keys()];
  }

  /** Returns the unsubscribe function; the same handler can subscribe several times. */
  subscribe(channel: string, handler: Handler, missed?: () => void): () => void {
    const entry = { handler, missed };
    const entries = this.#handlers.get(channel) ?? new Set();
    this.#handlers.set(channel, entries.add(entry));
    return () => {
      entries.delete(entry);
      if (entries.size === 0 && this.#handlers.get(channel) === entries) this.#handlers.delete(channel);
    };
  }

  deliver(channel: string, payload: string): void {
    for (const { handler } of [...(this.#handlers.get(channel) ?? [])]) handler(payload);
  }
  /** Tells every subscriber that notifications may have been lost. */
  deliverMissed(): void {
    for (const { missed } of [...this.#handlers.values()].flatMap((entries) => [...entries])) missed?.();
  }
}
