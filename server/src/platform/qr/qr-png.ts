import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const quietZone = 4;

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/**
 * A QR code as a PNG of `size` × `size` pixels, one bit for each. The dots have whole pixels, the rest is added to the
 * quiet zone. `uqr` draws SVG only, and pngjs would be a dependency for these lines.
 */
export function qrPng(text: string, size: number): Buffer {
  const { data } = encode(text, { border: quietZone, ecc: 'M' });
  const scale = Math.max(1, Math.floor(size / data.length));
  const margin = Math.floor((size - scale * data.length) / 2);
  const bytes = Math.ceil(size / 8);
  const pixels = Buffer.alloc((bytes + 1) * size, 0xff);
  for (let y = 0; y < size; y += 1) {
    const start = y * (bytes + 1);
    // No filter.
    pixels[start] = 0;
    const row = data[Math.floor((y - margin) / scale)];
    if (!row) continue;
    for (let x = margin; x < margin + scale * data.length; x += 1)
      if (row[Math.floor((x - margin) / scale)]) {
        const at = start + 1 + (x >> 3);
        pixels[at] = (pixels[at] as number) & ~(0x80 >> (x & 7));
      }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  // One bit a pixel, greyscale.
  header[8] = 1;
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
