import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Database } from '../../kit/database/open.ts';
import type { Admitted, Gate } from '../../kit/http/gate.ts';
import { isAllowedOrigin } from '../../kit/http/origin.ts';
import { asRefusal } from '../../kit/http/refusals.ts';
import type { Log } from '../../kit/log.ts';
import { Connection } from './connection.ts';
import { type Audience, closeCodes, type Frame } from './frame.ts';

const channel = 'push';
const silentMs = 90_000;
const firstFrameMs = 5_000;
const recheckMs = 60_000;
const hardFrameBytes = 64 * 1024;

export interface PushParts {
  readonly database: Database;
  readonly gate: Gate;
  readonly log: Log;
  /** Prefixes of the API, below which `/websocket/{userId}` is. */
  readonly prefixes: readonly string[];
  readonly corsOrigins: readonly string[];
}
/** What travels between processes; `end` closes the connections after the frame. */
interface Message {
  readonly to: Audience;
  readonly frame: Frame;
  readonly end?: boolean;
}

/**
 * The push channel (`api.md` 12.1). Whatever is said here reaches every process on the same database, and through them
 * every connection of the addressed users. At most once: clients reload when they reconnect.
 */
export class PushHub {
  readonly #parts: PushParts;
  readonly #connections = new Map<Connection, { token: string }>();
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: hardFrameBytes,
    handleProtocols: firstProtocol,
  });
  readonly #endSubscription: () => void;
  readonly #timers: readonly NodeJS.Timeout[];

  constructor(parts: PushParts) {
    this.#parts = parts;
    this.#endSubscription = parts.database.subscribe(channel, (payload) =>
      this.#deliver(JSON.parse(payload) as Message),
    );
    this.#timers = [
      setInterval(() => this.#closeSilent(), 5_000).unref(),
      setInterval(() => void this.#recheck(), recheckMs).unref(),
    ];
  }

  /** Frames to every connection of one user. */
  toUser(userId: string, frame: Frame): Promise<void> {
    return this.#publish({ to: { userId }, frame });
  }
  /** The same news to several users, each told as its addressee. */
  async toUsers(userIds: readonly string[], news: { readonly msgId: string; readonly msgTxt: string }): Promise<void> {
    for (let at = 0; at < userIds.length; at += 100)
      await this.#publish({
        to: { userIds: userIds.slice(at, at + 100) },
        frame: { cmd: 'user', userId: '', ...news },
      });
  }
  /** To everybody of a tenant, or of all tenants. */
  toAll(tenantId: number | null, frame: Frame): Promise<void> {
    return this.#publish({ to: { tenantId }, frame });
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
  get connections(): number {
    return this.#connections.size;
  }

  /** Takes the upgrade requests of an HTTP server. */
  attach(server: HttpServer): void {
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.on('error', () => socket.destroy());
      const userId = this.#userIdOf(request);
      if (userId === undefined) return void socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
      this.#sockets.handleUpgrade(request, socket, head, (webSocket) => void this.#open(webSocket, request, userId));
    });
  }
  /** Ends every connection; clients reconnect to whoever is there then. */
  close(): void {
    this.#endSubscription();
    for (const timer of this.#timers) clearInterval(timer);
    for (const connection of this.#connections.keys()) connection.close(closeCodes.goingAway);
    for (const socket of this.#sockets.clients) socket.terminate();
    this.#sockets.close();
  }

  /** The user in the address; a suffix after `_` and anything further in the path are ignored (J, J3). */
  #userIdOf(request: IncomingMessage): string | undefined {
    const path = (request.url ?? '').split('?')[0] as string;
    const prefix = this.#parts.prefixes.find((p) => path.startsWith(`${p}/websocket/`));
    if (prefix === undefined) return undefined;
    const [segment = ''] = path.slice(`${prefix}/websocket/`.length).split('/');
    const userId = segment.replace(/_[0-9a-f]{32}$/i, '');
    return /^[\w-]{1,64}$/.test(userId) ? userId : undefined;
  }

  async #open(socket: WebSocket, request: IncomingMessage, userId: string): Promise<void> {
    const connection = new Connection(socket);
    const token = request.headers['sec-websocket-protocol']?.split(',')[0]?.trim();
    socket.on('error', (error) => this.#parts.log.warn('push connection failed', { message: error.message }));
    socket.on('close', () => this.#connections.delete(connection));
    const { origin, host } = request.headers;
    if (origin !== undefined && !isAllowedOrigin(origin, host ?? '', this.#parts.corsOrigins))
      return connection.close(closeCodes.otherUser);
    const late = setTimeout(() => connection.who ?? connection.close(closeCodes.noToken), firstFrameMs);
    socket.on('close', () => clearTimeout(late));
    socket.on('message', (data, isBinary) => {
      const given = connection.hear(data, isBinary);
      if (given !== undefined && !connection.who) void this.#enter(connection, given, userId, request, true);
    });
    if (token) await this.#enter(connection, token, userId, request, false);
  }

  async #enter(
    connection: Connection,
    token: string,
    userId: string,
    request: IncomingMessage,
    byFrame: boolean,
  ): Promise<void> {
    const who = await this.#admit(token, request.socket.remoteAddress ?? '');
    if (!who) return connection.close(closeCodes.noToken);
    if (who.session.userId !== userId) return connection.close(closeCodes.otherUser);
    connection.who = who;
    this.#connections.set(connection, { token });
    if (byFrame) connection.say({ cmd: 'auth', ok: true });
  }
  async #admit(token: string, ip: string): Promise<Admitted | undefined> {
    try {
      return await this.#parts.gate.admit({ token, tenant: undefined, ip, userAgent: '', shell: true });
    } catch (error) {
      if (!asRefusal(error)) this.#parts.log.error('push connection not admitted', error);
      return undefined;
    }
  }

  #publish(message: Message): Promise<void> {
    return this.#parts.database.publish(channel, JSON.stringify(message));
  }
  #deliver({ to, frame, end }: Message): void {
    for (const connection of this.#connections.keys()) {
      if (!connection.who || !isAddressed(to, connection.who)) continue;
      connection.say(frame.cmd === 'user' ? { ...frame, userId: connection.who.session.userId } : frame);
      if (end) connection.close(closeCodes.noToken);
    }
  }
  #closeSilent(): void {
    const now = Date.now();
    for (const connection of this.#connections.keys())
      if (connection.silentMs(now) > silentMs) connection.close(closeCodes.silent);
  }
  /** A session may end without anybody saying so: it ran out, its account was frozen in the database. */
  async #recheck(): Promise<void> {
    for (const [connection, { token }] of this.#connections)
      if (!(await this.#admit(token, ''))) connection.close(closeCodes.noToken);
  }
}

function isAddressed(to: Audience, { session, sessionId }: Admitted): boolean {
  if ('userId' in to) return session.userId === to.userId;
  if ('userIds' in to) return to.userIds.includes(session.userId);
  if ('sessions' in to) return to.sessions.includes(sessionId);
  return to.tenantId === null || session.tenantId === to.tenantId;
}
/** The access token travels as sub-protocol; a browser drops the connection unless it is repeated. */
const firstProtocol = (protocols: Set<string>): string | false => [...protocols][0] ?? false;
