import { crc32, deflateSync } from 'node:zlib';

type Rgb = readonly [number, number, number];
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

/** A PNG of `width` x `height` whose pixels are places in `colours`: a third of the bytes to compress. */
function png(width: number, height: number, colours: readonly Rgb[], pixel: (x: number, y: number) => number): Buffer {
  const raw = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const row = y * (width + 1) + 1;
    for (let x = 0; x < width; x += 1) raw[row + x] = pixel(x, y);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(colours.flat())),
    chunk('IDAT', deflateSync(raw)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const [deep, dim] = [0, 1];
const lit = 2;
const hall: readonly Rgb[] = [
  [14, 42, 71],
  [38, 74, 112],
  [75, 163, 255],
  [255, 200, 87],
  [53, 184, 168],
  [164, 139, 227],
];
const [slideWidth, slideHeight] = [970, 618];
interface Seat {
  readonly ring: number;
  readonly seat: number;
}
/** The seat at a pixel of a slide. */
function findSeat(x: number, y: number): Seat | undefined {
  // The horizon is above the text area.
  const [cx, cy] = [slideWidth * 0.62, slideHeight * 0.72];
  if (y > cy) return undefined;
  const r = Math.sqrt((x - cx) ** 2 + (y - cy) ** 2);
  const ring = Math.round(r / 46);
  if (ring < 2 || ring > 9 || Math.abs(r - ring * 46) > 9) return undefined;
  const seats = ring * 5;
  const seat = Math.round((Math.atan2(cy - y, x - cx) / Math.PI) * seats);
  const [sx, sy] = [
    cx + Math.cos((seat / seats) * Math.PI) * ring * 46,
    cy - Math.sin((seat / seats) * Math.PI) * ring * 46,
  ];
  return Math.hypot(x - sx, y - sy) > 8 ? undefined : { ring, seat };
}
/** Carousel slides `0 … count - 1`, 485 x 309 at double resolution: the seats of a hall, other ones taken on each. */
export function slides(count: number): Buffer[] {
  const seats = Array.from({ length: slideWidth * slideHeight }, (_, i) =>
    findSeat(i % slideWidth, Math.floor(i / slideWidth)),
  );
  const colour = ({ ring, seat }: Seat, k: number): number => {
    if ((seat * 7 + ring * 13 + k * 5) % 5 >= 2) return dim;
    return lit + ((seat + k) % 7 === 0 ? 1 : k % 4);
  };
  return Array.from({ length: count }, (_, k) =>
    png(slideWidth, slideHeight, hall, (x, y) => {
      const found = seats[y * slideWidth + x];
      return found ? colour(found, k) : deep;
    }),
  );
}
/** A page with lines and a round seal: placeholder of a licence or a letter. */
export function paper(ink: Rgb): Buffer {
  const colours: readonly Rgb[] = [[252, 251, 247], ink, [196, 160, 92], [70, 76, 86], [180, 186, 196]];
  const [blank, sealed, border, title, line] = [0, 1, 2, 3, 4];
  return png(420, 594, colours, (x, y) => {
    const isEdge = x < 14 || x > 405 || y < 14 || y > 579;
    if (isEdge && x > 8 && x < 411 && y > 8 && y < 585) return border;
    const r = Math.hypot(x - 300, y - 470);
    if ((r < 62 && r > 55) || r < 16) return sealed;
    if (y > 60 && y < 84 && x > 130 && x < 290) return title;
    const isLine = y > 120 && y < 400 && y % 34 < 3 && x > 60 && x < 360 - (y % 5) * 12;
    return isLine ? line : blank;
  });
}

/** A round seal with a star: placeholder of the seal of a company or a school. */
export const seal = (ink: Rgb): Buffer =>
  png(320, 320, [[255, 255, 255], ink], (x, y) => {
    const [across, down] = [x - 160, y - 160];
    const r = Math.hypot(across, down);
    const isRing = r < 156 && r > 148;
    const fifth = (2 * Math.PI) / 5;
    // The angle to the nearest point of the star, of which one is at the top.
    const angle = Math.atan2(across, -down);
    const off = Math.abs(angle - Math.round(angle / fifth) * fifth);
    const isStar = r < (56 * Math.cos(fifth)) / Math.cos(fifth - off);
    return isRing || isStar ? 1 : 0;
  });
