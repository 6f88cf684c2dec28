import type { AnyEntity, Tone } from '@campus/contract/kit';
import type {
  ChatMessage,
  ChatPage,
  LiveState,
  PlayAddress,
  PlaybackAddress,
  PushAddress,
  WatchedLive,
} from '@campus/contract/live';
import type { PushFrame } from '../../request/push.ts';
import type { Envelope } from '../../request/request-failed.ts';

/** What the player shows. */
export type LivePhase = 'idle' | 'live' | 'interrupted' | 'ended' | 'banned';
export interface MutedRow {
  readonly userId: string;
  readonly userName: string;
  readonly muteUntil: string | null;
  readonly reason: string;
}

/** The calls of a room or a session that the screens of its stream use. */
export interface LiveOwner<W extends WatchedLive = WatchedLive> {
  readonly id: string;
  readonly frames: 'liveRoom' | 'preachChat';
  readonly isOwnFrame: (frame: PushFrame) => boolean;
  readonly describe: (status: number) => { readonly phase: LivePhase; readonly label: string; readonly tone: Tone };
  readonly canSpeak: (live: W) => boolean;
  readonly enter: (visit: {
    readonly password?: string | undefined;
    readonly watchId?: string | undefined;
  }) => Promise<W>;
  readonly leave: (watchId: string) => Promise<unknown>;
  readonly report: (watchId: string) => Promise<LiveState>;
  readonly like: (watchId: string) => Promise<number>;
  readonly poll: (watchId: string, afterSeq: number) => Promise<ChatPage>;
  readonly send: (content: string, replyTo: string | undefined) => Promise<ChatMessage>;
  readonly getPlayUrls: (password: string | undefined) => Promise<PlayAddress>;
  readonly playReplay: (playbackId: string, password: string | undefined) => Promise<PlaybackAddress>;
  readonly chat: AnyEntity;
  /** The field of the chat that names the owner. */
  readonly chatOwner: string;
  readonly mutes: {
    readonly name: string;
    readonly list: () => Promise<readonly MutedRow[]>;
    readonly add: (userId: string, minutes: number) => Promise<Envelope>;
    readonly remove: (userId: string) => Promise<Envelope>;
    readonly may: { readonly add: string; readonly remove: string };
  };
}
/** The calls about the address that a stream is published to. */
export interface PushCalls {
  readonly get: () => Promise<PushAddress>;
  readonly reset: () => Promise<PushAddress>;
  readonly mayReset: string;
  /** How long a publisher that was lost may come back. */
  readonly resume: string;
}
export const isOnAir = (phase: LivePhase): boolean => phase === 'live' || phase === 'interrupted';
