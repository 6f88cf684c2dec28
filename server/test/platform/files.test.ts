import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { form } from '../http/http-fixture.ts';
import { anonymous, pdf, png, prepareLicenceFiles } from './licence-files.ts';

const files = prepareLicenceFiles();

describe('an upload', () => {
  it('is stored under a name of ours, which is the message', async () => {
    const { body } = await files.upload('营业 执照.png', png);
    expect(body).toMatchObject({
      success: true,
      code: 200,
      result: { name: '营业 执照.png', size: png.length, mime: 'image/png' },
    });
    expect(body.message).toMatch(/^temp\/营业执照_\d{13}_[0-9a-z]{4}\.png$/);
    expect(body.result.path).toBe(body.message);
    const { rows } = await sql`select * from sys_oss_file`.execute(files.database.db);
    expect(rows).toMatchObject([
      {
        id: body.result.id,
        url: body.message,
        uploader: 'anna',
        biz: 'temp',
        fileType: 'image',
        sizeBytes: png.length,
      },
    ]);
  });

  it('may hold several files', async () => {
    const many = form({ biz: 'demo' }, [
      { field: 'files[]', name: 'a.png', content: png },
      { field: 'files[]', name: 'b.pdf', content: pdf },
    ]);
    const { body } = await files.call({ method: 'POST', url: '/server/sys/upload/uploadMinio', as: 'anna', ...many });
    expect(body.message.split(',')).toHaveLength(2);
    expect(body.result.map((f: { mime: string }) => f.mime)).toEqual(['image/png', 'application/pdf']);
  });

  it.each([
    ['a page', 'a.html', Buffer.from('<script>'), undefined, '上传失败，存在非法文件类型：html'],
    ['a vector picture', 'a.svg', Buffer.from('<svg/>'), undefined, '上传失败，存在非法文件类型：svg'],
    ['a double extension', 'a.php.png', png, undefined, '上传失败，存在非法文件类型：php'],
    ['no extension', 'a', png, undefined, '上传失败，存在非法文件类型：'],
    ['another content', 'a.png', pdf, undefined, '文件内容与类型不符'],
    ['nothing', 'a.png', Buffer.alloc(0), undefined, '请选择文件'],
    ['a folder above', 'a.png', png, '../up', '上传路径不合法'],
    ['an absolute folder', 'a.png', png, '/etc', '上传路径不合法'],
    ['five folders', 'a.png', png, 'a/b/c/d/e', '上传路径不合法'],
    [
      'too large a picture',
      'a.png',
      Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024)]),
      undefined,
      '文件大小超出10MB限制, 请压缩或降低文件质量! ',
    ],
  ])('of %s is refused and leaves nothing', async (_name, name, content, biz, message) => {
    const { status, body } = await files.upload(name, content, biz === undefined ? {} : { biz });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: false, message });
    const { rows } = await sql`select 1 from sys_oss_file`.execute(files.database.db);
    expect(rows).toEqual([]);
  });

  it('without a file, or as JSON, is refused', async () => {
    const none = await files.call({
      method: 'POST',
      url: '/server/sys/common/upload',
      as: 'anna',
      ...form({ biz: 'temp' }),
    });
    expect(none.body.message).toBe('请选择文件');
    const json = await files.call({
      method: 'POST',
      url: '/server/sys/common/upload',
      as: 'anna',
      payload: { file: 'x' },
    });
    expect(json.body).toMatchObject({ success: false, message: '参数不识别！' });
  });
});

