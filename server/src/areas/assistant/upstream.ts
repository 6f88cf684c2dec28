import type { Readable } from 'node:stream';
import { chatRefusals } from '@campus/contract/assistant';
import { isStaff, type Session, userTypes } from '@campus/contract/kit';
import type { EngineApi } from '../../kit/context.ts';
import type { ChatService } from '../../platform/chat-proxy/chat-service.ts';
import { type ForwardResult, formatFrame, forwardEvents } from '../../platform/chat-proxy/forward-events.ts';
import { getSide } from './boards.ts';
import type { ChatCall, Question } from './chat-call.ts';
import { getStream } from './embedded.ts';
import { formatChatId, isUuid } from './ids.ts';
import type { Task } from './running.ts';

const [idleMs, totalMs] = [120_000, 600_000];
/** Pseudonymous user id sent to the service. */
export const upstreamUser = (session: Session): string => `u${session.userId}`;

const getInputs = (session: Session): Record<string, string> => ({
  tenant: String(session.tenantId),
  userType: isStaff(session)
    ? userTypes.staff
    : userTypes[getSide(session) === 'enterprise' ? 'enterprise' : 'organization'],
});

/** Aborts the task after two minutes of silence or ten minutes in total. */
class IdleTimeout {
  isOver = false;
  readonly #task: Task;
  readonly #total: NodeJS.Timeout;
  #idle: NodeJS.Timeout | undefined;

  constructor(task: Task) {
    this.#task = task;
    this.#total = setTimeout(() => this.#give(), totalMs);
    this.renew();
  }
  renew(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.#give(), idleMs);
  }
  end(): void {
    clearTimeout(this.#idle);
    clearTimeout(this.#total);
  }
  #give(): void {
    this.isOver = true;
    this.#task.abort();
  }
}

/** Streams the service's answer. Throws the errors of `ChatService.stream` before the first event. */
export async function upstreamAnswer(
  engine: EngineApi,
  service: ChatService,
  call: ChatCall,
  { query, conversationId, autoName }: Question,
  task: Task,
): Promise<Readable> {
  const { session } = call;
  const user = upstreamUser(session);
  const idle = new IdleTimeout(task);
  const pieces = await service
    .stream({
      method: 'POST',
      path: '/chat-messages',
      body: {
        inputs: getInputs(session),
        query,
        user,
        conversation_id: conversationId ? formatChatId(conversationId) : '',
        response_mode: 'streaming',
        auto_generate_name: autoName,
      },
      signal: task.signal,
      user,
      conversation: conversationId && formatChatId(conversationId),
    })
    .catch((error: unknown) => {
      idle.end();
      throw error;
    });
  const state: { taskId?: string; isWhole: boolean } = { isWhole: false };
  const onTask = (taskId: string): void => {
    if (!isUuid(taskId)) return;
    state.taskId = taskId;
    task.name(taskId).catch((error: unknown) => engine.reportDefect(error, 'assistant task'));
  };
  const words = { failed: chatRefusals.unavailable, tooLarge: chatRefusals.tooLarge };
  const events = forwardEvents(countActivity(pieces, idle), { words, onTask });
  return getStream(engine, untilBroken(events, state, idle), task, async () => {
    idle.end();
    // The service would go on generating for a disconnected client.
    if (!state.isWhole && state.taskId) await stopUpstream(service, state.taskId, user).catch(() => undefined);
  });
}

async function* countActivity(pieces: AsyncIterable<Uint8Array>, idle: IdleTimeout): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    idle.renew();
    yield piece;
  }
}
/** Ends the stream when the connection breaks; after a timeout, emits an error event first. */
async function* untilBroken(
  events: AsyncGenerator<string, ForwardResult>,
  state: { isWhole: boolean },
  idle: IdleTimeout,
): AsyncGenerator<string> {
  try {
    for (let next = await events.next(); ; next = await events.next()) {
      if (next.done) {
        state.isWhole = next.value.isWhole;
        return;
      }
      yield next.value;
    }
  } catch {
    // Broken off by the service or by us.
    if (idle.isOver) yield formatFrame({ event: 'error', status: 504, code: 'timeout', message: chatRefusals.tooSlow });
  } finally {
    await events.return({ isWhole: false });
  }
}

export const stopUpstream = (service: ChatService, taskId: string, user: string): Promise<unknown> =>
  service.json({ method: 'POST', path: `/chat-messages/${taskId}/stop`, body: { user }, user });
