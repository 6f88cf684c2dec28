import { type FlvTag, flvHeader, readTag, tagTypes } from '../../src/platform/live/flv.ts';

/** All whole tags of a file in memory. */
export function* readTags(file: Buffer): Generator<FlvTag> {
  for (let at = flvHeader.length; ; ) {
    const tag = readTag(file, at);
    if (!tag) return;
    yield tag;
    at += tag.bytes.length;
  }
}

/** The same pictures as a codec that few browsers play: HEVC as publishers with enhanced RTMP name it. */
export function toHevc(file: Buffer): Buffer {
  const tags = [...readTags(file)].map(({ type, data, bytes }) => {
    if (type !== tagTypes.video) return bytes;
    const first = Buffer.from([0x80 | (data.readUInt8(0) & 0x70) | data.readUInt8(1)]);
    const moved = Buffer.concat([first, Buffer.from('hvc1'), data.subarray(2)]);
    const head = Buffer.from(bytes.subarray(0, 11));
    head.writeUIntBE(moved.length, 1, 3);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(head.length + moved.length);
    return Buffer.concat([head, moved, size]);
  });
  return Buffer.concat([flvHeader, ...tags]);
}
