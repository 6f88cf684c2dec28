/** One event of a `text/event-stream`. */
export interface StreamEvent {
  /** Of its `event:` line; `message` where there is none. */
  readonly name: string;
  /** Its `data:` lines, joined; empty for a keep-alive. */
  readonly data: string;
}

/** An event that does not end: whoever sends it is not to be listened to any longer. */
export class EventTooLong extends Error {
  override readonly name = 'EventTooLong';
}

/**
 * Reads the events of a stream from pieces of text that may be cut anywhere. Takes LF, CRLF and CR, several `data:` lines
 * of an event, and comments; what is no event is skipped. Bytes become text before, by a decoder that waits for the rest
 * of a character.
 */
export class EventStream {
  #rest = '';
  readonly #longest: number;

  constructor(longest: number = 1_000_000) {
    this.#longest = longest;
  }
  /** The events that `piece` completes. Throws EventTooLong. */
  push(piece: string): StreamEvent[] {
    this.#rest += piece;
    // A CR at the very end may be half of a CRLF.
    const isHalf = this.#rest.endsWith('\r');
    const lines = (isHalf ? this.#rest.slice(0, -1) : this.#rest).replace(/\r\n?/g, '\n');
    const end = lines.lastIndexOf('\n\n');
    const left = end < 0 ? lines : lines.slice(end + 2);
    if (left.length > this.#longest) throw new EventTooLong();
    this.#rest = isHalf ? `${left}\r` : left;
    return end < 0 ? [] : eventsIn(lines.slice(0, end));
  }
  /** What a stream that has ended left behind: an event without the empty line after it. */
  end(): StreamEvent[] {
    const rest = this.#rest.replace(/\r\n?/g, '\n');
    this.#rest = '';
    return eventsIn(rest);
  }
}

function eventsIn(text: string): StreamEvent[] {
  return text.split(/\n{2,}/).flatMap((block): StreamEvent[] => {
    const fields = block.split('\n').map((line) => /^(data|event)(?:: ?(.*))?$/.exec(line) ?? []);
    const data = fields.flatMap(([, field, value]) => (field === 'data' ? [value ?? ''] : []));
    const name = fields.findLast(([, field]) => field === 'event')?.[2];
    return data.length === 0 && name === undefined ? [] : [{ name: name || 'message', data: data.join('\n') }];
  });
}

/** The object that an event carries; undefined when it carries none. */
export function eventObject({ data }: StreamEvent): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(data);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
