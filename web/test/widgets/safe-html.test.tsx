import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SafeHtml, sanitizeHtml } from '../../src/widgets/safe-html.tsx';

const hostile = [
  '<script>window.pwned=1</script>',
  '<img src=x onerror="window.pwned=1">',
  '<a href="javascript:window.pwned=1">x</a>',
  '<a href="java\tscript:window.pwned=1">x</a>',
  '<a href="JaVaScRiPt:window.pwned=1">x</a>',
  '<a href="//evil.example/x">x</a>',
  '<a href="data:text/html,<script>1</script>">x</a>',
  '<svg><script>window.pwned=1</script></svg>',
  '<svg onload="window.pwned=1">',
  '<math><mtext><img src=x onerror=window.pwned=1></mtext></math>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>parent.pwned=1</script>"></iframe>',
  '<style>body{display:none}</style>',
  '<form action="https://evil.example"><input name=a></form>',
  '<object data="x.swf"></object>',
  '<embed src="x.swf">',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<noscript><p title="</noscript><img src=x onerror=window.pwned=1>">',
  '<template><script>window.pwned=1</script></template>',
  '<details open ontoggle="window.pwned=1">x</details>',
  '<video src=x onerror="window.pwned=1"></video>',
  '<p style="position:fixed;background:url(https://evil.example)">x</p>',
  '<p style="color:expression(window.pwned=1)">x</p>',
  '<!--><img src=x onerror=window.pwned=1>-->',
];

describe('markup from data', () => {
  test.each(hostile)('%s is reduced to content that neither runs, loads nor overlays', (html) => {
    const { container } = render(<SafeHtml html={html} />);
    const inner = container.innerHTML;
    expect(inner).not.toMatch(
      /script|\son\w+=|iframe|<svg|<math|<style|<form|<object|<embed|<base|<meta|position|url\(|expression/i,
    );
    expect(container.querySelectorAll('[href],[src]:not([src="x"])')).toHaveLength(0);
    expect((window as { pwned?: number }).pwned).toBeUndefined();
  });

  test('keeps the markup that the editor writes', () => {
    const html =
      '<h2>通知</h2><p style="text-align: center; color: #cf2f39">请<strong>按时</strong>到场</p><table><tbody><tr><td colspan="2">一</td></tr></tbody></table>';
    expect(sanitizeHtml(html)).toBe(html);
  });

  test('opens links in a new window without opener', () => {
    expect(sanitizeHtml('<a href="https://a.example/x">x</a>')).toBe(
      '<a href="https://a.example/x" target="_blank" rel="noopener noreferrer">x</a>',
    );
  });

  test('keeps own images and drops those of protocol-relative URLs', () => {
    expect(sanitizeHtml('<img src="/server/sys/common/static/a.png" alt="图">')).toContain(
      'src="/server/sys/common/static/a.png"',
    );
    expect(sanitizeHtml('<img src="//evil.example/a.png" alt="图">')).not.toContain('src');
  });

  test.each(['data:image/png;base64,AA', 'javascript:alert(1)', '//evil.example/a.png', ''])(
    'loses a picture whose address %s is not kept, box and all',
    (src) => {
      expect(sanitizeHtml(`<p>前<img src="${src}" alt="图" width="90">后</p>`)).toBe('<p>前后</p>');
    },
  );
});
