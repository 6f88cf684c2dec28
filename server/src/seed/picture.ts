import { deflateSync } from 'node:zlib';

type Rgb = readonly [number, number, number];
const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
function crc(bytes: Buffer): number {
  let c = 0xffffffff;
  for (const b of bytes) c = (crcTable[(c ^ b) & 255] as number) ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc(body), body.length + 4);
  return out;
}

/** A PNG of `width` x `height` with pixels from `colour`. */
function png(width: number, height: number, colour: (x: number, y: number) => Rgb): Buffer {
  const raw = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const row = y * (width * 3 + 1) + 1;
    for (let x = 0; x < width; x += 1) raw.set(colour(x, y), row + x * 3);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(raw, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const deep: Rgb = [14, 42, 71];
const lit: readonly Rgb[] = [
  [75, 163, 255],
  [255, 200, 87],
  [53, 184, 168],
  [164, 139, 227],
];
/** A carousel slide, 485 x 309 at double resolution: the seats of a hall, some of them taken; `k` moves the lights. */
export function slide(k: number): Buffer {
  const [w, h] = [970, 618];
  // The horizon is above the text area.
  const [cx, cy] = [w * 0.62, h * 0.72];
  return png(w, h, (x, y) => {
    const r = Math.hypot(x - cx, y - cy);
    const ring = Math.round(r / 46);
    if (ring < 2 || ring > 9 || Math.abs(r - ring * 46) > 9) return deep;
    const seats = ring * 5;
    const a = Math.atan2(cy - y, x - cx);
    const seat = Math.round((a / Math.PI) * seats);
    const [sx, sy] = [
      cx + Math.cos((seat / seats) * Math.PI) * ring * 46,
      cy - Math.sin((seat / seats) * Math.PI) * ring * 46,
    ];
    if (Math.hypot(x - sx, y - sy) > 8 || y > cy) return deep;
    const taken = (seat * 7 + ring * 13 + k * 5) % 5;
    return taken < 2 ? (lit[(seat + k) % 7 === 0 ? 1 : k % lit.length] as Rgb) : [38, 74, 112];
  });
}
/** A page with lines and a round seal: placeholder of a licence or a letter. */
export const paper = (seal: Rgb): Buffer =>
  png(420, 594, (x, y) => {
    const edge = x < 14 || x > 405 || y < 14 || y > 579;
    if (edge && x > 8 && x < 411 && y > 8 && y < 585) return [196, 160, 92];
    const r = Math.hypot(x - 300, y - 470);
    if (r < 62 && r > 55) return seal;
    if (r < 16) return seal;
    const line = y > 120 && y < 400 && y % 34 < 3 && x > 60 && x < 360 - (y % 5) * 12;
    const title = y > 60 && y < 84 && x > 130 && x < 290;
    return title ? [70, 76, 86] : line ? [180, 186, 196] : [252, 251, 247];
  });

/** A round seal with a star: placeholder of the seal of a company or a school. */
export const seal = (ink: Rgb): Buffer =>
  png(320, 320, (x, y) => {
    const [across, down] = [x - 160, y - 160];
    const r = Math.hypot(across, down);
    const isRing = r < 156 && r > 148;
    const fifth = (2 * Math.PI) / 5;
    // The angle to the nearest point of the star, of which one is at the top.
    const angle = Math.atan2(across, -down);
    const off = Math.abs(angle - Math.round(angle / fifth) * fifth);
    const isStar = r < (56 * Math.cos(fifth)) / Math.cos(fifth - off);
    return isRing || isStar ? ink : [255, 255, 255];
  });
