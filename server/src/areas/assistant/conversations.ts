import {
  aiConversation,
  aiMessage,
  assistantTexts,
  chatRefusals,
  type Source,
  type WireConversation,
  type WireMessage,
  type WirePage,
  type WireSource,
} from '@campus/contract/assistant';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { escapeLike } from '../../kit/read/condition.ts';
import { changeVote } from '../interaction/votes.ts';
import type { ConversationQuery, Paging, Question } from './chat-call.ts';
import { notFound } from './chat-route.ts';
import { formatChatId, newChatId } from './ids.ts';
import type { Reply } from './reply.ts';

const longestName = 30;
/** Older conversations are not listed. */
const mostConversations = 1000;
const seconds = (time: string): number => Math.floor(Date.parse(`${time.replace(' ', 'T')}+08:00`) / 1000);
/** Name of a conversation, taken from its first question. */
const nameFrom = (question: string): string => [...question.replace(/\s+/g, ' ')].slice(0, longestName).join('');

interface ConversationRow {
  readonly id: string;
  readonly name: string;
  readonly createTime: string;
  readonly talkedAt: string;
}
const own = (context: Context) => sql`${context.live(aiConversation)} and user_id = ${context.session.userId}`;
const getWire = ({ id, name, createTime, talkedAt }: ConversationRow): WireConversation & Record<string, unknown> => ({
  id: formatChatId(id),
  name,
  inputs: {},
  status: 'normal',
  introduction: '',
  created_at: seconds(createTime),
  updated_at: seconds(talkedAt),
});

/** The caller's conversation, locked inside a transaction. Throws 404 for any other. */
async function ownConversation(id: string | undefined, context: Context): Promise<ConversationRow> {
  const { rows } = await sql<ConversationRow>`
    select id, name, create_time, talked_at from ai_conversation where ${own(context)} and id = ${id ?? ''} for no key update`.execute(
    context.db,
  );
  if (!rows[0]) throw notFound(chatRefusals.notFound);
  return rows[0];
}

/** Conversations whose name, questions or answers contain the keyword literally. */
function containsKeyword(keyword: string): RawBuilder<boolean> {
  if (keyword === '') return sql<boolean>`true`;
  const pattern = `%${escapeLike(keyword)}%`;
  return sql<boolean>`(name ilike ${pattern} or exists (
    select 1 from ai_message m where m.conversation_id = ai_conversation.id and m.del_flag = 0
      and (m.query ilike ${pattern} or m.answer ilike ${pattern})))`;
}
/** The caller's conversations in the requested order. */
export async function listConversations(
  { limit, beyond }: Paging,
  { sortBy, keyword }: ConversationQuery,
  context: Context,
): Promise<WirePage<WireConversation>> {
  const column = sql.ref(sortBy.endsWith('created_at') ? 'create_time' : 'talked_at');
  const order = sortBy.startsWith('-') ? sql`desc` : sql`asc`;
  const { rows } = await sql<ConversationRow>`
    select id, name, create_time, talked_at from ai_conversation where ${own(context)} and ${containsKeyword(keyword)}
    order by ${column} ${order}, id ${order} limit ${mostConversations}`.execute(context.db);
  const from = beyond === undefined ? 0 : rows.findIndex(({ id }) => id === beyond) + 1;
  if (beyond !== undefined && from === 0) throw notFound(chatRefusals.notFound);
  const page = rows.slice(from, from + limit);
  return { limit, has_more: from + page.length < rows.length, data: page.map(getWire) };
}

export async function renameConversation(id: string | undefined, name: string, context: Context) {
  const row = await ownConversation(id, context);
  const kept = [...name].slice(0, 100).join('');
  await sql`update ai_conversation set name = ${kept} where id = ${row.id}`.execute(context.db);
  return getWire({ ...row, name: kept });
}
/** The name suggested by the first question. */
export async function suggestName(id: string | undefined, context: Context): Promise<string> {
  const row = await ownConversation(id, context);
  const { rows } = await sql<{ query: string }>`
    select query from ai_message where conversation_id = ${row.id} order by id limit 1`.execute(context.db);
  return nameFrom(rows[0]?.query ?? row.name);
}

/** Hard delete: questions are private. */
export async function removeConversation(id: string | undefined, context: Context): Promise<void> {
  const row = await ownConversation(id, context);
  await sql`delete from ai_message where conversation_id = ${row.id}`.execute(context.db);
  await sql`delete from ai_conversation where id = ${row.id}`.execute(context.db);
}

