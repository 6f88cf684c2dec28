import { createServer } from 'node:net';
import { join } from 'node:path';
import { signStream, verifyStream } from './addresses.ts';
import { application, type MediaNews, type MediaOrder, type MediaStart, portTakenCode } from './media-messages.ts';
import { type MediaSession, startMediaServer } from './node-media-server.ts';
import { Recorder } from './recorder.ts';

/*
 * The media process: takes RTMP streams and gives them out as RTMP and as HTTP-FLV on the loopback address. Only signed
 * addresses are served; whether a stream may start now is decided by the server, which ends those it does not accept.
 */

const rateMs = 5_000;
/** A publisher that sends nothing for so many rounds is disconnected. */
const silentRounds = 3;
const longestRecordSeconds = 2 * 3600;
const innerSeconds = 60;
const now = (): number => Math.floor(Date.now() / 1000);
const send = (news: MediaNews): void => void process.send?.(news);
const toQuery = (query: Readonly<Record<string, string>>): string => new URLSearchParams(query).toString();

/** A port that is free; 0 finds one. Rejects when the wanted one is taken. */
function findPort(host: string, port: number): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(port, host, () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : port));
    });
  });
}

class MediaProcess {
  readonly #start: MediaStart;
  readonly #publishers = new Map<string, MediaSession>();
  readonly #recorders = new Map<string, { recorder: Recorder; leave: () => void }>();
  readonly #seen = new Map<string, { bytes: number; silent: number }>();

  constructor(start: MediaStart) {
    this.#start = start;
  }
  async run(): Promise<void> {
    const { rtmpHost, rtmpPort, innerKey } = this.#start;
    const port = await findPort(rtmpHost, rtmpPort).catch(() => undefined);
    if (port === undefined) {
      send({ kind: 'portTaken' });
      process.exit(portTakenCode);
    }
    const httpPort = await findPort('127.0.0.1', 0);
    await startMediaServer({
      rtmp: { host: rtmpHost, port },
      http: { host: '127.0.0.1', port: httpPort },
      secret: innerKey,
      onBeforePublish: (session) => this.#authorize(session, 'push'),
      onBeforePlay: (session) => this.#authorize(session, 'play'),
      onPublish: (session) => this.#published(session),
      onPublishEnd: (session) => this.#unpublished(session),
    });
    setInterval(() => this.#measure(), rateMs);
    send({ kind: 'ready', rtmpPort: port, httpPort });
  }
  take(order: MediaOrder): void {
    if (order.kind === 'accept' && order.record) this.#record(order.client);
    if (order.kind === 'kick')
      for (const session of this.#publishers.values()) if (session.streamName === order.stream) session.close();
  }

  /** The media server only knows its own secret: a request with our signature gets that one, any other none. */
  #authorize(session: MediaSession, role: 'push' | 'play'): void {
    const { keys, innerKey } = this.#start;
    const isInner = session.protocol === 'flv' && role === 'play';
    if (isInner) return;
    const { sign: _given, ...query } = session.streamQuery;
    const isSigned =
      session.protocol === 'rtmp' &&
      session.streamApp === application.slice(1) &&
      verifyStream('builtin', keys[role], session.streamName, toQuery(query), now(), { role });
    const inner = signStream('nms', innerKey, session.streamName, now() + innerSeconds, { role, path: application });
    session.streamQuery = isSigned ? { ...query, sign: inner.slice('sign='.length) } : query;
  }
  #published(session: MediaSession): void {
    this.#publishers.set(session.id, session);
    const { sign: _inner, ...query } = session.streamQuery;
    send({
      kind: 'published',
      stream: session.streamName,
      client: session.id,
      query: toQuery(query),
      ip: session.address,
    });
  }
  #unpublished(session: MediaSession): void {
    this.#publishers.delete(session.id);
    this.#seen.delete(session.id);
    void this.#finishRecord(session.id, session.streamName);
    send({ kind: 'unpublished', stream: session.streamName, client: session.id });
  }

  #record(client: string): void {
    const session = this.#publishers.get(client);
    if (!session || this.#recorders.has(client)) return;
    const recorder = new Recorder(join(this.#start.recordFolder, session.streamName, `${Date.now()}.flv`));
    const leave = session.listen((bytes) => {
      recorder.write(bytes);
      // A new file keeps a long recording in parts that can be handled.
      if (recorder.seconds >= longestRecordSeconds) void this.#renewRecord(client, session.streamName);
    });
    this.#recorders.set(client, { recorder, leave });
  }
  async #renewRecord(client: string, stream: string): Promise<void> {
    const finished = this.#finishRecord(client, stream);
    this.#record(client);
    await finished;
  }
  async #finishRecord(client: string, stream: string): Promise<void> {
    const running = this.#recorders.get(client);
    if (!running) return;
    this.#recorders.delete(client);
    running.leave();
    const done = await running.recorder.finish();
    if (!done) return;
    const name = done.file.slice(this.#start.recordFolder.length + 1);
    send({ kind: 'recorded', stream, name, seconds: done.seconds, bytes: done.bytes });
  }

  /** Reports bit rates; a publisher whose connection is dead but open is disconnected. */
  #measure(): void {
    const bits: Record<string, number> = {};
    for (const session of this.#publishers.values()) {
      const { bytes, silent } = this.#seen.get(session.id) ?? { bytes: 0, silent: 0 };
      const isSilent = session.inBytes === bytes;
      bits[session.streamName] = ((session.inBytes - bytes) * 8 * 1000) / rateMs;
      this.#seen.set(session.id, { bytes: session.inBytes, silent: isSilent ? silent + 1 : 0 });
      if (isSilent && silent + 1 >= silentRounds) session.close();
    }
    send({ kind: 'rates', bits });
  }
}

let media: MediaProcess | undefined;
process.on('message', (order: MediaOrder) => {
  if (order.kind !== 'start') return media?.take(order);
  media = new MediaProcess(order);
  void media.run();
  return undefined;
});
// Without the server there is no one to ask.
process.on('disconnect', () => process.exit(0));
