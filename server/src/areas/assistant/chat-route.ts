import { chatPath, chatRefusals } from '@campus/contract/assistant';
import type { Fields } from '@campus/contract/kit';
import { getSession } from '../../kit/http/answer.ts';
import type { Answer, Route } from '../../kit/http/route.ts';
import { ChatServiceRejected, ChatServiceUnavailable } from '../../platform/chat-proxy/chat-service.ts';
import type { ChatCall } from './chat-call.ts';

/** Rejected assistant call: an HTTP status and a body in the format of a Dify service. */
export class ChatError extends Error {
  override readonly name = 'ChatError';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
export const invalid = (message: string): ChatError => new ChatError(400, 'invalid_param', message);
export const notFound = (message: string): ChatError => new ChatError(404, 'not_found', message);
export const unavailable = (): ChatError => new ChatError(503, 'service_unavailable', chatRefusals.unavailable);

/** JSON without the envelope, like the responses of a Dify service. */
export const chatJson = (body: unknown, status: number = 200): Answer => ({
  kind: 'file',
  status,
  stream: Buffer.from(JSON.stringify(body)),
  headers: { 'content-type': 'application/json; charset=utf-8' },
});
export const done: Answer = chatJson({ result: 'success' });

const words: Readonly<Record<number, string>> = {
  400: '智能服务不接受该请求',
  404: chatRefusals.notFound,
  413: chatRefusals.tooLong,
  429: '智能服务繁忙，请稍后重试',
};
function findRefusal(error: unknown): ChatError | undefined {
  if (error instanceof ChatError) return error;
  if (error instanceof ChatServiceUnavailable) return unavailable();
  if (error instanceof ChatServiceRejected)
    return new ChatError(error.status, error.code, words[error.status] ?? chatRefusals.unavailable);
  return undefined;
}

interface ChatRoute {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Relative to `/ai/v1`. */
  readonly path: string;
  readonly title: string;
  readonly input: Fields;
  readonly perMinute?: number;
  readonly long?: boolean;
  handle(call: ChatCall): Promise<Answer>;
}
/** An assistant call: open to every signed-in user, without the envelope, failing with an HTTP status and a sentence. */
export const chatRoute = ({ method, path, handle, ...more }: ChatRoute): Route => ({
  ...more,
  methods: [method],
  path: chatPath + path,
  access: 'signed-in',
  async handle(call) {
    try {
      return await handle({ ...call, session: getSession(call) });
    } catch (error) {
      const refusal = findRefusal(error);
      if (!refusal) throw error;
      const { status, code, message } = refusal;
      // `success` is for the console's request layer, which recognises an envelope by it.
      return chatJson({ success: false, code, message, status }, status);
    }
  },
});
