import type { Session } from '@campus/contract/kit';
import type { EngineApi } from '../../kit/context.ts';
import { type ChatService, ChatServiceUnavailable } from '../../platform/chat-proxy/chat-service.ts';
import type { Answerer } from './answerer.ts';
import { unavailable } from './chat-route.ts';
import { fallbackAnswer, findEmbeddedReply } from './embedded.ts';
import { formatChatId } from './ids.ts';
import { stopUpstream, upstreamAnswer, upstreamUser } from './upstream.ts';

const parametersMs = 60_000;
type Parameters = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Forwards every call to the configured service; while that is down, answers from the knowledge base. */
export function serviceAnswerer(engine: EngineApi, service: ChatService): Answerer {
  const read = (path: string, { session }: { session: Session }, values: Parameters) => {
    const user = upstreamUser(session);
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...values, user }))
      if (value !== undefined) query.set(name, String(value));
    return service.json({ method: 'GET', path: `${path}?${query}`, user });
  };
  const write = (method: 'POST' | 'DELETE', path: string, { session }: { session: Session }, values: Parameters) => {
    const user = upstreamUser(session);
    return service.json({ method, path, body: { ...values, user }, user });
  };
  let parameters: { readonly until: number; readonly body: unknown } | undefined;

  return {
    isUpstream: true,
    answer: (call, question, task) =>
      upstreamAnswer(engine, service, call, question, task).catch(async (error: unknown) => {
        if (!(error instanceof ChatServiceUnavailable)) throw error;
        const reply = await findEmbeddedReply(engine, call, question.query);
        if (reply.decision === 'miss') throw unavailable();
        return fallbackAnswer(engine, reply, question, task);
      }),
    async stop(taskId, session) {
      // The local stream ends even when the service cannot be reached.
      await stopUpstream(service, taskId, upstreamUser(session)).catch(() => undefined);
    },
    async conversations(call, { limit, beyond }, { sortBy, keyword }) {
      const page = await read('/conversations', call, {
        limit,
        last_id: beyond && formatChatId(beyond),
        sort_by: sortBy,
      });
      return keyword ? withNames(page, keyword) : page;
    },
    rename: (call, id, name) =>
      write('POST', `/conversations/${formatChatId(id)}/name`, call, {
        name: name ?? '',
        auto_generate: name === undefined,
      }),
    async remove(call, id) {
      await write('DELETE', `/conversations/${formatChatId(id)}`, call, {});
    },
    messages: (call, id, { limit, beyond }) =>
      read('/messages', call, { conversation_id: formatChatId(id), limit, first_id: beyond && formatChatId(beyond) }),
    async rate(call, id, rating) {
      await write('POST', `/messages/${formatChatId(id)}/feedbacks`, call, { rating });
    },
    async parameters(session) {
      const now = engine.now().getTime();
      if (!parameters || parameters.until < now)
        parameters = { until: now + parametersMs, body: await read('/parameters', { session }, {}) };
      return parameters.body;
    },
  };
}

/** The service has no search: filters the names of its page. */
function withNames(page: unknown, keyword: string): unknown {
  const { data } = (page ?? {}) as { data?: unknown };
  if (!Array.isArray(data)) return page;
  const wanted = keyword.toLowerCase();
  return { ...(page as object), data: data.filter(({ name }) => String(name).toLowerCase().includes(wanted)) };
}
