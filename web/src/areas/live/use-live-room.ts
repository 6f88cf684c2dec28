import {
  type ChatMessage,
  type ChatPage,
  enterRoom,
  leaveRoom,
  liveLimits,
  pollChat,
  type WatchedRoom,
  watchRoom,
} from '@campus/contract/live';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { call } from '../../request/call.ts';
import { isPushOpen, onPush } from '../../request/push.ts';
import { RequestFailed } from '../../request/request-failed.ts';
import { reduceChat } from './chat-state.ts';

const pollMs = 3_000;

export interface LiveRoomState {
  readonly room: WatchedRoom | undefined;
  readonly messages: readonly ChatMessage[];
  readonly error: RequestFailed | undefined;
  /** Enters with a password. */
  readonly enter: (password: string) => void;
  readonly addOwn: (message: ChatMessage) => void;
  readonly patch: (change: Partial<WatchedRoom>) => void;
  readonly password: string | undefined;
  readonly reload: () => void;
}

/**
 * Watches a room: enters it, joins its topic again after a lost connection, reports every 30 seconds, and polls every three
 * while there is no push channel.
 */
export function useLiveRoom(id: string): LiveRoomState {
  const [room, setRoom] = useState<WatchedRoom>();
  const [error, setError] = useState<RequestFailed>();
  const [password, setPassword] = useState<string>();
  const [chat, change] = useReducer(reduceChat, { seq: 0, messages: [] });
  const watchId = useRef<string>(undefined);
  const seq = useRef(0);
  seq.current = chat.seq;

  const patch = useCallback((more: Partial<WatchedRoom>) => setRoom((known) => known && { ...known, ...more }), []);
  const join = useCallback(async () => {
    try {
      const entered = await call(enterRoom, { id, password, watchId: watchId.current }, { silent: true });
      watchId.current = entered.watchId;
      setRoom(entered);
      setError(undefined);
      change({ start: entered.chat });
    } catch (failed) {
      if (failed instanceof RequestFailed) setError(failed);
      else throw failed;
    }
  }, [id, password]);
  const poll = useCallback(async () => {
    if (watchId.current === undefined) return;
    const page = await call(
      pollChat,
      { roomId: id, watchId: watchId.current, afterSeq: seq.current },
      { silent: true },
    );
    change({ page });
  }, [id]);
  const report = useCallback(async () => {
    if (watchId.current === undefined) return;
    const {
      status,
      online,
      likeCount,
      seq: latest,
    } = await call(watchRoom, { id, watchId: watchId.current }, { silent: true });
    patch({ status, online, likeCount });
    if (latest > seq.current) await poll();
  }, [id, patch, poll]);

  useEffect(() => {
    void join();
    const ends = [
      onPush('connected', () => void join()),
      onPush('liveRoom', ({ roomId, event, data }) => {
        if (roomId !== id) return;
        if (event === 'message') change({ page: data as ChatPage });
        else if (event === 'mute') void join();
        else patch(data as Partial<WatchedRoom>);
        if (event === 'status') void report().catch(ignore);
      }),
    ];
    const reporting = setInterval(() => void report().catch(ignore), liveLimits.watchSeconds * 1000);
    const polling = setInterval(() => !isPushOpen() && void poll().catch(ignore), pollMs);
    return () => {
      for (const end of ends) end();
      clearInterval(reporting);
      clearInterval(polling);
      const left = watchId.current;
      if (left !== undefined) void call(leaveRoom, { id, watchId: left }, { silent: true }).catch(ignore);
    };
  }, [id, join, patch, poll, report]);

  return {
    room,
    messages: chat.messages,
    error,
    enter: setPassword,
    addOwn: (own) => change({ own }),
    patch,
    password,
    reload: () => void join(),
  };
}
/** The next report or poll tries again. */
const ignore = () => undefined;
