import { type ChatMessage, type ChatPage, liveLimits, type WatchedLive } from '@campus/contract/live';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { isPushOpen, onPush } from '../../request/push.ts';
import { RequestFailed } from '../../request/request-failed.ts';
import { reduceChat } from './chat-state.ts';
import type { LiveOwner } from './live-owner.ts';

const pollMs = 3_000;

export interface WatchState<W extends WatchedLive> {
  readonly live: W | undefined;
  readonly messages: readonly ChatMessage[];
  readonly error: RequestFailed | undefined;
  /** Enters with a password. */
  readonly enter: (password: string) => void;
  readonly addOwn: (message: ChatMessage) => void;
  readonly patch: (change: Partial<W>) => void;
  readonly password: string | undefined;
  readonly reload: () => void;
}

/**
 * Watches a stream: enters it, joins its topic again after a lost connection, reports every 30 seconds, and polls every three
 * while there is no push channel.
 */
export function useLive<W extends WatchedLive>(owner: LiveOwner<W>): WatchState<W> {
  const [live, setLive] = useState<W>();
  const [error, setError] = useState<RequestFailed>();
  const [password, setPassword] = useState<string>();
  const [chat, change] = useReducer(reduceChat, { seq: 0, messages: [] });
  const watchId = useRef<string>(undefined);
  /** Number of the visit: an answer to an earlier one comes too late. */
  const visit = useRef(0);
  const seq = useRef(0);
  seq.current = chat.seq;

  const patch = useCallback((more: Partial<W>) => setLive((known) => known && { ...known, ...more }), []);
  const join = useCallback(async () => {
    const own = visit.current;
    try {
      const entered = await owner.enter({ password, watchId: watchId.current });
      if (own !== visit.current) {
        if (entered.watchId !== watchId.current) await owner.leave(entered.watchId).catch(ignore);
        return;
      }
      watchId.current = entered.watchId;
      setLive(entered);
      setError(undefined);
      change({ start: entered.chat });
    } catch (failed) {
      if (!(failed instanceof RequestFailed)) throw failed;
      if (own === visit.current) setError(failed);
    }
  }, [owner, password]);
  const poll = useCallback(async () => {
    if (watchId.current === undefined) return;
    change({ page: await owner.poll(watchId.current, seq.current) });
  }, [owner]);
  const report = useCallback(async () => {
    if (watchId.current === undefined) return;
    const { status, online, likeCount, seq: latest } = await owner.report(watchId.current);
    patch({ status, online, likeCount } as Partial<W>);
    if (latest > seq.current) await poll();
  }, [owner, patch, poll]);

  const leave = useCallback(() => {
    visit.current += 1;
    if (watchId.current !== undefined) void owner.leave(watchId.current).catch(ignore);
  }, [owner]);
  useVisit(owner, { join, poll, report, leave, patch, change });

  return {
    live,
    messages: chat.messages,
    error,
    enter: (typed) => (typed === password ? void join() : setPassword(typed)),
    addOwn: (own) => change({ own }),
    patch,
    password,
    reload: () => void join(),
  };
}

interface Visit<W extends WatchedLive> {
  readonly join: () => Promise<void>;
  readonly poll: () => Promise<void>;
  readonly report: () => Promise<void>;
  readonly leave: () => void;
  readonly patch: (change: Partial<W>) => void;
  readonly change: (action: { readonly page: ChatPage }) => void;
}

/** Joins a stream and follows its push frames, reports and polls until the watcher leaves. */
function useVisit<W extends WatchedLive>(owner: LiveOwner<W>, visit: Visit<W>) {
  const { join, poll, report, leave, patch, change } = visit;
  useEffect(() => {
    void join();
    const ends = [
      onPush('connected', () => void join()),
      onPush(owner.frames, (frame) => {
        if (!owner.isOwnFrame(frame)) return;
        const { event, data } = frame;
        if (event === 'message') change({ page: data as ChatPage });
        else if (event === 'mute') void join();
        else patch(data as Partial<W>);
        if (event === 'status') void report().catch(ignore);
      }),
    ];
    const reporting = setInterval(() => void report().catch(ignore), liveLimits.watchSeconds * 1000);
    const polling = setInterval(() => !isPushOpen() && void poll().catch(ignore), pollMs);
    return () => {
      for (const end of ends) end();
      clearInterval(reporting);
      clearInterval(polling);
      leave();
    };
  }, [owner, join, poll, report, leave, patch, change]);
}

/** The next report or poll tries again. */
const ignore = () => undefined;
