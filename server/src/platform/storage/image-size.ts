import type { SignatureName } from './file-type.ts';

/** In pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

type Reader = (head: Buffer) => ImageSize[];

/** The frame header of a JPEG follows any number of segments: comments, colour profiles, camera data. */
function jpeg(head: Buffer): ImageSize[] {
  let at = 2;
  while (at + 9 < head.length) {
    if (head[at] !== 0xff) return [];
    const marker = head[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
    } else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return [{ height: head.readUInt16BE(at + 5), width: head.readUInt16BE(at + 7) }];
    } else {
      at += 2 + head.readUInt16BE(at + 2);
    }
  }
  return [];
}

const png: Reader = (head) =>
  head.toString('latin1', 12, 16) === 'IHDR' ? [{ width: head.readUInt32BE(16), height: head.readUInt32BE(20) }] : [];

const gif: Reader = (head) => [{ width: head.readUInt16LE(6), height: head.readUInt16LE(8) }];

/** The height of a bitmap is negative when its rows run from top to bottom. */
const bmp: Reader = (head) =>
  head.readUInt32LE(14) === 12
    ? [{ width: head.readUInt16LE(18), height: head.readUInt16LE(20) }]
    : [{ width: head.readInt32LE(18), height: Math.abs(head.readInt32LE(22)) }];

function webp(head: Buffer): ImageSize[] {
  const form = head.toString('latin1', 12, 16);
  if (form === 'VP8X') return [{ width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 }];
  if (form === 'VP8 ') return [{ width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff }];
  if (form !== 'VP8L' || head[20] !== 0x2f) return [];
  const bits = head.readUInt32LE(21);
  return [{ width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }];
}

/** Every image of an icon has its own size, at the offset in the directory. */
function ico(head: Buffer): ImageSize[] {
  return Array.from({ length: head.readUInt16LE(4) }, (_, index) => {
    const at = head.readUInt32LE(6 + index * 16 + 12);
    const picture = head.subarray(at);
    if (picture.length >= 24 && picture.readUInt32BE(0) === 0x89504e47)
      return png(picture)[0] ?? { width: 0, height: 0 };
    // A bitmap in an icon includes its mask: twice the height.
    return { width: picture.readInt32LE(4), height: Math.abs(picture.readInt32LE(8)) / 2 };
  });
}

/** A HEIC file has the sizes of its tiles and of the whole image in `ispe` boxes. */
function heic(head: Buffer): ImageSize[] {
  const sizes: ImageSize[] = [];
  for (let at = head.indexOf('ispe'); at >= 0; at = head.indexOf('ispe', at + 4)) {
    sizes.push({ width: head.readUInt32BE(at + 8), height: head.readUInt32BE(at + 12) });
  }
  return sizes;
}

const readers: Partial<Record<SignatureName, Reader>> = { jpeg, png, gif, bmp, webp, ico, heic };

const MAX_SIDE = 8192;
const MAX_PIXELS = 40_000_000;

/** The size in the header of a PNG or JPEG; undefined when it has none. */
export function findImageSize(signature: 'png' | 'jpeg', content: Buffer): ImageSize | undefined {
  try {
    return readers[signature]?.(content)[0];
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/**
 * Whether an image header has sizes of at most 8,192 pixels per side and 40 megapixels; larger ones would exhaust the
 * memory of a viewer. `head` holds the first megabyte.
 */
export function hasShowableSize(signature: SignatureName, head: Buffer): boolean {
  const read = readers[signature];
  if (!read) return true;
  try {
    const sizes = read(head);
    const showable = ({ width, height }: ImageSize) =>
      width >= 1 && height >= 1 && width <= MAX_SIDE && height <= MAX_SIDE && width * height <= MAX_PIXELS;
    return sizes.length > 0 && sizes.every(showable);
  } catch (error) {
    // The header ends before the size.
    if (error instanceof RangeError) return false;
    throw error;
  }
}
