import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type FileType, fileType } from '../../src/platform/storage/file-type.ts';
import { stripContent, stripImage } from '../../src/platform/storage/strip-image.ts';
import { chunk, drawnJpeg, drawnPng, segment } from './drawn-images.ts';

const [png, jpeg] = [fileType('png') as FileType, fileType('jpg') as FileType];
const page = '<html><script>probe()</script></html>';
const program = '<?php probe(); ?>';
const place = Buffer.from(`Exif\0\0MM\0*${'GPS 31.2304N 121.4737E'.repeat(3)}`, 'latin1');
const refusal = { reason: 'contentMismatch', message: '文件内容与类型不符' };
const refused = (content: Buffer, type: FileType) => {
  try {
    stripImage(content, type);
    return undefined;
  } catch (error) {
    return error;
  }
};

describe('a PNG', () => {
  it('that is nothing but a drawing stays as it is', () => {
    expect(stripImage(drawnPng(), png).equals(drawnPng())).toBe(true);
  });
  it('ends at its end, whatever page or archive stands behind it', () => {
    for (const behind of [page, program, 'PK\x05\x06'])
      expect(stripImage(drawnPng([], behind), png).equals(drawnPng())).toBe(true);
  });
  it('loses texts, camera data and profiles, and keeps its transparency', () => {
    const hidden = [
      chunk('tEXt', Buffer.from(`Comment\0${page}`)),
      chunk('eXIf', place),
      chunk('iCCP', deflateSync(Buffer.from(program))),
      chunk('zzZz', Buffer.from(page)),
    ];
    const seen = chunk('tRNS', Buffer.alloc(6));
    const bare = stripImage(drawnPng([...hidden, seen]), png);
    expect(bare.equals(drawnPng([seen]))).toBe(true);
  });
  it.each<[string, Buffer]>([
    ['is cut off', drawnPng().subarray(0, -20)],
    ['has no end', drawnPng().subarray(0, -12)],
    ['says more than there is', Buffer.concat([drawnPng().subarray(0, 33), Buffer.from('7fffffff49444154', 'hex')])],
    ['has a wrong checksum', Buffer.concat([drawnPng().subarray(0, -16), Buffer.alloc(4), chunk('IEND')])],
    ['has no pixels', Buffer.concat([drawnPng().subarray(0, 33), chunk('IEND')])],
    ['has a critical chunk of unknown type', drawnPng([chunk('EVIL', Buffer.from(page))])],
    ['has two headers', drawnPng([drawnPng().subarray(8, 33)])],
    ['begins with something else', Buffer.concat([drawnPng().subarray(0, 8), chunk('tEXt'), drawnPng().subarray(8)])],
    ['has something in its end', Buffer.concat([drawnPng().subarray(0, -12), chunk('IEND', Buffer.from(page))])],
    ['is a page', Buffer.from(page)],
    ['is empty', Buffer.alloc(0)],
  ])('that %s is refused', (_name, content) => {
    expect(refused(content, png)).toMatchObject(refusal);
  });
});

describe('a JPEG', () => {
  it('that is nothing but a drawing stays as it is', () => {
    expect(stripImage(drawnJpeg(), jpeg).equals(drawnJpeg())).toBe(true);
  });
  it('ends at its end, whatever program stands behind it', () => {
    expect(stripImage(drawnJpeg([], program), jpeg).equals(drawnJpeg())).toBe(true);
  });
  it('loses comments, camera data, profiles and small pictures', () => {
    const small = Buffer.concat([
      Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\x02\x02', 'latin1'),
      Buffer.alloc(12, 0x41),
    ]);
    const hidden = [
      segment(0xe1, place),
      segment(0xe2, Buffer.from(`ICC_PROFILE\0${program}`)),
      segment(0xfe, Buffer.from(program)),
      segment(0xe0, Buffer.from(`JFXX\0${program}`)),
      segment(0xed, Buffer.from(page)),
      segment(0xf0, Buffer.from(page)),
    ];
    const bare = stripImage(drawnJpeg([...hidden, segment(0xe0, small)]), jpeg);
    const empty = Buffer.concat([small.subarray(0, 12), Buffer.alloc(2)]);
    expect(bare.equals(drawnJpeg([segment(0xe0, empty)]))).toBe(true);
  });
  it('keeps how its colours are stored, and nothing behind that', () => {
    const adobe = Buffer.from('Adobe\0d\0\0\0\0\x01', 'latin1');
    const longer = segment(0xee, Buffer.concat([adobe, Buffer.from(program)]));
    expect(stripImage(drawnJpeg([longer]), jpeg).equals(drawnJpeg([segment(0xee, adobe)]))).toBe(true);
  });
  it('may have fill bytes in front of a marker', () => {
    expect(stripImage(drawnJpeg([Buffer.from([0xff, 0xff])]), jpeg).equals(drawnJpeg())).toBe(true);
  });
  it.each<[string, Buffer]>([
    ['is cut off in its scan', drawnJpeg().subarray(0, -10)],
    ['has no end', drawnJpeg().subarray(0, -2)],
    ['is cut off in a segment', drawnJpeg().subarray(0, 100)],
    ['has no scan', Buffer.concat([drawnJpeg().subarray(0, 20), Buffer.from([0xff, 0xd9])])],
    ['has a segment of no length', drawnJpeg([Buffer.from([0xff, 0xfe, 0, 1])])],
    ['has something between its segments', drawnJpeg([Buffer.from(page)])],
    ['begins a second time', drawnJpeg([Buffer.from([0xff, 0xd8])])],
    ['is a page', Buffer.from(page)],
    ['is empty', Buffer.alloc(0)],
  ])('that %s is refused', (_name, content) => {
    expect(refused(content, jpeg)).toMatchObject(refusal);
  });
});

it('pictures of other types are not rewritten', () => {
  expect(refused(Buffer.from('GIF89a'), fileType('gif') as FileType)).toMatchObject(refusal);
});

it('a picture that is still arriving is gathered first, up to 10 MB', async () => {
  const content = drawnPng([], page);
  const pieces = async function* () {
    for (const byte of content) yield Buffer.from([byte]);
  };
  const out: Uint8Array[] = [];
  for await (const piece of stripContent(pieces(), png)) out.push(piece);
  expect(Buffer.concat(out).equals(drawnPng())).toBe(true);
  const endless = async function* () {
    for (;;) yield Buffer.alloc(1024 * 1024);
  };
  await expect(stripContent(endless(), png)[Symbol.asyncIterator]().next()).rejects.toMatchObject({
    reason: 'tooLarge',
  });
});
