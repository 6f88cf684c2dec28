import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { assistantTexts } from '@campus/contract/assistant';
import type { EngineApi } from '../../kit/context.ts';
import { formatFrame, pingFrame } from '../../platform/chat-proxy/forward-events.ts';
import { getAudience, loadSynonyms } from '../interaction/knowledge.ts';
import { loadKnown } from '../interaction/known.ts';
import { recordMiss } from '../interaction/quest-miss.ts';
import { countHit } from '../interaction/votes.ts';
import { getBoards } from './boards.ts';
import type { ChatCall, Question } from './chat-call.ts';
import { saveAnswer, saveStoppedAnswer, wireSources } from './conversations.ts';
import { formatChatId, newChatId } from './ids.ts';
import { findReply, type Reply } from './reply.ts';
import type { Task } from './running.ts';

/** Limits a long answer to six seconds; a short one is streamed chunk by chunk. */
const [pieceMs, fewestCharacters, mostPieces] = [25, 4, 240];
/** Waits until a piece has been read. */
export const readingPace = () => pause(pieceMs);

/** Finds the answer to a question among the entries for the caller's audience. */
export async function findEmbeddedReply(engine: EngineApi, call: ChatCall, query: string): Promise<Reply> {
  const context = engine.context(call);
  const known = await loadKnown(context, getAudience(call.session));
  return findReply(query, known, await loadSynonyms(engine), getBoards(call.session));
}

function pieces(text: string): string[] {
  const letters = [...text];
  const size = Math.max(fewestCharacters, Math.ceil(letters.length / mostPieces));
  return Array.from({ length: Math.ceil(letters.length / size) }, (_, i) =>
    letters.slice(i * size, (i + 1) * size).join(''),
  );
}

interface AnswerStream {
  readonly text: string;
  readonly sources: Reply['sources'];
  readonly conversationId: string;
  readonly messageId: string;
  readonly taskId: string;
  readonly createdAt: number;
  readonly pace: () => Promise<unknown>;
}
/** Streams the events of an answer chunk by chunk; `shown` grows with them. */
async function* streamAnswer(
  stream: AnswerStream,
  signal: AbortSignal,
  shown: { text: string },
): AsyncGenerator<string> {
  const { conversationId, messageId, taskId, createdAt, text, sources, pace } = stream;
  const ids = { task_id: taskId, id: messageId, message_id: messageId, conversation_id: conversationId };
  yield pingFrame;
  for (const answer of pieces(text)) {
    if (signal.aborted) return;
    yield formatFrame({ event: 'message', ...ids, answer, created_at: createdAt });
    shown.text += answer;
    await pace();
  }
  yield formatFrame({
    event: 'message_end',
    ...ids,
    metadata: { usage: {}, retriever_resources: wireSources(sources) },
  });
}

/** Answers from the knowledge base and stores question and answer; records an unanswered question for the editors. */
export async function embeddedAnswer(
  engine: EngineApi,
  call: ChatCall,
  question: Question,
  task: Task,
): Promise<Readable> {
  const { query } = question;
  const reply = await findEmbeddedReply(engine, call, query);
  const { decision, best } = reply;
  const kept = await engine.transaction(call, async (context) => {
    if (decision === 'direct' && best?.kind === 'questAns') await countHit(best.id, context);
    if (decision === 'miss') await recordMiss(query, best?.kind === 'questAns' ? best : undefined, context);
    return saveAnswer(question, reply, context);
  });
  const taskId = formatChatId(newChatId(engine.now().getTime()));
  await task.name(taskId);
  const shown = { text: '' };
  const stream = {
    ...reply,
    taskId,
    conversationId: formatChatId(kept.conversationId),
    messageId: formatChatId(kept.messageId),
    createdAt: Math.floor(engine.now().getTime() / 1000),
    pace: engine.services.answerPace,
  };
  return getStream(engine, streamAnswer(stream, task.signal, shown), task, async () => {
    // A client that only disconnected finds the whole answer on return.
    if (task.isStopped && shown.text !== reply.text)
      await engine.transaction(call, (context) => saveStoppedAnswer(kept.messageId, shown.text, context));
  });
}

/** Fallback answer while the configured service is down; not stored, since the service stores the conversations. */
export function fallbackAnswer(engine: EngineApi, reply: Reply, { conversationId }: Question, task: Task): Readable {
  const at = engine.now().getTime();
  const stream = {
    text: `> ${assistantTexts.instead}\n\n${reply.text}`,
    sources: reply.sources,
    conversationId: conversationId ? formatChatId(conversationId) : '',
    messageId: formatChatId(newChatId(at)),
    taskId: formatChatId(newChatId(at)),
    createdAt: Math.floor(at / 1000),
    pace: engine.services.answerPace,
  };
  return getStream(engine, streamAnswer(stream, task.signal, { text: '' }), task, async () => undefined);
}

/**
 * A stream of frames that ends its task on every exit. Not `Readable.from`, which closes only after the pending chunk
 * arrives: a disconnected client would keep a silent service connection open.
 */
export function getStream(
  engine: EngineApi,
  frames: AsyncIterable<string>,
  task: Task,
  whenDone: () => Promise<void>,
): Readable {
  const stream = new PassThrough();
  const report = (error: unknown): void => engine.reportDefect(error, 'assistant answer');
  stream.once('close', () => {
    task.abort();
    Promise.all([task.end(), whenDone()]).catch(report);
  });
  pump(frames, stream).catch((error: unknown) => {
    report(error);
    stream.destroy();
  });
  return stream;
}
async function pump(frames: AsyncIterable<string>, stream: PassThrough): Promise<void> {
  for await (const frame of frames) {
    if (stream.destroyed) return;
    if (!stream.write(frame)) await Promise.race([once(stream, 'drain'), once(stream, 'close')]);
  }
  stream.end();
}