describe('the purpose of an upload', () => {
  it.each([
    ['none', undefined, 'temp'],
    ['a name that no purpose has', 'bpmflow', 'temp'],
    ['a folder below one that no purpose has', 'post/2026', 'temp'],
    ['a declared one', 'feedback', 'feedback'],
    ['a folder below a declared one', 'feedback/2026', 'feedback'],
  ])('named by a client: %s', async (_name, biz, folder) => {
    const path = await files.stored('a.png', png, biz === undefined ? {} : { biz });
    expect(path.split('/')[0]).toBe(folder);
    expect((await files.get(path, anonymous)).status).toBe(403);
  });

  it.each([
    ['what only the server writes', 'export', 'a.png', '上传路径不合法'],
    ['what only the server writes, below it', 'import-error/x', 'a.png', '上传路径不合法'],
    ['a type it does not take', 'company-license', 'a.txt', '上传失败，存在非法文件类型：txt'],
    ['a purpose whose code is missing', 'carousel', 'a.png', '没有权限，请联系管理员分配权限！'],
  ])('refuses %s', async (_name, biz, name, message) => {
    const content = name.endsWith('.txt') ? Buffer.from('文字') : png;
    expect((await files.upload(name, content, { biz })).body).toMatchObject({ success: false, message });
    const begun = await files.call({
      method: 'POST',
      url: '/server/sys/upload/session',
      as: 'anna',
      payload: { name, size: content.length, biz, lastModified: 1 },
    });
    expect(begun.body).toMatchObject({ success: false, message });
    const { rows } = await sql`select 1 from sys_oss_file`.execute(files.database.db);
    expect(rows).toEqual([]);
  });

  it('limits the size', async () => {
    const large = Buffer.concat([png, Buffer.alloc(6 * 1024 * 1024)]);
    expect((await files.upload('a.png', large, { biz: 'feedback' })).body.message).toMatch('文件大小超出5MB限制');
  });
});

describe('a stored file', () => {
  it('is shown where it can do no harm, and may be kept for ever', async () => {
    const { status, headers, bytes } = await files.get(await files.stored('图.png', png, { biz: 'jeditor' }));
    expect(status).toBe(200);
    expect(bytes.equals(png)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    });
    expect(headers['content-disposition']).toMatch(/^inline; /);
  });

  it('is downloaded when it is no picture, or when that is asked for', async () => {
    const text = await files.stored('说明.txt', Buffer.from('说明'));
    expect((await files.get(text)).headers['content-disposition']).toMatch(
      /^attachment; .*filename\*=UTF-8''%E8%AF%B4%E6%98%8E\.txt$/,
    );
    expect((await files.get(`${await files.stored('a.png', png)}?download=1`)).headers['content-disposition']).toMatch(
      /^attachment/,
    );
  });

  it('is opened by the browser itself, from a page, and with a trailing comma', async () => {
    const path = await files.stored('a.png', png);
    expect(
      (await files.get(path, { headers: { 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' } })).status,
    ).toBe(200);
    expect((await files.get(`${path},`)).status).toBe(200);
  });

  it.each([
    ['bytes=0-3', 206, 'bytes 0-3/', '89504e47'],
    ['bytes=-4', 206, undefined, 'ae426082'],
    ['bytes=900000-', 416, 'bytes */', ''],
    ['pages=1', 200, undefined, png.toString('hex')],
  ])('in part: %s', async (range, status, contentRange, hex) => {
    const answer = await files.get(await files.stored('a.png', png), { headers: { range } });
    expect(answer.status).toBe(status);
    expect(answer.bytes.toString('hex')).toBe(hex);
    if (contentRange) expect(answer.headers['content-range']).toContain(contentRange);
  });

  it('is not sent again to a client that has it', async () => {
    const path = await files.stored('a.png', png);
    const etag = String((await files.get(path)).headers.etag);
    const again = await files.get(path, { headers: { 'if-none-match': etag } });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  it.each([
    'avatar/missing.png',
    'temp/missing.png',
    '../package.json',
    '..%2f..%2fetc%2fpasswd',
    'temp',
    '.temp/x',
    'a%00b.png',
    'C:/x.png',
  ])('that does not exist (%s) is not found, or denied like one that exists', async (path) => {
    const { status, body } = await files.call({ method: 'GET', url: `/server/sys/common/static/${path}` });
    expect([200, 403, 404]).toContain(status);
    expect(body.success).toBe(false);
    if (path.startsWith('avatar')) expect(status).toBe(404);
    if (status === 404) expect(body.message).toMatch(/文件不存在|路径不存在/);
  });
});
