import type { Database } from '../../kit/database/open.ts';
import type { Admitted } from '../../kit/http/gate.ts';
import { readJson } from '../../kit/outside-text.ts';
import type { Connection } from './connection.ts';
import { type Audience, closeCodes, type Frame } from './frame.ts';
import { type HubParts, SocketHub } from './socket-hub.ts';

/** On which processes tell each other what to say; other channels hear of ended sessions by it. */
export const pushChannel = 'push';
/** (J) Small frames and few: a client says heartbeats and nothing else. */
const limits = { mostBytes: 4096, mostFrames: 60, windowMs: 60_000 } as const;
const heartbeatAnswer = { cmd: 'heartcheck', msgTxt: '心跳响应' } as const;

export interface PushParts extends HubParts {
  readonly database: Database;
  /** Those of the users who are not to be disturbed now. */
  readonly quiet?: (userIds: readonly string[]) => Promise<ReadonlySet<string>>;
}
/** What travels between processes; `end` closes the connections after the frame. */
interface Message {
  readonly to: Audience;
  readonly frame: Frame;
  readonly end?: boolean;
  /** News that users in their quiet hours get without its text: their lists reload, nothing pops up. */
  readonly isPolite?: boolean;
}
interface Manner {
  /** Not to be told in quiet hours. */
  readonly isPolite?: boolean;
}

/**
 * The push channel (`api.md` 12.1). Whatever is said here reaches every process on the same database, and through them
 * every connection of the addressed users. At most once: clients reload when they reconnect.
 */
export class PushHub extends SocketHub {
  readonly #parts: PushParts;
  readonly #endSubscription: () => void;

  constructor(parts: PushParts) {
    super(parts, '/websocket/', limits);
    this.#parts = parts;
    this.#endSubscription = parts.database.subscribe(
      pushChannel,
      (payload) =>
        void this.#deliver(JSON.parse(payload) as Message).catch((error: unknown) =>
          parts.log.error('a frame was not delivered', error),
        ),
    );
  }

  /** Frames to every connection of one user. */
  toUser(userId: string, frame: Frame, { isPolite = false }: Manner = {}): Promise<void> {
    return this.#publish({ to: { userId }, frame, isPolite });
  }
  /** The same news to several users, each told as its addressee. */
  async toUsers(
    userIds: readonly string[],
    news: { readonly msgId: string; readonly msgTxt: string },
    { isPolite = false }: Manner = {},
  ): Promise<void> {
    for (let at = 0; at < userIds.length; at += 100)
      await this.#publish({
        to: { userIds: userIds.slice(at, at + 100) },
        frame: { cmd: 'user', userId: '', ...news },
        isPolite,
      });
  }
  /** To everybody of a tenant, or of all tenants. */
  toAll(tenantId: number | null, frame: Frame, { isPolite = false }: Manner = {}): Promise<void> {
    return this.#publish({ to: { tenantId }, frame, isPolite });
  }
  /** Tells the connections of sessions that ended why, then closes them. */
  async endSessions(sessions: readonly string[], reason: string): Promise<void> {
    for (let at = 0; at < sessions.length; at += 100)
      await this.#publish({
        to: { sessions: sessions.slice(at, at + 100) },
        frame: { cmd: 'logout', msgTxt: reason },
        end: true,
      });
  }
  /** Closes the connections of sessions that may hear nothing for now; they may come back. */
  rest(sessions: readonly string[]): Promise<void> {
    return this.#publish({ to: { sessions }, frame: { cmd: 'locked', msgTxt: '' }, end: true });
  }
  override close(): void {
    this.#endSubscription();
    super.close();
  }
  /** Text that is no JSON is a heartbeat and is answered, never repeated to anybody. */
  protected override take(connection: Connection, text: string): string | undefined {
    const frame = objectIn(text);
    if (!frame) {
      if (connection.who) connection.say(heartbeatAnswer);
      return undefined;
    }
    return frame.cmd === 'auth' && typeof frame.token === 'string' ? frame.token : undefined;
  }
  protected override entered(connection: Connection): void {
    connection.say({ cmd: 'auth', ok: true, msgTxt: '' });
  }

  #publish(message: Message): Promise<void> {
    return this.#parts.database.publish(pushChannel, JSON.stringify(message));
  }
  async #deliver({ to, frame, end, isPolite }: Message): Promise<void> {
    const quiet = isPolite && frame.msgTxt ? await this.#quiet(to) : undefined;
    for (const [connection, who] of [...this.admitted()]) {
      if (!isAddressed(to, who)) continue;
      const { userId } = who.session;
      const said = frame.cmd === 'user' ? { ...frame, userId } : frame;
      connection.say(quiet?.has(userId) ? { ...said, msgTxt: '' } : said);
      if (end) connection.close(closeCodes.noToken);
    }
  }
  /** Those of the addressed users with connections here who are in their quiet hours. */
  async #quiet(to: Audience): Promise<ReadonlySet<string> | undefined> {
    const here = [...this.admitted()].flatMap(([, who]) => (isAddressed(to, who) ? [who.session.userId] : []));
    return here.length > 0 ? this.#parts.quiet?.([...new Set(here)]) : undefined;
  }
}

/** Whether a frame is for somebody. */
export function isAddressed(to: Audience, { session, sessionId }: Admitted): boolean {
  if ('userId' in to) return session.userId === to.userId;
  if ('userIds' in to) return to.userIds.includes(session.userId);
  if ('sessions' in to) return to.sessions.includes(sessionId);
  return to.tenantId === null || session.tenantId === to.tenantId;
}
/** The object that a frame holds as JSON, held to the rules of a request's body. */
export function objectIn(text: string): Record<string, unknown> | undefined {
  try {
    const value = readJson(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined; // Any other text is a heartbeat (J sends several spellings).
  }
}
