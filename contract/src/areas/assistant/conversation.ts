import { choice, dateTime, entity, flag, json, longText, ref, text } from '../../kit/index.ts';
import type { Decision } from '../interaction/match.ts';

/*
 * Conversations of the embedded answerer. Only the calls of `/ai/v1` return them,
 * limited to the caller's own rows. Ids are UUIDs without dashes.
 */

/** A conversation with the assistant. */
export const aiConversation = entity({
  area: 'assistant',
  name: 'aiConversation',
  table: 'ai_conversation',
  code: 'assistant:conversation',
  path: '',
  title: '客服会话',
  fields: {
    userId: ref({ label: '用户', to: 'sysUser', required: true }),
    name: text({ label: '名称', required: true, max: 100 }),
    talkedAt: dateTime({ label: '最近提问', required: true }),
  },
  list: ['name', 'talkedAt'],
  form: [],
  visible: {},
  indexes: [['userId', 'talkedAt']],
});

/** An entry quoted as the source of an answer. */
export interface Source {
  readonly id: string;
  readonly kind: 'questAns' | 'help';
  readonly question: string;
  readonly score: number;
  readonly content: string;
}

/** A question and its answer. */
export const aiMessage = entity({
  area: 'assistant',
  name: 'aiMessage',
  table: 'ai_message',
  code: 'assistant:message',
  path: '',
  title: '客服消息',
  fields: {
    conversationId: ref({ label: '会话', to: 'aiConversation', required: true }),
    userId: ref({ label: '用户', to: 'sysUser', required: true }),
    query: longText({ label: '问题', required: true, max: 4000 }),
    answer: longText({ label: '回答', max: 20_000 }),
    decision: choice({
      label: '结果',
      options: { direct: '直接回答', suggest: '建议', miss: '未命中' } satisfies Record<Decision, string>,
    }),
    sources: json<readonly Source[]>()({ label: '来源', default: [] }),
    rating: choice({ label: '评价', options: { like: '有用', dislike: '没用' } }),
    stopped: flag({ label: '已停止' }),
  },
  list: ['conversationId', 'query'],
  form: [],
  visible: {},
  indexes: [['conversationId', 'createTime']],
});

/** A running answer in any process: one per user, and only that user may stop it. Deleted when the answer ends. */
export const aiTask = entity({
  area: 'assistant',
  name: 'aiTask',
  table: 'ai_task',
  code: 'assistant:task',
  path: '',
  title: '客服任务',
  fields: {
    userId: ref({ label: '用户', to: 'sysUser', required: true }),
    taskId: text({ label: '任务', max: 36 }),
    /** Runs in the configured service. */
    upstream: flag({ label: '外部服务' }),
    /** Heartbeat; an outdated one belongs to a dead process. */
    aliveAt: dateTime({ label: '最近活动', required: true }),
  },
  list: ['taskId'],
  form: [],
  visible: {},
  tenant: false,
  indexes: [['taskId']],
});
