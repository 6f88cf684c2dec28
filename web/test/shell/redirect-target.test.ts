import { expect, it } from 'vitest';
import { redirectTarget, signInPath } from '../../src/shell/redirect-target.ts';

const home = '/dashboard/analysis';
const after = (redirect: string) => redirectTarget(`?redirect=${encodeURIComponent(redirect)}`);

it.each([
  '//x.example.invalid',
  '/\\x.example.invalid',
  '\\\\x.example.invalid',
  'https:x.example.invalid',
  'https://x.example.invalid',
  'javascript:probe()',
  '\tjavascript:probe()',
  '/\t/x.example.invalid',
  '/%2f%2fx.example.invalid/..//x.example.invalid',
  'data:text/html,x',
  '/user/login?redirect=/x',
])('a sign-in never leads to %s', (redirect) => {
  const target = new URL(after(redirect), 'https://console.example.edu.cn');
  expect(target.origin).toBe('https://console.example.edu.cn');
  expect(target.protocol).toBe('https:');
});

it('leads back to the page that was asked for', () => {
  const asked = { pathname: '/post/list', search: '?status=1', hash: '' };
  expect(redirectTarget(signInPath(asked).replace('/user/login', ''))).toBe('/post/list?status=1');
  expect(redirectTarget('')).toBe(home);
  expect(redirectTarget('', '/message/mine')).toBe('/message/mine');
});
