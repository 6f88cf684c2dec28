import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safeUrl } from '../../src/rules/index.ts';

const own = 'https://console.example';

const accepted = [
  '/',
  '/dashboard/analysis',
  '/a/b?next=//evil.example',
  '/a#//evil.example',
  '/文件/简历.pdf',
  '/a?x=1&y=%20',
  '/server/sys/common/static/temp/a_1.png?e=1&s=2',
  'https://a.cn',
  'HTTPS://A.CN/x',
  'https://a.cn:8443/x?y#z',
  'https://xn--fiqs8s/',
  'https://10.0.0.1/x',
  'https://a-b.example.edu.cn/路径?问=答',
  'https://localhost/x',
  'https://a.cn/x@y',
  'https://a.cn?next=javascript:1',
  'https://a_b.example/x',
  'mailto:hr@example.com',
  'mailto:hr@example.com?subject=hello',
  'tel:+86-10-12345678',
  'tel:13800138000',
];
const refused = [
  '',
  ' ',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'data:text/html,<script>1</script>',
  'data:image/png;base64,AA',
  'vbscript:x',
  'blob:https://a.cn/1',
  'file:///etc/passwd',
  'ftp://a.cn',
  'http://a.cn',
  'ws://a.cn',
  'view-source:https://a.cn',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/a//b',
  '/.//evil.example',
  '/..//evil.example',
  'https:/evil.example',
  'https:evil.example',
  'https:///evil.example',
  'https://',
  'https://?x',
  'https://user@evil.example',
  'https://user:pw@evil.example',
  'https://a.cn@evil.example/',
  'https://a.cn\\@evil.example',
  'https://a.cn\u0000.evil.example',
  'https://аpple.com',
  'https://例子.中国',
  'https://a。cn',
  'https://a.cn:0',
  'https://a.cn:99999',
  'https://a.cn:port',
  'https://2130706433',
  'https://0x7f.1',
  'https://0x7f000001',
  'https://127.1',
  'https://1.2.3.4.5',
  'https://999.1.1.1',
  'https://[::1]/',
  'https://a..cn',
  'https://-a.cn',
  'https://.cn',
  'https://%65vil.example',
  'https://a.cn/\u202egnp.exe',
  'https://a.cn/\u200b',
  'https://a.cn/a b',
  '\ufeffhttps://a.cn',
  'relative/path.png',
  './x',
  '../x',
  '#/x',
  '?a=1',
  'a.cn',
  'mailto:',
  'mailto:a',
  'mailto:a@b.cn?bcc=x@y.cn',
  'mailto:a@b.cn?subject=x%0d%0abcc:x',
  'mailto:a@b.cn,c@d.cn',
  'tel:',
  'tel:*#06#',
  'tel:110;ext=1',
  `https://a.cn/${'x'.repeat(2100)}`,
  undefined,
  null,
  7,
  {},
  ['/x'],
  new String('/x'),
];

it.each(accepted)('opens %s', (url) => {
  expect(safeUrl(url)).toBe(url);
});

it.each(refused.map((url) => [url]))('does not open %j', (url) => {
  expect(safeUrl(url)).toBeUndefined();
});

it('drops spaces around an address', () => {
  expect(safeUrl('  https://a.cn/x ')).toBe('https://a.cn/x');
});

it('agrees with the browser about where an accepted address leads', () => {
  const piece = fc.constantFrom(
    '/',
    '//',
    '\\',
    'https:',
    'javascript:',
    '@',
    ':',
    '.',
    '..',
    '?',
    '#',
    'evil.example',
    'a',
    '%2f',
    '\t',
    '\u3000',
    '[',
    ']',
    '1',
    'xn--a',
  );
  const url = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(url, (value) => {
      const safe = safeUrl(value);
      if (safe === undefined) return;
      const target = new URL(safe, own);
      expect(['https:', 'mailto:', 'tel:']).toContain(target.protocol);
      expect(target.username + target.password).toBe('');
      if (safe.startsWith('/')) expect(target.origin).toBe(own);
    }),
    { numRuns: 5000 },
  );
});
