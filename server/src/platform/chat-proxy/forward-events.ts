import { EventStream, EventTooLong, eventObject, type StreamEvent } from '@campus/contract/rules';

/** Events of the service that are sent to the browser. */
const forwardedEvents = new Set([
  'message',
  'agent_message',
  'message_replace',
  'message_end',
  'message_file',
  'error',
  'ping',
]);
const maxAnswerBytes = 4 * 1024 * 1024;

export const formatFrame = (event: Readonly<Record<string, unknown>>): string => `data: ${JSON.stringify(event)}\n\n`;
export const pingFrame = 'event: ping\n\n';

export interface ForwardOptions {
  /** Messages that replace the service's own errors, which could reveal internals. */
  readonly words: { readonly failed: string; readonly tooLarge: string };
  /** Called with the first task id. */
  onTask(taskId: string): void;
}
/** How a stream ended: `isWhole` after message_end or error. */
export interface ForwardResult {
  readonly isWhole: boolean;
}

/**
 * Filters the events of a service's stream and yields their frames as soon as they are complete. Skips unreadable
 * events; an oversized stream becomes an error event.
 */
export async function* forwardEvents(
  pieces: AsyncIterable<Uint8Array>,
  passing: ForwardOptions,
): AsyncGenerator<string, ForwardResult> {
  const decoder = new TextDecoder();
  const stream = new EventStream();
  const known: { task?: string } = {};
  let size = 0;
  try {
    for await (const piece of pieces) {
      size += piece.byteLength;
      if (size > maxAnswerBytes) throw new EventTooLong();
      for (const event of stream.push(decoder.decode(piece, { stream: true }))) {
        const frame = toFrame(event, passing, known);
        if (frame) yield frame.text;
        if (frame?.isLast) return { isWhole: true };
      }
    }
  } catch (error) {
    if (!(error instanceof EventTooLong)) throw error;
    yield formatFrame({ event: 'error', status: 413, code: 'answer_too_large', message: passing.words.tooLarge });
    return { isWhole: false };
  }
  for (const event of stream.end()) {
    const frame = toFrame(event, passing, known);
    if (frame) yield frame.text;
    if (frame?.isLast) return { isWhole: true };
  }
  return { isWhole: false };
}

function toFrame(
  event: StreamEvent,
  { words, onTask }: ForwardOptions,
  known: { task?: string },
): { readonly text: string; readonly isLast: boolean } | undefined {
  if (event.name === 'ping') return { text: pingFrame, isLast: false };
  const object = eventObject(event);
  if (!object || typeof object.event !== 'string' || !forwardedEvents.has(object.event)) return undefined;
  if (object.event === 'ping') return { text: pingFrame, isLast: false };
  if (known.task === undefined && typeof object.task_id === 'string') {
    known.task = object.task_id;
    onTask(object.task_id);
  }
  const isLast = object.event === 'message_end' || object.event === 'error';
  const shown = object.event === 'error' ? { ...object, message: words.failed } : removePrices(object);
  return { text: formatFrame(shown), isLast };
}

/** Costs stay between the operator and his service. */
function removePrices(object: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { metadata } = object as { metadata?: { usage?: Record<string, unknown> } };
  if (!metadata?.usage || typeof metadata.usage !== 'object') return object;
  const usage = Object.fromEntries(Object.entries(metadata.usage).filter(([name]) => !/price|currency/.test(name)));
  return { ...object, metadata: { ...metadata, usage } };
}
