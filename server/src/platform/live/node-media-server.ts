import { createRequire } from 'node:module';

/** A connection to the media server. */
export interface MediaSession {
  readonly id: string;
  readonly protocol: string;
  readonly streamApp: string;
  readonly streamName: string;
  streamQuery: Readonly<Record<string, string>>;
  readonly inBytes: number;
  /** Address of the client. */
  readonly address: string;
  close(): void;
  /** Passes every FLV tag of the stream on; returns how to stop. */
  listen(onTag: (bytes: Buffer) => void): () => void;
}
interface MediaServerOptions {
  readonly rtmp: { readonly host: string; readonly port: number };
  readonly http: { readonly host: string; readonly port: number };
  /** Signs requests that may publish or play. */
  readonly secret: string;
  readonly onBeforePublish: (session: MediaSession) => void;
  readonly onBeforePlay: (session: MediaSession) => void;
  readonly onPublish: (session: MediaSession) => void;
  readonly onPublishEnd: (session: MediaSession) => void;
}

/* Types of the package, which has none. */
interface Subscriber {
  readonly id: string;
  readonly protocol: 'flv';
  readonly ip: '';
  readonly streamPath: string;
  endTime: number;
  sendBuffer(bytes: Buffer): void;
  close(): void;
}
interface Broadcast {
  publisher: RawSession | null;
  publishGraceMs: number;
  postPlay(subscriber: Subscriber): string | null;
  donePlay(subscriber: Subscriber): void;
}
interface RawSession {
  readonly id: string;
  readonly ip: string;
  readonly protocol: string;
  readonly streamApp: string;
  readonly streamName: string;
  readonly streamPath: string;
  streamQuery: Record<string, string>;
  readonly inBytes: number;
  readonly broadcast: Broadcast;
  readonly socket?: { destroy(): void };
  close(): void;
}
interface RawServer {
  on(event: string, listener: (session: RawSession) => void): void;
  readonly rtmpServer: {
    readonly tcpServer: { listen(port: number, host: string): void; once(event: string, done: () => void): void };
  };
  readonly httpServer: {
    readonly httpServer: { listen(port: number, host: string): void; once(event: string, done: () => void): void };
  };
}
type RawServerClass = new (config: object) => RawServer;

const opened = (server: { once(event: string, done: () => void): void }): Promise<void> =>
  new Promise((done) => server.once('listening', done));

/**
 * Starts node-media-server with its two listeners only: no web console, no API, no store and no recording of its own. A
 * publisher that leaves is gone at once, instead of half a minute later.
 */
export async function startMediaServer(options: MediaServerOptions): Promise<void> {
  const require = createRequire(import.meta.url);
  const NodeMediaServer = require('node-media-server') as RawServerClass;
  const { rtmp, http, secret } = options;
  const server = new NodeMediaServer({
    bind: http.host,
    rtmp: { port: rtmp.port },
    http: { port: http.port },
    webadmin: { enable: false },
    auth: { play: true, publish: true, secret },
  });
  const sessions = new WeakMap<RawSession, MediaSession>();
  const wrap = (raw: RawSession): MediaSession => {
    const known = sessions.get(raw) ?? wrapSession(raw);
    sessions.set(raw, known);
    return known;
  };
  server.on('prePublish', (raw) => {
    raw.broadcast.publishGraceMs = 0;
    options.onBeforePublish(wrap(raw));
  });
  server.on('prePlay', (raw) => options.onBeforePlay(wrap(raw)));
  // The event comes before the server finds out that the stream has a publisher already.
  server.on('postPublish', (raw) =>
    setImmediate(() => raw.broadcast.publisher === raw && options.onPublish(wrap(raw))),
  );
  server.on('donePublish', (raw) => options.onPublishEnd(wrap(raw)));
  const [rtmpServer, httpServer] = [server.rtmpServer.tcpServer, server.httpServer.httpServer];
  const listening = Promise.all([opened(rtmpServer), opened(httpServer)]);
  rtmpServer.listen(rtmp.port, rtmp.host);
  httpServer.listen(http.port, http.host);
  await listening;
}

function wrapSession(raw: RawSession): MediaSession {
  let listeners = 0;
  return {
    id: raw.id,
    protocol: raw.protocol,
    streamApp: raw.streamApp,
    streamName: raw.streamName,
    get streamQuery() {
      return raw.streamQuery;
    },
    set streamQuery(query) {
      raw.streamQuery = { ...query };
    },
    get inBytes() {
      return raw.inBytes;
    },
    address: raw.ip.replace(/:\d+$/, ''),
    close: () => (raw.socket ? raw.socket.destroy() : raw.close()),
    listen: (onTag) => {
      listeners += 1;
      const subscriber: Subscriber = {
        id: `${raw.id}-listener-${listeners}`,
        protocol: 'flv',
        ip: '',
        streamPath: raw.streamPath,
        endTime: 0,
        sendBuffer: onTag,
        close: () => undefined,
      };
      raw.broadcast.postPlay(subscriber);
      return () => raw.broadcast.donePlay(subscriber);
    },
  };
}
