import { assistantWords, chatRefusals, mostAsked, openingQuestions } from '@campus/contract/assistant';
import { flag, longText, number, type Session, text } from '@campus/contract/kit';
import type { Engine } from '../../kit/engine.ts';
import type { Answer, Call, Route } from '../../kit/route.ts';
import { ChatServiceUnavailable } from '../../platform/chat-proxy/chat-service.ts';
import { servicesOf } from '../../platform/services.ts';
import { sideOf } from './boards.ts';
import { chatJson, chatRoute, done, invalid, notFound, unavailable } from './chat-route.ts';
import {
  listConversations,
  listMessages,
  ownName,
  rateMessage,
  removeConversation,
  renameConversation,
} from './conversations.ts';
import { type AskingCall, embeddedAnswer, embeddedReply, insteadOfService, type Question } from './embedded.ts';
import { stored, withDashes } from './ids.ts';
import { RunningTasks } from './running.ts';
import { stopUpstream, upstreamAnswer, upstreamUser } from './upstream.ts';

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache',
  'x-accel-buffering': 'no',
};
const parametersMs = 60_000;
const user = text({ label: '用户', max: 200 });
const paging = { limit: number({ label: '条数' }), user };

/** A UUID of the request as it is stored; undefined when there is none. Throws 400 for anything else. */
function idIn(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const id = stored(value);
  if (id === undefined) throw invalid(chatRefusals.badId);
  return id;
}
const needed = (value: unknown): string => {
  const id = idIn(value);
  if (id === undefined) throw invalid(chatRefusals.badId);
  return id;
};
function limitIn(value: string | undefined): number {
  const n = Number(value ?? 20);
  if (!Number.isInteger(n) || n < 1 || n > 100) throw invalid(chatRefusals.badId);
  return n;
}
function questionIn(body: Call['body']): Question & { readonly autoName: boolean } {
  const query = typeof body.query === 'string' ? body.query.trim() : '';
  if (query === '') throw invalid(chatRefusals.blank);
  if ([...query].length > mostAsked) throw invalid(chatRefusals.tooLong);
  return { query, conversationId: idIn(body.conversation_id), autoName: body.auto_generate_name !== false };
}

