/** Kinds of tags in an FLV file. */
export const tagTypes = { audio: 8, video: 9, script: 18 } as const;
export const flvHeader = Buffer.from([0x46, 0x4c, 0x56, 1, 5, 0, 0, 0, 9, 0, 0, 0, 0]);
const tagHeaderBytes = 11;

/** A tag with its header and the size that follows it. */
export interface FlvTag {
  readonly type: number;
  readonly timestamp: number;
  readonly data: Buffer;
  readonly bytes: Buffer;
}

/** The tag at a place, with its trailing size; undefined when the buffer ends before it does. */
export function readTag(buffer: Buffer, at: number): FlvTag | undefined {
  if (at + tagHeaderBytes > buffer.length) return undefined;
  const size = buffer.readUIntBE(at + 1, 3);
  const end = at + tagHeaderBytes + size + 4;
  if (end > buffer.length) return undefined;
  const timestamp = buffer.readUIntBE(at + 4, 3) | (buffer.readUInt8(at + 7) << 24);
  return {
    type: buffer.readUInt8(at) & 0x1f,
    timestamp,
    data: buffer.subarray(at + tagHeaderBytes, end - 4),
    bytes: buffer.subarray(at, end),
  };
}
/** Enhanced RTMP names the codec in four letters: the first bit says so, the packet type is in the low half. */
const enhanced = 0x80;
/** Whether a video tag starts a picture that needs no other one; the codec's configuration is none. */
export function isKeyframe({ type, data }: FlvTag): boolean {
  if (type !== tagTypes.video || data.length < 2) return false;
  const first = data.readUInt8(0);
  const packet = first & enhanced ? first & 0x0f : data.readUInt8(1);
  return (first & 0x70) >> 4 === 1 && packet !== 0;
}

/** Writes a tag with its size. */
function writeTag(type: number, timestamp: number, data: Buffer): Buffer {
  const tag = Buffer.alloc(tagHeaderBytes + data.length + 4);
  tag.writeUInt8(type, 0);
  tag.writeUIntBE(data.length, 1, 3);
  tag.writeUIntBE(timestamp & 0xffffff, 4, 3);
  tag.writeUInt8((timestamp >>> 24) & 0xff, 7);
  data.copy(tag, tagHeaderBytes);
  tag.writeUInt32BE(tagHeaderBytes + data.length, tagHeaderBytes + data.length);
  return tag;
}

type Amf = number | string | boolean | readonly number[] | { readonly [name: string]: Amf };
const amfName = (name: string): Buffer => {
  const text = Buffer.from(name);
  const size = Buffer.alloc(2);
  size.writeUInt16BE(text.length);
  return Buffer.concat([size, text]);
};
const amfEnd = Buffer.from([0, 0, 9]);
/** A value in AMF0, which metadata and RTMP commands are written in. */
export function encodeAmf(value: Amf | null): Buffer {
  if (value === null) return Buffer.from([5]);
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(9);
    bytes.writeDoubleBE(value, 1);
    return bytes;
  }
  if (typeof value === 'boolean') return Buffer.from([1, value ? 1 : 0]);
  if (typeof value === 'string') return Buffer.concat([Buffer.from([2]), amfName(value)]);
  if (Array.isArray(value)) {
    const head = Buffer.alloc(5);
    head.writeUInt8(10, 0);
    head.writeUInt32BE(value.length, 1);
    return Buffer.concat([head, ...value.map((item: number) => encodeAmf(item))]);
  }
  const members = Object.entries(value as Readonly<Record<string, Amf>>);
  return Buffer.concat([
    Buffer.from([3]),
    ...members.flatMap(([name, member]) => [amfName(name), encodeAmf(member)]),
    amfEnd,
  ]);
}

/** A place that a player can jump to. */
export interface Keyframe {
  readonly seconds: number;
  /** Offset in the file. */
  readonly position: number;
}
/**
 * The metadata tag of a finished recording: its length and where its key frames are, so that a player can jump. The
 * positions are those behind this tag, whose own size does not depend on their values.
 */
export function createMetadata(keyframes: readonly Keyframe[], seconds: number): Buffer {
  const write = (shift: number): Buffer =>
    writeTag(
      tagTypes.script,
      0,
      Buffer.concat([
        encodeAmf('onMetaData'),
        encodeAmf({
          duration: seconds,
          hasVideo: true,
          hasAudio: true,
          hasKeyframes: keyframes.length > 0,
          canSeekToEnd: true,
          keyframes: {
            filepositions: keyframes.map(({ position }) => position + shift),
            times: keyframes.map((frame) => frame.seconds),
          },
        }),
      ]),
    );
  return write(write(0).length);
}
