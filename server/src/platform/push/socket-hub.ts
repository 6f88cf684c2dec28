import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { AuthenticatedCaller, Gate } from '../../kit/http/gate.ts';
import { assertHost } from '../../kit/http/host.ts';
import { isAllowedOrigin } from '../../kit/http/origin.ts';
import { withTimeLimit } from '../../kit/http/time-limit.ts';
import { toFailure } from '../../kit/http/to-failure.ts';
import type { Log } from '../../kit/log.ts';
import { Connection, type FrameLimits } from './connection.ts';
import { closeCodes } from './frame.ts';

const silentMs = 90_000;
const recheckMs = 60_000;
const hardFrameBytes = 64 * 1024;

/** Time for a client to send its token, and for us to check it. */
export interface EntryLimits {
  readonly firstFrameMs: number;
  readonly admissionMs: number;
}
const defaultEntryLimits: EntryLimits = { firstFrameMs: 5_000, admissionMs: 15_000 };
/** The result of checking a token, or that it could not be checked. */
type AuthenticationResult = { readonly who: AuthenticatedCaller } | 'refused' | 'unknown';

export interface HubOptions {
  readonly gate: Gate;
  readonly log: Log;
  /** API prefixes that contain the channel. */
  readonly prefixes: readonly string[];
  readonly corsOrigins: readonly string[];
  /** URL of the console; another `Host` is rejected. */
  readonly consoleUrl?: string | undefined;
  readonly entry?: EntryLimits;
}

/**
 * The sockets of one channel below the API prefix: authenticates them, closes silent ones and those of ended sessions.
 * The user id is in the path, the token is the sub-protocol or in the first frame.
 */
