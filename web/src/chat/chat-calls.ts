import {
  chatPath,
  type WireConversation,
  type WireEvent,
  type WireMessage,
  type WirePage,
  type WireParameters,
} from '@campus/contract/assistant';
import { EventStream, eventObject } from '@campus/contract/rules';
import { addAiLog } from '@campus/contract/system';
import { call } from '../request/call.ts';
import { assertSuccess } from '../request/client.ts';
import type { Envelope } from '../request/request-failed.ts';
import { type Method, send } from '../request/send.ts';
import { useSession } from '../request/session-store.ts';

/** A call to the assistant failed; `status` is 0 without a response. */
export class ChatFailed extends Error {
  readonly status: number;
  constructor(status: number, message: string = '') {
    super(message);
    this.name = 'ChatFailed';
    this.status = status;
  }
}
const timeoutMs = 600_000;
const maxListed = 100;

/** Our server overwrites this value; other services with the same API require it. */
function userName(): string {
  const user = useSession.getState().user;
  return user?.nickname || user?.username || '';
}

async function sendOrFail(
  method: Method,
  path: string,
  given: Readonly<Record<string, unknown>>,
  signal?: AbortSignal,
): Promise<Response> {
  const all = { ...given, user: userName() };
  const carried = method === 'GET' ? { query: all } : { body: all };
  const response = await send({ method, path: chatPath + path, ...carried, signal, timeoutMs: timeoutMs }).catch(() => {
    throw new ChatFailed(0);
  });
  if (response.ok) return response;
  const body = (await response.json().catch(() => undefined)) as Envelope | undefined;
  if (response.status === 401) assertSuccess({ http: 401, ...body }, body, { quiet: true });
  throw new ChatFailed(response.status, typeof body?.message === 'string' ? body.message : '');
}
async function json<T>(method: Method, path: string, given: Readonly<Record<string, unknown>> = {}): Promise<T> {
  const response = await sendOrFail(method, path, given);
  return response.json().catch(() => {
    throw new ChatFailed(0);
  }) as Promise<T>;
}

export const loadParameters = (): Promise<WireParameters> => json('GET', '/parameters');
/** Conversations, or those containing `keyword`. */
export const listConversations = async (keyword?: string): Promise<readonly WireConversation[]> =>
  (await json<WirePage<WireConversation>>('GET', '/conversations', { limit: maxListed, ...(keyword && { keyword }) }))
    .data;
export const renameConversation = (id: string, name: string): Promise<unknown> =>
  json('POST', `/conversations/${id}/name`, { name });
export const listMessages = (id: string, firstId: string | undefined): Promise<WirePage<WireMessage>> =>
  json('GET', '/messages', { conversation_id: id, limit: maxListed, first_id: firstId });
export const removeConversation = (id: string): Promise<unknown> => json('DELETE', `/conversations/${id}`);
export const rateMessage = (id: string, rating: 'like' | 'dislike' | null): Promise<unknown> =>
  json('POST', `/messages/${id}/feedbacks`, { rating });
/** Whether the service confirms that it has stopped; any truthy value counts. */
export const stopTask = async (taskId: string): Promise<boolean> =>
  Boolean((await json<{ result?: unknown }>('POST', `/chat-messages/${taskId}/stop`, { task_id: taskId })).result);

/** Logs a question for statistics, without waiting. */
export const logQuestion = (question: string): void =>
  void call(addAiLog, { logType: 3, logContent: addAiLog.title, requestParam: question }, { silent: true }).catch(
    () => undefined,
  );

/** Asks a question and returns the events of its answer as a stream. Throws `ChatFailed` when no stream is opened. */
export async function askAssistant(
  question: string,
  conversationId: string,
  replaces: string | undefined,
  signal: AbortSignal,
): Promise<AsyncIterable<WireEvent>> {
  const response = await sendOrFail(
    'POST',
    '/chat-messages',
    {
      inputs: {},
      query: question,
      conversation_id: conversationId,
      response_mode: 'streaming',
      ...(replaces && { replace_message_id: replaces }),
    },
    signal,
  );
  if (!response.body) throw new ChatFailed(0);
  return parseEvents(response.body.getReader());
}

const isWireEvent = (value: object | undefined): value is WireEvent =>
  value !== undefined && 'event' in value && typeof value.event === 'string';

/** Parses server-sent events from chunks that may be cut anywhere, even inside a character; skips invalid ones. */
async function* parseEvents(reader: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<WireEvent> {
  const decoder = new TextDecoder();
  const stream = new EventStream();
  const listEvents = (pieces: ReturnType<EventStream['push']>): WireEvent[] =>
    pieces.flatMap((piece) => {
      const object = eventObject(piece);
      return isWireEvent(object) ? [object] : [];
    });
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read())
      yield* listEvents(stream.push(decoder.decode(next.value, { stream: true })));
    yield* listEvents([...stream.push(decoder.decode()), ...stream.end()]);
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
