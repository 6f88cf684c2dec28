import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { chunk, drawnJpeg, drawnPng, segment } from '../../server/test/platform/drawn-images.ts';
import { securityFixture } from '../../server/test/support/security-fixture.ts';

/* Files that broke other products. */
const fixture = securityFixture();
const boundary = 'x0boundary0x';
const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` };
const part = (name: string, content: Buffer, type = 'image/png') =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
    ),
    content,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const upload = (body: Buffer) => fixture.ask('POST', '/sys/common/upload', { as: 'admin', body, headers: multipart });

describe('an upload', () => {
  it('S-N2, S-J47: is refused as a picture when a page follows it', async () => {
    const both = Buffer.concat([png, Buffer.from('<script>probe()</script>')]);
    expect(await upload(part('a.png', both))).toMatchObject({ success: false, message: '文件内容与类型不符' });
  });
  describe('of an avatar', () => {
    const page = '<html><script>probe()</script></html>';
    const readStored = async (path: string) =>
      (
        await fixture.app.server.inject({
          url: `/server/sys/common/static/${encodeURI(path)}`,
          headers: { 'x-access-token': await fixture.token('admin') },
        })
      ).rawPayload;
    const portrait = (name: string, content: Buffer) =>
      fixture.ask('POST', '/sys/common/upload?biz=avatar', {
        as: 'admin',
        body: part(name, content),
        headers: multipart,
      });

    it.each<[string, string, Buffer, Buffer]>([
      ['a page behind its end', 'me.png', drawnPng([], page), drawnPng()],
      ['a page as its comment', 'me.png', drawnPng([chunk('tEXt', Buffer.from(page))]), drawnPng()],
      ['a program behind its end', 'me.jpg', drawnJpeg([], '<?php probe(); ?>'), drawnJpeg()],
      ['a program as its comment', 'me.jpg', drawnJpeg([segment(0xfe, Buffer.from('<?php probe(); ?>'))]), drawnJpeg()],
      ['where it was taken', 'me.jpg', drawnJpeg([segment(0xe1, Buffer.from('Exif\0\0GPS'))]), drawnJpeg()],
    ])('S-N2: with %s keeps the drawing alone', async (_name, name, content, drawing) => {
      const { success, message, result } = await portrait(name, content);
      expect([success, result?.size]).toEqual([true, drawing.length]);
      expect((await readStored(message)).equals(drawing)).toBe(true);
    });
    it.each<[string, string, Buffer, string]>([
      ['a page of that name', 'me.png', Buffer.from(page), '文件内容与类型不符'],
      ['a picture that is cut off', 'me.png', drawnPng().subarray(0, -9), '文件内容与类型不符'],
      ['a picture of the other type', 'me.jpg', drawnPng(), '文件内容与类型不符'],
      [
        'a page where its pixels should be',
        'me.png',
        drawnPng([chunk('IDAT', Buffer.from(page))]),
        '文件内容与类型不符',
      ],
      ['a vector drawing', 'me.svg', Buffer.from('<svg/>'), '上传失败，存在非法文件类型：svg'],
      ['a moving picture', 'me.gif', Buffer.from('GIF89a'), '上传失败，存在非法文件类型：gif'],
      ['a document', 'me.pdf', Buffer.from('%PDF-1.7'), '上传失败，存在非法文件类型：pdf'],
    ])('S-N2, S-J47: is not %s', async (_name, name, content, message) => {
      expect(await portrait(name, content)).toMatchObject({ success: false, message });
    });
  });
  it('S-N48: is served by its content and without scripts whatever its name says', async () => {
    const { success, message } = await upload(part('a.png', png, 'text/javascript'));
    expect(success).toBe(true);
    const { headers } = await fixture.ask('GET', `/sys/common/static/${encodeURI(message)}`, { as: 'admin' });
    expect(headers['content-type']).toBe('image/png');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(String(headers['content-security-policy'])).toContain('sandbox');
  });
  it('S-N21: is accepted by these calls only', () => {
    const taking = fixture.app.routes
      .filter((route) => route.multipart)
      .map((route) => route.path.replace(/^.*\//, ''));
    // Each of them stores through the one store or reads a sheet: another name here needs the tests of both.
    expect([...new Set(taking)].sort()).toEqual(uploading);
  });
  const uploading: readonly string[] = ['importExcel', 'upload', 'uploadMinio'];
});
