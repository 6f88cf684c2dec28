import { chatRefusals, mostAsked } from '@campus/contract/assistant';
import { flag, longText, number, text } from '@campus/contract/kit';
import { rawRoutes } from '../../kit/area-server.ts';
import type { EngineApi } from '../../kit/context.ts';
import type { Answer, Call, Route } from '../../kit/http/route.ts';
import type { Answerer } from './answerer.ts';
import type { ChatCall, Question } from './chat-call.ts';
import { chatJson, chatRoute, done, invalid } from './chat-route.ts';
import { embeddedAnswerer } from './embedded-answerer.ts';
import { formatChatId, parseChatId } from './ids.ts';
import { RunningTasks } from './running.ts';
import { serviceAnswerer } from './service-answerer.ts';

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache',
  'x-accel-buffering': 'no',
};
const user = text({ label: '用户', max: 200 });
const paging = { limit: number({ label: '条数' }), user };

/** A UUID from the request in stored form; undefined when absent. Throws 400 for any other value. */
function idIn(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const id = parseChatId(value);
  if (id === undefined) throw invalid(chatRefusals.badId);
  return id;
}
const requireValue = (value: unknown): string => {
  const id = idIn(value);
  if (id === undefined) throw invalid(chatRefusals.badId);
  return id;
};
function limitIn(value: string | undefined): number {
  const n = Number(value ?? 20);
  if (!Number.isInteger(n) || n < 1 || n > 100) throw invalid(chatRefusals.badId);
  return n;
}
function questionIn(body: Call['body']): Question {
  const query = typeof body.query === 'string' ? body.query.trim() : '';
  if (query === '') throw invalid(chatRefusals.blank);
  if ([...query].length > mostAsked) throw invalid(chatRefusals.tooLong);
  const [conversationId, replaces] = [idIn(body.conversation_id), idIn(body.replace_message_id)];
  if (replaces !== undefined && conversationId === undefined) throw invalid(chatRefusals.badId);
  return { query, conversationId, replaces, autoName: body.auto_generate_name !== false };
}

/** Assistant endpoints, served by the configured service or, without one, by the embedded answerer. */
function createChatRoutes(engine: EngineApi): Route[] {
  const service = engine.services.chatService;
  const answerer = service ? serviceAnswerer(engine, service) : embeddedAnswerer(engine);
  return [
    ...answerRoutes(answerer, new RunningTasks(engine)),
    ...conversationRoutes(answerer),
    ...messageRoutes(answerer),
  ];
}

function answerRoutes(answerer: Answerer, running: RunningTasks): Route[] {
  const ask = async (call: ChatCall, question: Question): Promise<Answer> => {
    const task = await running.begin(call, answerer.isUpstream);
    try {
      return { kind: 'file', stream: await answerer.answer(call, question, task), headers: streamHeaders };
    } catch (error) {
      await task.end();
      throw error;
    }
  };
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
        replace_message_id: text({ label: '替换的消息', max: 36 }),
        user,
      },
      handle: (call) => ask(call, questionIn(call.body)),
    }),
    chatRoute({
      method: 'POST',
      path: '/chat-messages/:taskId/stop',
      title: '停止AI客服回答',
      input: { taskId: text({ label: '任务', required: true, max: 36 }), user },
      async handle({ params, session }) {
        const taskId = formatChatId(requireValue(params.taskId));
        // An answer that ends while its stop is on the way is no error, and a foreign one looks like it.
        const task = await running.find(taskId, session);
        if (!task) return done;
        if (task.upstream) await answerer.stop(taskId, session);
        await running.stop(taskId);
        return done;
      },
    }),
  ];
}

const conversationRoutes = (answerer: Answerer): Route[] => [
  chatRoute({
    method: 'GET',
    path: '/conversations',
    title: 'AI客服会话',
    input: {
      ...paging,
      last_id: text({ label: '上一页最后一条', max: 36 }),
      sort_by: text({ label: '排序', max: 20 }),
      keyword: text({ label: '搜索', max: 100 }),
    },
    async handle(call) {
      const page = { limit: limitIn(call.query.limit), beyond: idIn(call.query.last_id) };
      const sortBy = call.query.sort_by ?? '-updated_at';
      if (!/^-?(?:created_at|updated_at)$/.test(sortBy)) throw invalid(chatRefusals.badId);
      const keyword = [...(call.query.keyword ?? '').trim()].slice(0, 100).join('');
      return chatJson(await answerer.conversations(call, page, { sortBy, keyword }));
    },
  }),
  chatRoute({
    method: 'DELETE',
    path: '/conversations/:id',
    title: '删除AI客服会话',
    input: { id: text({ label: '会话', required: true, max: 36 }), user },
    async handle(call) {
      await answerer.remove(call, requireValue(call.params.id));
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
    async handle(call) {
      const id = requireValue(call.params.id);
      const name = typeof call.body.name === 'string' ? call.body.name.trim() : '';
      const isOwn = call.body.auto_generate === true;
      if (!isOwn && name === '') throw invalid(chatRefusals.noName);
      return chatJson(await answerer.rename(call, id, isOwn ? undefined : name));
    },
  }),
  chatRoute({
    method: 'GET',
    path: '/parameters',
    title: 'AI客服参数',
    input: { user },
    handle: async ({ session }) => chatJson(await answerer.parameters(session)),
  }),
];

const messageRoutes = (answerer: Answerer): Route[] => [
  chatRoute({
    method: 'GET',
    path: '/messages',
    title: 'AI客服消息',
    input: {
      ...paging,
      conversation_id: text({ label: '会话', max: 36 }),
      first_id: text({ label: '已有最早一条', max: 36 }),
    },
    async handle(call) {
      const page = { limit: limitIn(call.query.limit), beyond: idIn(call.query.first_id) };
      return chatJson(await answerer.messages(call, requireValue(call.query.conversation_id), page));
    },
  }),
  chatRoute({
    method: 'POST',
    path: '/messages/:id/feedbacks',
    title: '评价AI客服回答',
    input: { id: text({ label: '消息', required: true, max: 36 }), rating: text({ label: '评价', max: 10 }), user },
    async handle(call) {
      const id = requireValue(call.params.id);
      const { rating = null } = call.body;
      if (rating !== 'like' && rating !== 'dislike' && rating !== null) throw invalid(chatRefusals.badId);
      await answerer.rate(call, id, rating);
      return done;
    },
  }),
];

export const chatRoutes = rawRoutes(createChatRoutes);
