import { describe, expect, it } from 'vitest';
import { sanitize } from '../../src/platform/files/sanitize.ts';
import { richMarks } from '../support/rich-marks.ts';

/** With a style sheet that fetches another one. */
const marks = [...richMarks, '<style>@import "//x.example/a.css"; *{background:url(javascript:probe())}</style>'];

describe('rich text', () => {
  it.each(marks)('loses %s', (mark) => {
    const kept = sanitize(mark);
    expect(kept).not.toMatch(
      /probe|<(?:script|svg|iframe|style|form|object|embed|base|meta|xmp|textarea|template|video)|javascript|vbscript|expression|href="\/\/|data:/i,
    );
    expect(kept).not.toMatch(/\son\w+\s*=/i);
  });

  it('keeps a mark inside a quoted value as the text it is', () => {
    expect(sanitize('<noscript><p title="</noscript><img src=x onerror=probe()>"></noscript>')).toBe(
      '<p title="&lt;/noscript&gt;&lt;img src=x onerror=probe()&gt;"></p>',
    );
  });

  it('keeps what an editor makes', () => {
    const text =
      '<h2>标题</h2><p style="text-align:center;color:#ff0000">正<strong>文</strong></p><ul><li>一</li></ul><table><tbody><tr><td colspan="2">格</td></tr></tbody></table><img src="/server/sys/common/static/temp/a.png" alt="图" width="120" />';
    expect(sanitize(text)).toBe(text);
  });

  it.each(['data:image/png;base64,AA', 'javascript:probe()', '//x.example/a.png', ''])(
    'loses a picture whose address %s is not kept',
    (src) => {
      expect(sanitize(`<p>前<img src="${src}" alt="图" width="90">后</p>`)).toBe('<p>前后</p>');
    },
  );

  it('gives links a relation and a window of their own', () => {
    expect(sanitize('<a href="https://www.example.edu.cn" target="_top">网站</a>')).toBe(
      '<a href="https://www.example.edu.cn" target="_blank" rel="noopener noreferrer">网站</a>',
    );
  });

  it('ends for 50,000 nested elements', () => {
    expect(sanitize('<div>'.repeat(50_000))).not.toContain('<script');
  });
});
