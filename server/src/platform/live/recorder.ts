import { createReadStream, createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createMetadata, flvHeader, isKeyframe, type Keyframe, readTag, tagTypes } from './flv.ts';

/** A finished recording. */
export interface Recording {
  readonly file: string;
  readonly seconds: number;
  readonly bytes: number;
}

/** A copy of a tag at another time: every file begins at zero, so that a player can join several. */
function moveTag(bytes: Buffer, timestamp: number): Buffer {
  const moved = Buffer.from(bytes);
  moved.writeUIntBE(timestamp & 0xffffff, 4, 3);
  moved.writeUInt8((timestamp >>> 24) & 0xff, 7);
  return moved;
}

/** Writes the tags of one publication to a file and adds the index of its key frames at the end. */
export class Recorder {
  readonly file: string;
  readonly #part: string;
  readonly #stream: WriteStream;
  readonly #keyframes: Keyframe[] = [];
  #position = flvHeader.length;
  #first: number | undefined;
  #last = 0;

  constructor(file: string) {
    this.file = file;
    this.#part = `${file}.part`;
    mkdirSync(dirname(file), { recursive: true });
    this.#stream = createWriteStream(this.#part);
  }
  /** Seconds recorded so far. */
  get seconds(): number {
    return this.#first === undefined ? 0 : (this.#last - this.#first) / 1000;
  }
  /** Takes one tag as the media server sends it; its metadata is replaced in the end. */
  write(bytes: Buffer): void {
    const tag = readTag(bytes, 0);
    if (!tag || tag.type === tagTypes.script) return;
    this.#first ??= tag.timestamp;
    this.#last = Math.max(this.#last, tag.timestamp);
    if (isKeyframe(tag))
      this.#keyframes.push({ seconds: (tag.timestamp - this.#first) / 1000, position: this.#position });
    this.#position += bytes.length;
    this.#stream.write(moveTag(bytes, tag.timestamp - this.#first));
  }
  /** Completes the file; undefined when nothing was recorded. */
  async finish(): Promise<Recording | undefined> {
    await new Promise<void>((done) => this.#stream.end(done));
    if (this.#first === undefined) {
      await rm(this.#part, { force: true });
      return undefined;
    }
    const whole = createWriteStream(`${this.file}.new`);
    whole.write(flvHeader);
    whole.write(createMetadata(this.#keyframes, this.seconds));
    await pipeline(createReadStream(this.#part), whole);
    await rename(`${this.file}.new`, this.file);
    await rm(this.#part, { force: true });
    return { file: this.file, seconds: Math.round(this.seconds), bytes: (await stat(this.file)).size };
  }
}
