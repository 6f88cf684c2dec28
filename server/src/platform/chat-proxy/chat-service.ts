import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { Log } from '../../kit/log.ts';
import { forward } from '../gateway/forward.ts';
import { OutgoingError, pinHost } from '../outgoing.ts';
import { CallLog, type CallTarget } from './call-log.ts';
import { Circuit } from './circuit.ts';

/** A service with the Dify chat API, as configured by the operator. */
export interface ChatServiceSettings {
  readonly baseUrl: string;
  readonly key: string;
}
/** The service rejected the call; `code` is its error code. */
export class ChatServiceRejected extends Error {
  override readonly name = 'ChatServiceRejected';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(`the chat service answered ${status} ${code}`);
    this.status = status;
    this.code = code;
  }
}
/** The service cannot be reached, rejects our key, or sends an invalid answer. */
export class ChatServiceUnavailable extends Error {
  override readonly name = 'ChatServiceUnavailable';
}

interface ChatRequest extends CallTarget {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path below the base URL, with its query. */
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly signal?: AbortSignal;
}
const connectMs = 5_000;
const jsonMs = 30_000;
const maxJsonBytes = 4 * 1024 * 1024;
/** Status codes that concern the request; all others concern the service itself. */
const requestErrors = new Set([400, 404, 413, 429]);

/** Client of the configured service. The key leaves this class in one header only. */
export class ChatService {
  readonly #settings: ChatServiceSettings;
  readonly #circuit: Circuit;
  readonly #log: Log;

  /** `log` gets an entry for every call, without content. */
  constructor(settings: ChatServiceSettings, now: () => number, log: Log) {
    this.#settings = settings;
    this.#circuit = new Circuit(now);
    this.#log = log;
  }
  /** Returns the JSON answer of a call. Throws ChatServiceRejected and ChatServiceUnavailable. */
  json(sent: ChatRequest): Promise<unknown> {
    return this.#withCircuit(sent, async (note) => {
      const answer = await this.#send({ ...sent, signal: AbortSignal.timeout(jsonMs) }, note);
      const result = (await loadJson(note.countBytes(answer))) ?? { result: 'success' };
      note.end('answered');
      return result;
    });
  }
  /**
   * Opens a stream and waits for its first bytes, so an earlier failure can be answered as an error. Throws
   * ChatServiceRejected and ChatServiceUnavailable.
   */
  stream(sent: ChatRequest): Promise<AsyncIterable<Uint8Array>> {
    return this.#withCircuit(sent, async (note) => {
      const answer = await this.#send(sent, note);
      const pieces = note.countBytes(answer);
      const first = await pieces.next();
      if (first.done) throw new ChatServiceUnavailable('nothing came');
      return prependChunk(first.value, pieces, () => {
        answer.destroy();
        note.end('answered');
      });
    });
  }

  async #withCircuit<T>(sent: ChatRequest, work: (note: CallLog) => Promise<T>): Promise<T> {
    if (!this.#circuit.mayCall()) throw new ChatServiceUnavailable('not asked: it failed too often');
    const note = new CallLog(sent, this.#log);
    try {
      const result = await work(note);
      this.#circuit.recordSuccess();
      return result;
    } catch (error) {
      if (error instanceof ChatServiceRejected) {
        note.end('refused');
        this.#circuit.recordSuccess();
        throw error;
      }
      note.end('failed');
      this.#circuit.recordFailure();
      throw new ChatServiceUnavailable(error instanceof Error ? error.message : 'failed');
    }
  }
  async #send({ method, path, body, signal }: ChatRequest, note: CallLog): Promise<IncomingMessage> {
    const url = new URL(`${this.#settings.baseUrl}${path}`);
    const content = body && Buffer.from(JSON.stringify(body));
    note.sentBytes = content?.length ?? 0;
    const answer = await forward({
      method,
      target: new URL(url.origin),
      // The operator configured the address, so it can be in a private network.
      pinned: await pinHost(url, () => true),
      path: `${url.pathname}${url.search}`,
      headers: {
        host: url.host,
        authorization: `Bearer ${this.#settings.key}`,
        accept: 'text/event-stream, application/json',
        ...(content && { 'content-type': 'application/json', 'content-length': content.length }),
      },
      body: content && Readable.from([content]),
      connectMs,
      signal: signal ?? new AbortController().signal,
    });
    const status = answer.statusCode ?? 0;
    note.status = status;
    if (status >= 200 && status < 300) return answer;
    if (!requestErrors.has(status)) {
      answer.destroy();
      throw new ChatServiceUnavailable(`status ${status}`);
    }
    const said = await loadJson(note.countBytes(answer)).catch(() => undefined);
    const code = (said as { code?: unknown } | undefined)?.code;
    throw new ChatServiceRejected(status, typeof code === 'string' && /^[a-z_]{1,64}$/.test(code) ? code : 'refused');
  }
}

/** Parses the JSON object of an answer; undefined for an empty one. Throws OutgoingError for anything else. */
async function loadJson(answer: AsyncIterable<Uint8Array>): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer) {
    size += chunk.length;
    if (size > maxJsonBytes) throw new OutgoingError('answer too large');
    chunks.push(chunk);
  }
  if (size === 0) return undefined;
  const value: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  if (typeof value !== 'object' || value === null) throw new OutgoingError('no object');
  return value;
}

async function* prependChunk(
  first: Uint8Array,
  pieces: AsyncIterator<Uint8Array>,
  ended: () => void,
): AsyncGenerator<Uint8Array> {
  try {
    yield first;
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
  } finally {
    ended();
  }
}