interface MessageRow {
  readonly id: string;
  readonly conversationId: string;
  readonly query: string;
  readonly answer: string | null;
  readonly rating: 'like' | 'dislike' | null;
  readonly sources: readonly Source[] | null;
  readonly stopped: number;
  readonly createTime: string;
}
/** Entries in the format Dify uses for retrieved resources. */
export const wireSources = (sources: readonly Source[]): WireSource[] =>
  sources.map(({ id, kind, question, score, content }, i) => ({
    position: i + 1,
    dataset_id: kind,
    dataset_name: assistantTexts.base[kind],
    document_id: id,
    document_name: question,
    segment_id: id,
    score,
    content,
  }));

/** The last messages of the caller's conversation before `beyond`, oldest first. */
export async function listMessages(
  conversationId: string | undefined,
  { limit, beyond }: Paging,
  context: Context,
): Promise<WirePage<WireMessage>> {
  const { id } = await ownConversation(conversationId, context);
  const { rows } = await sql<MessageRow>`
    select id, conversation_id, query, answer, rating, sources, stopped, create_time from ai_message
    where ${context.live(aiMessage)} and conversation_id = ${id} and (${beyond ?? null}::text is null or id < ${beyond ?? null})
    order by id desc limit ${limit + 1}`.execute(context.db);
  const data = rows
    .slice(0, limit)
    .toReversed()
    .map((row): WireMessage & Record<string, unknown> => ({
      id: formatChatId(row.id),
      conversation_id: formatChatId(row.conversationId),
      inputs: {},
      query: row.query,
      answer: row.answer ?? '',
      message_files: [],
      feedback: row.rating && { rating: row.rating },
      retriever_resources: wireSources(row.sources ?? []),
      agent_thoughts: [],
      stopped: row.stopped === 1,
      created_at: seconds(row.createTime),
    }));
  return { limit, has_more: rows.length > limit, data };
}

/**
 * Removes a message and everything after it from a locked conversation. A conversation named after that question is
 * renamed after the next one. Throws 404 for a message of another conversation.
 */
async function removeFrom(messageId: string, conversation: ConversationRow, next: string, context: Context) {
  const { rows } = await sql<{ query: string }>`
    select query from ai_message where id = ${messageId} and conversation_id = ${conversation.id}`.execute(context.db);
  const [message] = rows;
  if (!message) throw notFound(chatRefusals.notFound);
  await sql`delete from ai_message where conversation_id = ${conversation.id} and id >= ${messageId}`.execute(
    context.db,
  );
  if (conversation.name === nameFrom(message.query))
    await sql`update ai_conversation set name = ${nameFrom(next)} where id = ${conversation.id}`.execute(context.db);
}

/** Stores a question with its complete answer; a new conversation is named after it. */
export async function saveAnswer(
  { query: question, conversationId, replaces }: Question,
  reply: Reply,
  context: Context,
): Promise<{ readonly conversationId: string; readonly messageId: string }> {
  const { engine, session, now } = context;
  const at = engine.now().getTime();
  const { userId } = session;
  const conversation =
    conversationId === undefined
      ? await engine.insert(
          aiConversation,
          { id: newChatId(at), userId, name: nameFrom(question), talkedAt: now },
          context,
        )
      : await ownConversation(conversationId, context);
  if (conversationId !== undefined)
    await sql`update ai_conversation set talked_at = ${now} where id = ${conversation.id}`.execute(context.db);
  if (replaces !== undefined) await removeFrom(replaces, conversation, question, context);
  const { decision, text, sources } = reply;
  const message = await engine.insert(
    aiMessage,
    { id: newChatId(at), conversationId: conversation.id, userId, query: question, answer: text, decision, sources },
    context,
  );
  return { conversationId: conversation.id, messageId: message.id };
}
/** Stores the part of the answer shown when the user stopped it. */
export async function saveStoppedAnswer(messageId: string, shown: string, context: Context): Promise<void> {
  await sql`update ai_message set answer = ${shown}, stopped = 1 where id = ${messageId}`.execute(context.db);
}

/**
 * Stores the caller's rating of an answer and counts it for the entry behind the answer. Throws 404 for messages of
 * others.
 */
export async function rateMessage(
  id: string | undefined,
  rating: 'like' | 'dislike' | null,
  context: Context,
): Promise<void> {
  const { rows } = await sql<Pick<MessageRow, 'id' | 'rating' | 'sources'> & { decision: string | null }>`
    select id, rating, sources, decision from ai_message
    where ${context.live(aiMessage)} and user_id = ${context.session.userId} and id = ${id ?? ''} for no key update`.execute(
    context.db,
  );
  const [message] = rows;
  if (!message) throw notFound(chatRefusals.notFound);
  await sql`update ai_message set rating = ${rating} where id = ${message.id}`.execute(context.db);
  const [source] = message.sources ?? [];
  if (message.decision === 'direct' && source?.kind === 'questAns')
    await changeVote(source.id, message.rating, rating, context);
}
