import type { Database } from '../../kit/database/open.ts';
import type { AuthenticatedCaller } from '../../kit/http/gate.ts';
import { parseSafeJson } from '../../kit/write/safe-input.ts';
import type { Connection } from './connection.ts';
import { type Audience, closeCodes, type Frame } from './frame.ts';
import { type HubOptions, SocketHub } from './socket-hub.ts';
import { Topics } from './topics.ts';

/** Channel on which processes exchange push messages; other hubs learn about ended sessions from it. */
export const pushChannel = 'push';
/** Small and few frames: clients only send heartbeats. */
const limits = { maxBytes: 4096, maxFrames: 60, windowMs: 60_000 } as const;
const heartbeatAnswer = { cmd: 'heartcheck', msgTxt: '心跳响应' } as const;

export interface PushOptions extends HubOptions {
  readonly database: Database;
  /** The users among these who must not be disturbed now. */
  readonly quiet?: (userIds: readonly string[]) => Promise<ReadonlySet<string>>;
}
/** Message between processes; `end` closes the connections after the frame. */
interface Message {
  readonly to: Audience;
  readonly frame: Frame;
  readonly end?: boolean;
  /** Users within their quiet hours get the frame without text: lists reload, nothing pops up. */
  readonly isPolite?: boolean;
}
interface FrameOptions {
  /** Respects quiet hours. */
  readonly isPolite?: boolean;
}

/**
 * The push channel. A frame reaches every process on the database and all connections of its receivers. At most once:
 * clients reload when they reconnect.
 */
export class PushHub extends SocketHub {
  readonly #options: PushOptions;
  readonly #endSubscription: () => void;
  /** What pages of many users follow together. */
  readonly topics: Topics;

  constructor(parts: PushOptions) {
    super(parts, '/websocket/', limits);
    this.#options = parts;
    this.topics = new Topics({ ...parts, connections: () => this.authenticated() });
    this.#endSubscription = parts.database.subscribe(
      pushChannel,
      (payload) =>
        void this.#deliver(JSON.parse(payload) as Message).catch((error: unknown) =>
          parts.log.error('a frame was not delivered', error),
        ),
      () => this.reconnect(),
    );
  }

  /** Sends a frame to every connection of one user. */
  toUser(userId: string, frame: Frame, { isPolite = false }: FrameOptions = {}): Promise<void> {
    return this.#publish({ to: { userId }, frame, isPolite });
  }
  /** Sends the same message to several users, each with his own id. */
  async toUsers(
    userIds: readonly string[],
    news: { readonly msgId: string; readonly msgTxt: string },
    { isPolite = false }: FrameOptions = {},
  ): Promise<void> {
    for (let at = 0; at < userIds.length; at += 100)
      await this.#publish({
        to: { userIds: userIds.slice(at, at + 100) },
        frame: { cmd: 'user', userId: '', ...news },
        isPolite,
      });
  }
  /** Sends a frame to every user of a tenant, or of all tenants. */
  toAll(tenantId: number | null, frame: Frame, { isPolite = false }: FrameOptions = {}): Promise<void> {
    return this.#publish({ to: { tenantId }, frame, isPolite });
  }
  /** Sends the reason to the connections of ended sessions, then closes them. */
  async endSessions(sessions: readonly string[], reason: string): Promise<void> {
    for (let at = 0; at < sessions.length; at += 100)
      await this.#publish({
        to: { sessions: sessions.slice(at, at + 100) },
        frame: { cmd: 'logout', msgTxt: reason },
        end: true,
      });
  }
  /** Closes the connections of locked sessions; they can reconnect. */
  suspend(sessions: readonly string[]): Promise<void> {
    return this.#publish({ to: { sessions }, frame: { cmd: 'locked', msgTxt: '' }, end: true });
  }
  override close(): void {
    this.#endSubscription();
    this.topics.close();
    super.close();
  }
  /** Text that is not JSON is a heartbeat: it is answered and never forwarded. */
  protected override handleFrame(connection: Connection, text: string): string | undefined {
    const frame = parseObject(text);
    if (!frame) {
      if (connection.who) connection.send(heartbeatAnswer);
      return undefined;
    }
    return frame.cmd === 'auth' && typeof frame.token === 'string' ? frame.token : undefined;
  }
  protected override onAuthenticated(connection: Connection): void {
    connection.send({ cmd: 'auth', ok: true, msgTxt: '' });
  }

  #publish(message: Message): Promise<void> {
    return this.#options.database.publish(pushChannel, JSON.stringify(message));
  }
  async #deliver({ to, frame, end, isPolite }: Message): Promise<void> {
    const quiet = isPolite && frame.msgTxt ? await this.#quiet(to) : undefined;
    for (const [connection, who] of [...this.authenticated()]) {
      if (!matchesAudience(to, who)) continue;
      const { userId } = who.session;
      const said = frame.cmd === 'user' ? { ...frame, userId } : frame;
      connection.send(quiet?.has(userId) ? { ...said, msgTxt: '' } : said);
      if (end) connection.close(closeCodes.noToken);
    }
  }
  /** The receivers connected here who are within their quiet hours. */
  async #quiet(to: Audience): Promise<ReadonlySet<string> | undefined> {
    const here = [...this.authenticated()].flatMap(([, who]) => (matchesAudience(to, who) ? [who.session.userId] : []));
    return here.length > 0 ? this.#options.quiet?.([...new Set(here)]) : undefined;
  }
}

/** Whether a frame is for this caller. */
export function matchesAudience(to: Audience, { session, sessionId }: AuthenticatedCaller): boolean {
  if ('userId' in to) return session.userId === to.userId;
  if ('userIds' in to) return to.userIds.includes(session.userId);
  if ('sessions' in to) return to.sessions.includes(sessionId);
  return to.tenantId === null || session.tenantId === to.tenantId;
}
/** Parses the JSON object of a frame, under the rules of a request body. */
export function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value = parseSafeJson(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined; // Any other text is a heartbeat; framework clients send several spellings.
  }
}
