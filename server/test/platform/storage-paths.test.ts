import { resolve, sep } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkExtension, downloadName, storedName } from '../../src/platform/storage/file-name.ts';
import { StorageError } from '../../src/platform/storage/storage-error.ts';
import { isStoredPath, resolveStoredPath, uploadFolder } from '../../src/platform/storage/stored-path.ts';

const root = resolve('data', 'files');
const hostile = [
  '',
  '.',
  '..',
  '../a.png',
  '../../etc/passwd',
  'temp/../../a.png',
  'temp/..',
  'temp/../a.png',
  './a.png',
  'temp/./a.png',
  '/etc/passwd',
  '//server/share',
  '/',
  'temp//a.png',
  'temp/',
  '.temp/upload',
  'temp/.hidden',
  '.env',
  'temp\\..\\a.png',
  '..\\..\\windows\\win.ini',
  '\\\\server\\share',
  'C:\\windows',
  'C:/windows',
  'c:a.png',
  'a.png:stream',
  'a.png::$DATA',
  'temp/a\0.png',
  'a.png\0',
  '\n',
  'temp/a\r\nX: 1',
  '%2e%2e/a.png',
  '..%2fa.png',
  '%252e%252e%252fa.png',
  '..%c0%afa.png',
  '．．/．．/\0',
  'temp/\u202egnp.exe',
  'temp/a\u200b.png',
  'temp/\ud800.png',
  'CON',
  'temp/nul.png',
  'temp/COM1',
  'temp/a.png.',
  'temp/a.png ',
  'temp/ /..',
  'temp/*',
  'temp/a?.png',
  'file:///etc/passwd',
  'a|b',
  'a<b>',
  'x'.repeat(256),
  `${'a/'.repeat(600)}a`,
];

const getReason = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    if (error instanceof StorageError) return error.reason;
    throw error;
  }
  return 'accepted';
};

describe('stored paths', () => {
  it.each(hostile.map((path) => [JSON.stringify(path).slice(0, 60), path]))('refuses %s', (_, path) => {
    expect(getReason(() => resolveStoredPath(root, path))).toBe('badPath');
  });

  it('accepts the names that the store gives', () => {
    for (const path of [
      'temp/合同_1767225600000_a1b2.pdf',
      'a/b/c/d/x.png',
      'import-error/importError_1767225600000.xls',
    ]) {
      expect(resolveStoredPath(root, path)).toBe(resolve(root, path));
    }
  });

  it('puts every accepted path below the root', () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('..', '.', '/', '\\', 'temp', '\0', '%2e', ':', '~'),
    );
    const paths = fc.array(part, { maxLength: 8 }).chain((parts) => fc.constantFrom(parts.join(''), parts.join('/')));
    fc.assert(
      fc.property(paths, (path) => {
        if (isStoredPath(path)) expect(resolveStoredPath(root, path).startsWith(root + sep)).toBe(true);
        else expect(getReason(() => resolveStoredPath(root, path))).toBe('badPath');
      }),
      { numRuns: 2000 },
    );
  });

  it('takes a folder of at most four plain names from a client', () => {
    expect(uploadFolder(undefined)).toBe('temp');
    expect(uploadFolder('resume/2026')).toBe('resume/2026');
    for (const biz of ['..', '/a', 'a/', 'a//b', 'a/b/c/d/e', 'a b', '中文', 'a.b', 'x'.repeat(41), 'a\n', 'con']) {
      expect(
        getReason(() => uploadFolder(biz)),
        biz,
      ).toBe('badPath');
    }
  });
});

describe('stored names', () => {
  const name = (sent: string) => storedName(sent, 1_767_225_600_000, () => 'a1b2');

  it('keeps the readable part and adds time and chance', () => {
    expect(name('合同.PDF')).toBe('合同_1767225600000_a1b2.pdf');
    expect(name('..a= b,c&d#e"f\'g/h\\i.png')).toBe('abcdefghi_1767225600000_a1b2.png');
    expect(name(`${'🙂'.repeat(80)}.png`)).toBe(`${'🙂'.repeat(50)}_1767225600000_a1b2.png`);
    expect(name(`${'字'.repeat(80)}.png`)).toBe(`${'字'.repeat(60)}_1767225600000_a1b2.png`);
    expect(name('#.png')).toBe('file_1767225600000_a1b2.png');
    expect(name('报告v1.2.docx')).toBe('报告v1.2_1767225600000_a1b2.docx');
  });

  it('is a path of the store whatever the client sent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (sent) => {
        if (getReason(() => checkExtension(`${sent}.png`)) === 'accepted')
          expect(isStoredPath(`temp/${name(`${sent}.png`)}`)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['a.svg', 'svg'],
    ['a.html', 'html'],
    ['a.PHP', 'php'],
    ['a.png.html', 'html'],
    ['a.php.png', 'php'],
    ['a.html%00.png', 'html'],
    ['a.php;.png', 'php'],
    ['a.pdf.png', 'pdf'],
    ['a. php .png', 'php'],
    ['a', ''],
    ['a.', ''],
    ['a.exe', 'exe'],
    ['a.png\0.html', ''],
    ['a.\u200bhtml.png', 'html'],
    ['.htaccess', 'htaccess'],
  ])('refuses %j', (sent, extension) => {
    expect(() => name(sent)).toThrow(`上传失败，存在非法文件类型：${extension}`);
  });

  it('is offered for download without time and chance', () => {
    expect(downloadName('temp/合同_1767225600000_a1b2.pdf')).toBe('合同.pdf');
    expect(downloadName('import-error/importError_1767225600000.xls')).toBe('importError.xls');
    expect(downloadName('a/plain_name.txt')).toBe('plain_name.txt');
  });
});
