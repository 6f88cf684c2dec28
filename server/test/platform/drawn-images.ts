/** Whole pictures of eight by eight pixels, and what can be hidden in and behind them. */
import { crc32, deflateSync } from 'node:zlib';

/** A chunk of a PNG, its checksum right. */
export function chunk(name: string, content: Buffer = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
const start = Buffer.from('89504e470d0a1a0a', 'hex');
const header = chunk('IHDR', Buffer.from('00000008000000080802000000', 'hex'));
/** A line without a filter, grey. */
const row = Buffer.concat([Buffer.alloc(1), Buffer.alloc(8 * 3, 0x55)]);
const pixels = chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: 8 }, () => row))));

/** `before` is inserted in front of the pixels, `behind` after the end. */
export const drawnPng = (before: readonly Buffer[] = [], behind = ''): Buffer =>
  Buffer.concat([start, header, ...before, pixels, chunk('IEND'), Buffer.from(behind)]);

/** A grey PNG of this size; `lines` of pixels are compressed in it, also when its header says less. */
export function sizedPng(width: number, height: number, lines = height): Buffer {
  const size = Buffer.from('00000000000000000802000000', 'hex');
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  const data = deflateSync(Buffer.alloc(lines * (1 + width * 3), 0));
  return Buffer.concat([start, chunk('IHDR', size), chunk('IDAT', data), chunk('IEND')]);
}

const jpegBytes = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6j' +
    'q62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSk' +
    'pKSkpKSkpKT/wAARCAAIAAgDASIAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EAB0QAAICAQUAAAAAAAAAAAAAAAECAAQD' +
    'ISJBYXH/xAAUAQEAAAAAAAAAAAAAAAAAAAAF/8QAFhEBAQEAAAAAAAAAAAAAAAAAAQAR/9oADAMBAAIRAxEAPwAzVzVRVRhnB3Nw' +
    'Rr35ERFwyOXb/9k=',
  'base64',
);
/** A segment of a JPEG. */
export function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}
/** `before` stands behind the first segment, `behind` after the end. */
export const drawnJpeg = (before: readonly Buffer[] = [], behind = ''): Buffer =>
  Buffer.concat([jpegBytes.subarray(0, 20), ...before, jpegBytes.subarray(20), Buffer.from(behind)]);