export abstract class SocketHub {
  readonly #options: HubOptions;
  readonly #path: string;
  readonly #limits: FrameLimits;
  readonly #connections = new Map<Connection, { token: string }>();
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: hardFrameBytes,
    handleProtocols: firstProtocol,
  });
  readonly #timers: readonly NodeJS.Timeout[];

  constructor(parts: HubOptions, path: string, limits: FrameLimits) {
    this.#options = parts;
    this.#path = path;
    this.#limits = limits;
    this.#timers = [
      setInterval(() => this.#closeSilent(), 5_000).unref(),
      setInterval(() => void this.#recheck(), recheckMs).unref(),
    ];
  }
  /** Handles a client's frame; returns the token of a first-frame authentication. */
  protected abstract handleFrame(connection: Connection, text: string): string | undefined;
  /** Called when a connection was authenticated by its first frame. */
  protected abstract onAuthenticated(connection: Connection): void;

  get connections(): number {
    return this.#connections.size;
  }
  /** The authenticated connections. */
  protected *authenticated(): Iterable<readonly [Connection, AuthenticatedCaller]> {
    for (const connection of this.#connections.keys()) if (connection.who) yield [connection, connection.who];
  }

  /** Handles upgrade requests of an HTTP server, together with other hubs; rejects all other paths. */
  attach(server: HttpServer, others: readonly SocketHub[] = []): void {
    const hubs: readonly SocketHub[] = [this, ...others];
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.on('error', () => socket.destroy());
      if (!hubs.some((hub) => hub.#takesUpgrade(request, socket, head)))
        socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
    });
  }
  /** Makes every client connect again, which lets it load what it shows: frames may have been missed. */
  reconnect(): void {
    for (const connection of this.#connections.keys()) connection.close(closeCodes.goingAway);
  }
  /** Closes every connection; clients reconnect to another process. */
  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
    this.reconnect();
    for (const socket of this.#sockets.clients) socket.terminate();
    this.#sockets.close();
  }

  #takesUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
    const userId = this.#userIdOf(request);
    if (userId === undefined) return false;
    try {
      assertHost(request, request.headers.host ?? '', this.#options.consoleUrl);
    } catch {
      socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
      return true;
    }
    this.#sockets.handleUpgrade(request, socket, head, (webSocket) => void this.#open(webSocket, request, userId));
    return true;
  }
  /** The user id in the path; ignores a suffix after `_` and further segments, which framework clients send. */
  #userIdOf(request: IncomingMessage): string | undefined {
    const path = (request.url ?? '').split('?')[0] as string;
    const prefix = this.#options.prefixes.find((p) => path.startsWith(`${p}${this.#path}`));
    if (prefix === undefined) return undefined;
    const [segment = ''] = path.slice(`${prefix}${this.#path}`.length).split('/');
    const userId = segment.replace(/_[0-9a-f]{32}$/i, '');
    return /^[\w-]{1,64}$/.test(userId) ? userId : undefined;
  }

  async #open(socket: WebSocket, request: IncomingMessage, userId: string): Promise<void> {
    const connection = new Connection(socket, this.#limits);
    const token = request.headers['sec-websocket-protocol']?.split(',')[0]?.trim();
    socket.on('error', (error) => this.#options.log.warn('push connection failed', { message: error.message }));
    socket.on('close', () => this.#connections.delete(connection));
    const { origin, host } = request.headers;
    if (origin !== undefined && !isAllowedOrigin(origin, host ?? '', this.#options.corsOrigins))
      return connection.close(closeCodes.otherUser);
    const { firstFrameMs } = this.#options.entry ?? defaultEntryLimits;
    let late: NodeJS.Timeout | undefined;
    let isAsking = false;
    const enter = (given: string, byFrame: boolean): Promise<void> => {
      isAsking = true;
      clearTimeout(late);
      return this.#authenticate(connection, given, userId, request, byFrame);
    };
    socket.on('close', () => clearTimeout(late));
    socket.on('message', (data, isBinary) => {
      const text = connection.receive(data, isBinary);
      const given = text === undefined ? undefined : this.handleFrame(connection, text);
      if (given !== undefined && !isAsking) void enter(given, true);
    });
    if (token) return enter(token, false);
    late = setTimeout(() => connection.close(closeCodes.noToken), firstFrameMs);
    return undefined;
  }
  async #authenticate(
    connection: Connection,
    token: string,
    userId: string,
    request: IncomingMessage,
    byFrame: boolean,
  ): Promise<void> {
    const verdict = await this.#checkToken(token, request.socket.remoteAddress ?? '');
    if (verdict === 'refused') return connection.close(closeCodes.noToken);
    if (verdict === 'unknown') return connection.close(closeCodes.tryLater);
    const { who } = verdict;
    if (who.session.userId !== userId) return connection.close(closeCodes.otherUser);
    // Closed during authentication: its close event has already fired.
    if (!connection.isOpen) return;
    connection.who = who;
    this.#connections.set(connection, { token });
    if (byFrame) this.onAuthenticated(connection);
  }
  async #checkToken(token: string, ip: string): Promise<AuthenticationResult> {
    const { gate, entry = defaultEntryLimits, log } = this.#options;
    try {
      const admission = gate.authenticate({ token, tenant: undefined, ip, userAgent: '', shell: true });
      return { who: await withTimeLimit(entry.admissionMs, admission) };
    } catch (error) {
      const refusal = toFailure(error);
      if (!refusal) log.error('push connection not admitted', error);
      // An overload says nothing about the token.
      return refusal && refusal.errorCode !== 'RC_LIMIT' ? 'refused' : 'unknown';
    }
  }

  #closeSilent(): void {
    const now = Date.now();
    for (const connection of this.#connections.keys())
      if (connection.idleMs(now) > silentMs) connection.close(closeCodes.silent);
  }
  /** A session can end without an event (it expired, its account was frozen), and its rights can change. */
  async #recheck(): Promise<void> {
    for (const [connection, { token }] of this.#connections) {
      const verdict = await this.#checkToken(token, '');
      if (verdict === 'refused') connection.close(closeCodes.noToken);
      else if (verdict !== 'unknown') connection.who = verdict.who;
    }
  }
}

/** The access token is sent as sub-protocol; a browser drops the connection unless it is repeated. */
const firstProtocol = (protocols: Set<string>): string | false => [...protocols][0] ?? false;
