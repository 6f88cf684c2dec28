/** An event of a `text/event-stream`. */
export interface StreamEvent {
  /** From its `event:` line; default `message`. */
  readonly name: string;
  /** Its joined `data:` lines; empty for a keep-alive. */
  readonly data: string;
}

/** An event exceeds the size limit; stop reading its sender. */
export class EventTooLong extends Error {
  override readonly name = 'EventTooLong';
}

/**
 * Incremental parser of an event stream; chunks can be split anywhere. Supports LF, CRLF and CR, several `data:` lines
 * per event, and comments; skips anything else. Decode bytes with a streaming decoder first.
 */
export class EventStream {
  #rest = '';
  readonly #maxLength: number;

  constructor(longest: number = 1_000_000) {
    this.#maxLength = longest;
  }
  /** The events completed by `piece`. Throws EventTooLong. */
  push(piece: string): StreamEvent[] {
    this.#rest += piece;
    // A CR at the very end can be half of a CRLF.
    const isHalf = this.#rest.endsWith('\r');
    const lines = (isHalf ? this.#rest.slice(0, -1) : this.#rest).replace(/\r\n?/g, '\n');
    const end = lines.lastIndexOf('\n\n');
    const left = end < 0 ? lines : lines.slice(end + 2);
    if (left.length > this.#maxLength) throw new EventTooLong();
    this.#rest = isHalf ? `${left}\r` : left;
    return end < 0 ? [] : eventsIn(lines.slice(0, end));
  }
  /** The remaining event at the end of the stream, without its final empty line. */
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

/** The JSON object of an event; undefined when there is none. */
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
