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
import { settle } from '../request/client.ts';
import type { Envelope } from '../request/request-failed.ts';
import { type Method, send } from '../request/send.ts';
import { useSession } from '../request/session-store.ts';

/** The assistant refused a call, or did not answer (`status` 0). */
export class ChatFailed extends Error {
  readonly status: number;
  constructor(status: number, message: string = '') {
    super(message);
    this.name = 'ChatFailed';
    this.status = status;
  }
}
const longestMs = 600_000;
const mostListed = 100;

/** The server puts its own number in this place; other services of this kind want one. */
function userName(): string {
  const user = useSession.getState().user;
  return user?.nickname || user?.username || '';
}

async function answered(
  method: Method,
  path: string,
  given: Readonly<Record<string, unknown>>,
  signal?: AbortSignal,
): Promise<Response> {
  const all = { ...given, user: userName() };
  const carried = method === 'GET' ? { query: all } : { body: all };
  const response = await send({ method, path: chatPath + path, ...carried, signal, timeoutMs: longestMs }).catch(() => {
    throw new ChatFailed(0);
  });
  if (response.ok) return response;
  const body = (await response.json().catch(() => undefined)) as Envelope | undefined;
  if (response.status === 401) settle({ http: 401, ...body }, body, { quiet: true });
  throw new ChatFailed(response.status, typeof body?.message === 'string' ? body.message : '');
}
async function json<T>(method: Method, path: string, given: Readonly<Record<string, unknown>> = {}): Promise<T> {
  const response = await answered(method, path, given);
  return response.json().catch(() => {
    throw new ChatFailed(0);
  }) as Promise<T>;
}

export const readParameters = (): Promise<WireParameters> => json('GET', '/parameters');
/** Those that hold the words, where there are any. */
export const readConversations = async (keyword?: string): Promise<readonly WireConversation[]> =>
  (await json<WirePage<WireConversation>>('GET', '/conversations', { limit: mostListed, ...(keyword && { keyword }) }))
    .data;
export const renameConversation = (id: string, name: string): Promise<unknown> =>
  json('POST', `/conversations/${id}/name`, { name });
export const readMessages = (id: string, firstId: string | undefined): Promise<WirePage<WireMessage>> =>
  json('GET', '/messages', { conversation_id: id, limit: mostListed, first_id: firstId });
export const removeConversation = (id: string): Promise<unknown> => json('DELETE', `/conversations/${id}`);
export const rateMessage = (id: string, rating: 'like' | 'dislike' | null): Promise<unknown> =>
  json('POST', `/messages/${id}/feedbacks`, { rating });
/** Whether the service says that it has stopped: any true value counts. */
export const stopTask = async (taskId: string): Promise<boolean> =>
  Boolean((await json<{ result?: unknown }>('POST', `/chat-messages/${taskId}/stop`, { task_id: taskId })).result);

/** (S) every question is noted; nobody waits for it. */
export const logQuestion = (question: string): void =>
  void call(addAiLog, { logType: 3, logContent: addAiLog.title, requestParam: question }, { silent: true }).catch(
    () => undefined,
  );

/** Asks, and gives the events of the answer as they come. Throws ChatFailed when there is no stream to read. */
export async function askAssistant(
  question: string,
  conversationId: string,
  replaces: string | undefined,
  signal: AbortSignal,
): Promise<AsyncIterable<WireEvent>> {
  const response = await answered(
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
  return eventsOf(response.body.getReader());
}

/** Events of a stream that may be cut anywhere, also inside a character; what is no event is skipped. */
async function* eventsOf(reader: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<WireEvent> {
  const decoder = new TextDecoder();
  const stream = new EventStream();
  const carried = (pieces: ReturnType<EventStream['push']>): WireEvent[] =>
    pieces.flatMap((piece) => {
      const object = eventObject(piece);
      return typeof object?.event === 'string' ? [object as unknown as WireEvent] : [];
    });
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read())
      yield* carried(stream.push(decoder.decode(next.value, { stream: true })));
    yield* carried([...stream.push(decoder.decode()), ...stream.end()]);
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
