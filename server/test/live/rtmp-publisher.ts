import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { encodeAmf, tagTypes } from '../../src/platform/live/flv.ts';
import { readTags } from './read-tags.ts';

const chunkBytes = 4096;
const handshakeBytes = 1536;
const types = { setChunkSize: 1, command: 20 } as const;
/** Control messages, commands and media have chunk streams of their own. */
const chunkStreams = { control: 2, command: 3, media: 4 } as const;

/** A time of this many milliseconds or more, 4.7 hours, has a field of its own. */
const longTime = 0xffffff;
/** One message in chunks: a full header, then continuations. */
function toChunks(
  stream: number,
  type: number,
  streamId: number,
  timestamp: number,
  body: Buffer,
  size: number,
): Buffer {
  const head = Buffer.alloc(12);
  head.writeUInt8(stream, 0);
  head.writeUIntBE(Math.min(timestamp, longTime), 1, 3);
  head.writeUIntBE(body.length, 4, 3);
  head.writeUInt8(type, 7);
  head.writeUInt32LE(streamId, 8);
  const time = Buffer.alloc(timestamp < longTime ? 0 : 4);
  if (time.length > 0) time.writeUInt32BE(timestamp);
  const parts: Buffer[] = [head, time, body.subarray(0, size)];
  for (let at = size; at < body.length; at += size)
    parts.push(Buffer.from([0xc0 | stream]), time, body.subarray(at, at + size));
  return Buffer.concat(parts);
}

/** Publishes an FLV file over RTMP in its own time, again and again until it is closed. */
export class RtmpPublisher {
  readonly #socket: Socket;
  #received = Buffer.alloc(0);
  #waiting: (() => void) | undefined;
  #isClosed = false;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (data) => {
      this.#received = Buffer.concat([this.#received, data]);
      this.#waiting?.();
    });
    const end = () => {
      this.#isClosed = true;
      this.#waiting?.();
    };
    socket.on('close', end);
    socket.on('error', end);
  }
  /** Connects and begins to publish. Rejects when the server closes the connection before it accepts. */
  static async publish(
    server: string,
    streamKey: string,
    file: string | Buffer,
    /** Time of the first tag in milliseconds: a stream that runs for long. */
    from = 0,
  ): Promise<RtmpPublisher> {
    const { hostname, port, pathname } = new URL(server);
    const publisher = new RtmpPublisher(connect(Number(port), hostname));
    await publisher.#shakeHands();
    publisher.#send(chunkStreams.control, types.setChunkSize, 0, Buffer.from([0, 0, chunkBytes >> 8, 0]), 128);
    const app = pathname.slice(1);
    publisher.#command(0, 'connect', 1, { app, type: 'nonprivate', tcUrl: server });
    await publisher.#until('NetConnection.Connect.Success');
    publisher.#command(0, 'createStream', 2, null);
    publisher.#command(1, 'publish', 3, null, streamKey, 'live');
    await publisher.#until('NetStream.Publish.Start');
    void publisher.#play(typeof file === 'string' ? readFileSync(file) : file, from);
    return publisher;
  }
  get isClosed(): boolean {
    return this.#isClosed;
  }
  close(): void {
    this.#isClosed = true;
    this.#socket.destroy();
  }

  async #shakeHands(): Promise<void> {
    this.#socket.write(Buffer.concat([Buffer.from([3]), Buffer.alloc(handshakeBytes)]));
    await this.#wait(() => this.#received.length >= 1 + 2 * handshakeBytes);
    this.#socket.write(this.#received.subarray(1, 1 + handshakeBytes));
  }
  #command(streamId: number, ...values: readonly (string | number | null | Record<string, string>)[]): void {
    this.#send(chunkStreams.command, types.command, streamId, Buffer.concat(values.map(encodeAmf)));
  }
  #send(stream: number, type: number, streamId: number, body: Buffer, size = chunkBytes, timestamp = 0): void {
    if (!this.#isClosed) this.#socket.write(toChunks(stream, type, streamId, timestamp, body, size));
  }
  #until = (text: string): Promise<void> => this.#wait(() => this.#received.includes(text));
  async #wait(holds: () => boolean): Promise<void> {
    while (!holds()) {
      if (this.#isClosed) throw new Error('the server closed the connection');
      await new Promise<void>((done) => {
        this.#waiting = done;
      });
    }
  }
  /** Sends the tags at their times; the next round goes on where the last one ended. */
  async #play(file: Buffer, from: number): Promise<void> {
    const tags = [...readTags(file)];
    const began = performance.now();
    const round = (tags.at(-1)?.timestamp ?? 0) + 40;
    for (let rounds = 0; !this.#isClosed; rounds += 1)
      for (const { type, timestamp, data } of tags) {
        if (this.#isClosed) return;
        const at = rounds * round + timestamp;
        const early = at - (performance.now() - began);
        if (early > 0) await new Promise((done) => setTimeout(done, early));
        const body = type === tagTypes.script ? Buffer.concat([encodeAmf('@setDataFrame'), data]) : data;
        this.#send(chunkStreams.media, type, 1, body, chunkBytes, from + at);
      }
  }
}
