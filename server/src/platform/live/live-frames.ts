import type { LiveOwner } from '@campus/contract/live';
import type { EngineApi } from '../../kit/context.ts';
import type { TopicPage } from '../push/topics.ts';
import { readChat, topicOf } from './chat.ts';

export type LiveEvent = 'message' | 'mute' | 'online' | 'like' | 'status' | 'notice';
/** A frame of the push channel about a room or a session; screens that show none ignore it. */
const toLiveFrame = (owner: LiveOwner, ownerId: string, event: LiveEvent, data: unknown): object =>
  owner === 'room'
    ? { cmd: 'liveRoom', roomId: ownerId, event, data, msgTxt: '' }
    : { cmd: 'preachChat', preachId: ownerId, event, data, msgTxt: '' };

/** Sends chats to their listeners. */
export function readLiveTopics(engine: EngineApi): void {
  engine.services.live.topics.read('live:', async (topic, after): Promise<TopicPage> => {
    const [, owner, ownerId] = topic.split(':') as [string, LiveOwner, string];
    const { hasMore, ...page } = await readChat(owner, ownerId, after, engine.db);
    const isEmpty = page.messages.length === 0 && page.gone.length === 0;
    return { seq: page.seq, hasMore, ...(!isEmpty && { frame: toLiveFrame(owner, ownerId, 'message', page) }) };
  });
}
/** Tells the viewers of something else than a message. */
export const tellViewers = (
  owner: LiveOwner,
  ownerId: string,
  event: LiveEvent,
  data: unknown,
  { services }: Pick<EngineApi, 'services'>,
): Promise<void> => services.live.topics.send(topicOf(owner, ownerId), toLiveFrame(owner, ownerId, event, data));
