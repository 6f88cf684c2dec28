import type { SignatureName } from './file-type.ts';

const starts = (head: Buffer, ...bytes: number[]) => bytes.every((byte, at) => head[at] === byte);
const ascii = (head: Buffer, from: number, text: string) => head.toString('latin1', from, from + text.length) === text;

/** First boxes of QuickTime files older than the `ftyp` box. */
const movieBoxes = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'];
const stillBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
const program = /^(?:\ufeff)?\s*(?:<!doctype|<html|<head|<body|<script|<svg|<\?php|<\?xml|<%|#!)/i;

/** Text has no zero bytes (unless it is marked as UTF-16) and does not start like a page or a program. */
function isText(head: Buffer): boolean {
  if (starts(head, 0xff, 0xfe) || starts(head, 0xfe, 0xff)) return true;
  if (starts(head, 0x4d, 0x5a) || ascii(head, 0, '%PDF-') || starts(head, 0x50, 0x4b, 3, 4)) return false;
  return !head.includes(0) && !program.test(head.toString('utf8', 0, 512));
}

/** Whether the first bytes of a file match its type. `head` holds the first 4 KB, or all of a shorter file. */
export const signatureChecks: Record<SignatureName, (head: Buffer) => boolean> = {
  jpeg: (head) => starts(head, 0xff, 0xd8, 0xff),
  png: (head) => starts(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  gif: (head) => ascii(head, 0, 'GIF87a') || ascii(head, 0, 'GIF89a'),
  bmp: (head) => ascii(head, 0, 'BM'),
  webp: (head) => ascii(head, 0, 'RIFF') && ascii(head, 8, 'WEBP'),
  ico: (head) => starts(head, 0, 0, 1, 0),
  heic: (head) => ascii(head, 4, 'ftyp') && stillBrands.includes(head.toString('latin1', 8, 12)),
  text: isText,
  pdf: (head) => ascii(head, 0, '%PDF-'),
  ole: (head) => starts(head, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
  zip: (head) => starts(head, 0x50, 0x4b, 3, 4) || starts(head, 0x50, 0x4b, 5, 6),
  rar: (head) => ascii(head, 0, 'Rar!\x1a\x07'),
  '7z': (head) => starts(head, 0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c),
  mp3: (head) => ascii(head, 0, 'ID3') || (head[0] === 0xff && ((head[1] ?? 0) & 0xe0) === 0xe0),
  wav: (head) => ascii(head, 0, 'RIFF') && ascii(head, 8, 'WAVE'),
  mp4: (head) =>
    movieBoxes.includes(head.toString('latin1', 4, 8)) && !stillBrands.includes(head.toString('latin1', 8, 12)),
};
