import { describe, expect, it } from 'vitest';
import { contentDisposition, contentType, getDisposition } from '../../src/platform/storage/content-type.ts';
import { createSigner, isPrivate } from '../../src/platform/storage/signature.ts';

describe('signed paths', () => {
  let now = 1_767_225_600_000;
  const signer = createSigner('secret of this installation', () => now);
  const parts = (signed: string) => {
    const [path = '', query = ''] = signed.split('?');
    return [path, Object.fromEntries(new URLSearchParams(query))] as const;
  };

  it('are accepted for ten minutes and not longer', () => {
    const signed = parts(signer.sign('feedback/a_1.png'));
    expect(signer.verify(...signed)).toBe(true);
    now += 10 * 60 * 1000 - 1;
    expect(signer.verify(...signed)).toBe(true);
    now += 1;
    expect(signer.verify(...signed)).toBe(false);
  });

  it('are accepted from their session alone, for five minutes, when they are personal', () => {
    expect(signer.sign('resume/a_1.pdf')).toBe('resume/a_1.pdf');
    const [path, query] = parts(signer.bind('resume/a_1.pdf', 'session 1'));
    expect(signer.verify(path, query, 'session 1')).toBe(true);
    for (const holder of [undefined, '', 'session 2']) expect(signer.verify(path, query, holder)).toBe(false);
    expect(signer.verify(path, { e: query.e, s: query.t }, 'session 1')).toBe(false);
    now += 5 * 60 * 1000;
    expect(signer.verify(path, query, 'session 1')).toBe(false);
  });

  it('are refused for another path, another end or another secret', () => {
    const [path, { e, s }] = parts(signer.sign('announcement/a.pdf'));
    expect(signer.verify('announcement/b.pdf', { e, s })).toBe(false);
    expect(signer.verify(path, { e: String(Number(e) + 1), s })).toBe(false);
    expect(signer.verify(path, { e: `0${e}`, s })).toBe(false);
    expect(signer.verify(path, { e, s: s?.slice(0, -1) })).toBe(false);
    expect(signer.verify(path, { e, s: `${s}字` })).toBe(false);
    expect(signer.verify(path, { s })).toBe(false);
    expect(signer.verify(path, { e })).toBe(false);
    expect(createSigner('another', () => now).verify(path, { e, s })).toBe(false);
  });

  it('are given to all folders but those of public purposes', () => {
    for (const folder of [
      'resume',
      'contract',
      'company-license',
      'import-error',
      'export',
      'temp',
      'feedback',
      'other',
    ])
      expect(isPrivate(`${folder}/a.pdf`), folder).toBe(true);
    for (const folder of ['avatar', 'company', 'carousel', 'login', 'jeditor']) {
      expect(isPrivate(`${folder}/a.png`), folder).toBe(false);
      expect(signer.sign(`${folder}/a.png`)).toBe(`${folder}/a.png`);
    }
  });
});

describe('headers of a file', () => {
  it('name the type by extension and show pictures, PDF, audio and video in place', () => {
    expect(contentType('a/b.PNG')).toBe('image/png');
    expect(contentType('a/b.csv')).toBe('text/csv; charset=utf-8');
    expect(contentType('a/b.html')).toBe('application/octet-stream');
    expect(contentType('a/b')).toBe('application/octet-stream');
    expect(
      ['x.jpg', 'x.pdf', 'x.mp3', 'x.mp4', 'x.txt', 'x.xls', 'x.zip', 'x.svg'].map((path) => getDisposition(path)),
    ).toEqual(['inline', 'inline', 'inline', 'inline', 'attachment', 'attachment', 'attachment', 'attachment']);
    expect(getDisposition('x.pdf', true)).toBe('attachment');
  });

  it('carry the name in UTF-8 and in ASCII, and nothing that leaves the header', () => {
    expect(contentDisposition('attachment', '招聘会列表.xls')).toBe(
      `attachment; filename="_____.xls"; filename*=UTF-8''${encodeURIComponent('招聘会列表.xls')}`,
    );
    expect(contentDisposition('inline', "a'b(1).png")).toBe(
      `inline; filename="a'b(1).png"; filename*=UTF-8''a%27b%281%29.png`,
    );
    const hostile = contentDisposition('attachment', 'a"\r\nX: 1;%0d\u202e\ud800.png');
    expect(hostile).toMatch(/^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\w.%-]+$/);
    expect(hostile).not.toMatch(/[\r\n]|%0D|%0A/);
    expect(contentDisposition('attachment', '"\r\n')).toBe(`attachment; filename="file"; filename*=UTF-8''file`);
  });
});
