import { describe, expect, it } from 'vitest';
import { contentDisposition, contentType, dispositionOf } from '../../src/platform/storage/content-type.ts';
import { createSigner, isPrivate, unsigned } from '../../src/platform/storage/signature.ts';

describe('signed paths', () => {
  let now = 1_767_225_600_000;
  const signer = createSigner('secret of this installation', () => now);
  const parts = (signed: string) => {
    const [path = '', query = ''] = signed.split('?');
    const values = new URLSearchParams(query);
    return [path, values.get('e') ?? undefined, values.get('s') ?? undefined] as const;
  };

  it('are accepted for half an hour and not longer', () => {
    const signed = signer.sign('resume/a_1.pdf');
    expect(signer.verify(...parts(signed))).toBe(true);
    now += 30 * 60 * 1000 - 1;
    expect(signer.verify(...parts(signed))).toBe(true);
    now += 1;
    expect(signer.verify(...parts(signed))).toBe(false);
  });

  it('are refused for another path, another end or another secret', () => {
    const [path, e, s] = parts(signer.sign('contract/a.pdf'));
    expect(signer.verify('contract/b.pdf', e, s)).toBe(false);
    expect(signer.verify(path, String(Number(e) + 1), s)).toBe(false);
    expect(signer.verify(path, `0${e}`, s)).toBe(false);
    expect(signer.verify(path, e, s?.slice(0, -1))).toBe(false);
    expect(signer.verify(path, e, `${s}字`)).toBe(false);
    expect(signer.verify(path, undefined, s)).toBe(false);
    expect(signer.verify(path, e, undefined)).toBe(false);
    expect(createSigner('another', () => now).verify(path, e, s)).toBe(false);
  });

  it('are given to private folders only', () => {
    for (const folder of ['resume', 'contract', 'company-license', 'import-error', 'export'])
      expect(isPrivate(`${folder}/a.pdf`)).toBe(true);
    for (const path of ['temp/a.pdf', 'resumes/a.pdf', 'temp/resume/a.pdf', 'resume'])
      expect(isPrivate(path)).toBe(false);
    expect(signer.sign('temp/a.pdf')).toBe('temp/a.pdf');
  });

  it('lose their signature again, in lists and in texts, and nothing else does', () => {
    const value = 'resume/a.pdf,temp/b.png,resume/2/c.pdf';
    expect(signer.signAll(value)).not.toBe(value);
    expect(unsigned(signer.signAll(value))).toBe(value);
    const html = `<a href="${signer.sign('resume/a.pdf').replace('&', '&amp;')}">简历</a>`;
    expect(unsigned(html)).toBe('<a href="resume/a.pdf">简历</a>');
    expect(unsigned('https://example.com/?e=1&s=short')).toBe('https://example.com/?e=1&s=short');
  });
});

describe('headers of a file', () => {
  it('name the type by extension and show pictures, PDF, audio and video in place', () => {
    expect(contentType('a/b.PNG')).toBe('image/png');
    expect(contentType('a/b.csv')).toBe('text/csv; charset=utf-8');
    expect(contentType('a/b.html')).toBe('application/octet-stream');
    expect(contentType('a/b')).toBe('application/octet-stream');
    expect(
      ['x.jpg', 'x.pdf', 'x.mp3', 'x.mp4', 'x.txt', 'x.xls', 'x.zip', 'x.svg'].map((path) => dispositionOf(path)),
    ).toEqual(['inline', 'inline', 'inline', 'inline', 'attachment', 'attachment', 'attachment', 'attachment']);
    expect(dispositionOf('x.pdf', true)).toBe('attachment');
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
