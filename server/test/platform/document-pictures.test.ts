import { expect, it } from 'vitest';
import { readPicture } from '../../src/platform/documents/document-pictures.ts';
import { chunk, drawnJpeg, drawnPng, sizedPng } from './drawn-images.ts';

it('keeps the image data of a picture alone', async () => {
  const hidden = chunk('tEXt', Buffer.from('Comment\0made by'));
  expect(await readPicture(drawnPng([hidden], '<script>'), ['png'])).toEqual(drawnPng());
  expect(await readPicture(drawnJpeg([], 'behind'), ['png', 'jpeg'])).toEqual(drawnJpeg());
  expect(await readPicture(sizedPng(2000, 2000), ['png'])).toBeDefined();
});
const bytes = drawnPng();
const damaged = Buffer.from(bytes);
damaged.writeUInt8(bytes.readUInt8(50) ^ 1, 50);
it.each([
  ['another file', Buffer.from('%PDF-1.7')],
  ['nothing', Buffer.alloc(0)],
  ['a cut picture', bytes.subarray(0, 60)],
  ['a damaged picture', damaged],
  ['a JPEG where a PNG is asked for', drawnJpeg()],
  ['a side of more than 2,000 pixels', sizedPng(2001, 1)],
  ['no pixels', sizedPng(0, 8)],
  ['pixels that expand to more than the picture has', sizedPng(8, 8, 400_000)],
  [
    'pixels that are not compressed',
    Buffer.concat([bytes.subarray(0, 33), chunk('IDAT', Buffer.from('x')), chunk('IEND')]),
  ],
  ['more than a megabyte', drawnPng([chunk('tEXt', Buffer.alloc(1024 * 1024))])],
])('is no picture for a document: %s', async (_what, content) => {
  expect(await readPicture(content, ['png'])).toBeUndefined();
});
