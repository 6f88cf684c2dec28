import { describe, expect, it } from 'vitest';
import { checkContent, checkType } from '../../src/platform/storage/file-kind.ts';
import { StorageError } from '../../src/platform/storage/storage-error.ts';
import { bmp, gif, heic, ico, jpeg, pdf, png, webp, zip } from './storage-samples.ts';

/** The reason for a refusal, or `stored`; the content arrives in pieces of the given size. */
async function verdict(extension: string, content: Buffer, piece = 1000): Promise<string> {
  const pieces = async function* () {
    for (let at = 0; at < content.length; at += piece) yield content.subarray(at, at + piece);
  };
  const passed: Buffer[] = [];
  try {
    for await (const chunk of checkContent(pieces(), checkType(extension))) passed.push(chunk);
  } catch (error) {
    if (error instanceof StorageError) return error.reason;
    throw error;
  }
  expect(Buffer.concat(passed).equals(content)).toBe(true);
  return 'stored';
}

const text = (value: string) => Buffer.from(value);
const script = text('<script>alert(1)</script>');

describe('content of a file', () => {
  it.each<[string, Buffer]>([
    ['png', png(100, 100)],
    ['jpg', jpeg(4000, 3000)],
    ['jpeg', jpeg(10, 10)],
    ['gif', gif(20, 20)],
    ['bmp', bmp(30, -30)],
    ['webp', webp(40, 40)],
    ['ico', ico(32)],
    ['heic', heic(4032, 3024)],
    ['pdf', pdf()],
    ['zip', zip()],
    ['docx', zip()],
    ['txt', text('你好\r\n')],
    ['csv', Buffer.from('\ufeff姓名,学校', 'utf16le')],
    ['md', text('# 标题')],
    ['doc', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['rar', text('Rar!\x1a\x07\x00')],
    ['mp3', text('ID3\x03')],
    ['mp4', text('\0\0\0\x18ftypmp42')],
    ['mov', text('\0\0\0\x08wide')],
    ['wav', text('RIFF....WAVEfmt ')],
  ])('is stored when it fits: %s', async (extension, content) => {
    expect(await verdict(extension, content)).toBe('stored');
    expect(await verdict(extension, content, 1)).toBe('stored');
  });

  it.each<[string, string, Buffer]>([
    ['a page named png', 'png', text('<!doctype html><p>')],
    ['a page behind a png', 'png', Buffer.concat([png(10, 10), script])],
    ['a png that goes on as a page', 'png', Buffer.concat([png(10, 10), text('<HTML ><body onload=alert(1)>')])],
    ['a gif that is a program', 'gif', text('GIF89a/*AAAAAAAAAA*/=1;alert(1)//')],
    ['a jpg with php text', 'jpg', Buffer.concat([jpeg(10, 10), text('<?php system($_GET[0]); ?>')])],
    ['a pdf that is an archive too', 'pdf', Buffer.concat([pdf(), zip()])],
    ['a png that is an archive too', 'png', Buffer.concat([png(10, 10), zip()])],
    ['a recording that is an archive too', 'mp4', Buffer.concat([text('\0\0\0\x18ftypmp42'), zip()])],
    ['a program named txt', 'txt', Buffer.from('4d5a90000300', 'hex')],
    ['a page named txt', 'txt', text(' \n<HTML><script>')],
    ['an archive named doc', 'doc', zip()],
    ['a png named jpg', 'jpg', png(10, 10)],
    ['a photo named mp4', 'mp4', heic(10, 10)],
    ['a picture without a header', 'png', png(10, 10).subarray(0, 14)],
    ['a huge png', 'png', png(60_000, 60_000)],
    ['a huge jpg', 'jpg', jpeg(60_000, 60_000)],
    ['a huge gif', 'gif', gif(60_000, 60_000)],
    ['a huge bmp', 'bmp', bmp(60_000, -60_000)],
    ['a huge webp', 'webp', webp(16_000, 16_000)],
    ['a huge picture in an icon', 'ico', ico(60_000)],
    ['a huge heic', 'heic', heic(60_000, 60_000)],
    ['more than 40 megapixels', 'png', png(8192, 8000)],
    ['a side over 8,192', 'png', png(8193, 1)],
    ['no width at all', 'png', png(0, 10)],
  ])('is refused: %s', async (_, extension, content) => {
    expect(await verdict(extension, content)).toBe('contentMismatch');
    expect(await verdict(extension, content, 7)).toBe('contentMismatch');
  });

  it('asks for a file when nothing is in it', async () => {
    expect(await verdict('txt', Buffer.alloc(0))).toBe('noFile');
  });

  it('does not take a picture of random bytes for a page', async () => {
    const noise = Buffer.from(Array.from({ length: 200_000 }, (_, at) => (at * 7919 + (at >> 3) * 104_729) & 0xff));
    expect(await verdict('png', Buffer.concat([png(100, 100), noise]), 65_536)).toBe('stored');
  });
});