/** The calls of the assistant (`api.md` 13): of the configured service, or of the embedded answerer where there is none. */
export function chatRoutes(engine: Engine): Route[] {
  const service = servicesOf(engine).chatService;
  const running = new RunningTasks(engine);
  const read = (call: Call) => engine.context(call);

  const stream = async (call: AskingCall, question: ReturnType<typeof questionIn>): Promise<Answer> => {
    const task = await running.begin(call, service !== undefined);
    try {
      const answer = service
        ? await upstreamAnswer(engine, service, call, question, task).catch(async (error: unknown) => {
            if (!(error instanceof ChatServiceUnavailable)) throw error;
            const reply = await embeddedReply(engine, call, question.query);
            if (reply.decision === 'miss') throw unavailable();
            return insteadOfService(engine, reply, question, task);
          })
        : await embeddedAnswer(engine, call, question, task);
      return { kind: 'file', stream: answer, headers: streamHeaders };
    } catch (error) {
      await task.end();
      throw error;
    }
  };
  /** The same call at the service, for the caller; `query` and `body` hold what may be passed on. */
  const pass = async (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    session: Session,
    sent: Readonly<Record<string, unknown>>,
  ): Promise<unknown> => {
    if (!service) throw unavailable();
    const user = upstreamUser(session);
    const all = { ...sent, user };
    if (method !== 'GET') return service.json({ method, path, body: all, user });
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(all)) if (value !== undefined) query.set(name, String(value));
    return service.json({ method, path: `${path}?${query}`, user });
  };
  let parameters: { readonly until: number; readonly body: unknown } | undefined;

  return [
    chatRoute({
      method: 'POST',
      path: '/chat-messages',
      title: 'AI客服提问',
      perMinute: 20,
      long: true,
      input: {
        query: longText({ label: '问题', max: mostAsked }),
        conversation_id: text({ label: '会话', max: 36 }),
        user,
      },
      handle: async (call, session) => stream({ ...call, session }, questionIn(call.body)),
    }),
    chatRoute({
      method: 'POST',
      path: '/chat-messages/:taskId/stop',
      title: '停止AI客服回答',
      input: { taskId: text({ label: '任务', required: true, max: 36 }), user },
      async handle({ params }, session) {
        const taskId = withDashes(needed(params.taskId));
        const task = await running.find(taskId, session);
        if (!task) throw notFound(chatRefusals.noTask);
        if (task.upstream && service)
          // Our side ends all the same: nobody listens any longer.
          await stopUpstream(service, taskId, upstreamUser(session)).catch(() => undefined);
        await running.stop(taskId);
        return done;
      },
    }),
    chatRoute({
      method: 'GET',
      path: '/conversations',
      title: 'AI客服会话',
      input: {
        ...paging,
        last_id: text({ label: '上一页最后一条', max: 36 }),
        sort_by: text({ label: '排序', max: 20 }),
      },
      async handle(call, session) {
        const [limit, beyond] = [limitIn(call.query.limit), idIn(call.query.last_id)];
        const sortBy = call.query.sort_by ?? '-updated_at';
        if (!/^-?(?:created_at|updated_at)$/.test(sortBy)) throw invalid(chatRefusals.badId);
        if (service)
          return chatJson(
            await pass('GET', '/conversations', session, {
              limit,
              last_id: beyond && withDashes(beyond),
              sort_by: sortBy,
            }),
          );
        return chatJson(await listConversations({ limit, beyond }, sortBy, read(call)));
      },
    }),
    chatRoute({
      method: 'DELETE',
      path: '/conversations/:id',
      title: '删除AI客服会话',
      input: { id: text({ label: '会话', required: true, max: 36 }), user },
      async handle(call, session) {
        const id = needed(call.params.id);
        if (service) await pass('DELETE', `/conversations/${withDashes(id)}`, session, {});
        else await engine.transaction(call, (context) => removeConversation(id, context));
        return done;
      },
    }),
    chatRoute({
      method: 'POST',
      path: '/conversations/:id/name',
      title: '命名AI客服会话',
      input: {
        id: text({ label: '会话', required: true, max: 36 }),
        name: text({ label: '名称', max: 100 }),
        auto_generate: flag({ label: '自动命名' }),
        user,
      },
      async handle(call, session) {
        const id = needed(call.params.id);
        const name = typeof call.body.name === 'string' ? call.body.name.trim() : '';
        const isOwn = call.body.auto_generate === true;
        if (!isOwn && name === '') throw invalid(chatRefusals.noName);
        if (service)
          return chatJson(
            await pass('POST', `/conversations/${withDashes(id)}/name`, session, { name, auto_generate: isOwn }),
          );
        return chatJson(
          await engine.transaction(call, async (context) =>
            renameConversation(id, isOwn ? await ownName(id, context) : name, context),
          ),
        );
      },
    }),
    chatRoute({
      method: 'GET',
      path: '/messages',
      title: 'AI客服消息',
      input: {
        ...paging,
        conversation_id: text({ label: '会话', max: 36 }),
        first_id: text({ label: '已有最早一条', max: 36 }),
      },
      async handle(call, session) {
        const [limit, id, beyond] = [
          limitIn(call.query.limit),
          needed(call.query.conversation_id),
          idIn(call.query.first_id),
        ];
        if (service)
          return chatJson(
            await pass('GET', '/messages', session, {
              conversation_id: withDashes(id),
              limit,
              first_id: beyond && withDashes(beyond),
            }),
          );
        return chatJson(await listMessages(id, { limit, beyond }, read(call)));
      },
    }),
    chatRoute({
      method: 'GET',
      path: '/parameters',
      title: 'AI客服参数',
      input: { user },
      async handle(_call, session) {
        if (!service) return chatJson(ownParameters(session));
        const now = engine.parts.now().getTime();
        if (!parameters || parameters.until < now)
          parameters = { until: now + parametersMs, body: await pass('GET', '/parameters', session, {}) };
        return chatJson(parameters.body);
      },
    }),
    chatRoute({
      method: 'POST',
      path: '/messages/:id/feedbacks',
      title: '评价AI客服回答',
      input: { id: text({ label: '消息', required: true, max: 36 }), rating: text({ label: '评价', max: 10 }), user },
      async handle(call, session) {
        const id = needed(call.params.id);
        const { rating = null } = call.body;
        if (rating !== 'like' && rating !== 'dislike' && rating !== null) throw invalid(chatRefusals.badId);
        if (service) await pass('POST', `/messages/${withDashes(id)}/feedbacks`, session, { rating });
        else await engine.transaction(call, (context) => rateMessage(id, rating, context));
        return done;
      },
    }),
  ];
}

const off = { enabled: false };
const ownParameters = (session: Session) => ({
  opening_statement: assistantWords.opening,
  suggested_questions: openingQuestions[sideOf(session)],
  suggested_questions_after_answer: off,
  speech_to_text: off,
  retriever_resource: { enabled: true },
  annotation_reply: off,
  user_input_form: [],
  file_upload: { image: off },
  system_parameters: {},
});
