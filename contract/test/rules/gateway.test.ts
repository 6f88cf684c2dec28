import { describe, expect, it } from 'vitest';
import {
  gatewayPredicates,
  gatewayTime,
  getArg,
  isNamed,
  isSafePath,
  isTargetForm,
  readFilters,
  readPredicates,
} from '../../src/areas/system/index.ts';

const path = { name: 'Path', args: ['/a/**'] };
const findProblem = (read: object): string | undefined => (read as { problem?: string }).problem;

describe('conditions of a gateway route', () => {
  it.each([
    [[path]],
    [[{ name: 'Path', args: ['/', '/a/*/b', '/v*/x', '/{id}/**'] }]],
    [[{ name: 'Host', args: ['*.example.com', '**.example.com', 'localhost:3000'] }]],
    [[{ name: 'Method', args: ['GET', 'POST'] }]],
    [[{ name: 'After', args: ['2026-01-01 00:00:00'] }]],
    [[{ name: 'Before', args: ['2026-01-01T00:00:00+08:00[Asia/Shanghai]'] }]],
    [[{ name: 'Between', args: ['2026-01-01 00:00:00', '2026-02-01 00:00:00'] }]],
    [[{ name: 'RemoteAddr', args: ['10.0.0.0/8', '::1', 'fd00::/8', '192.0.2.1'] }]],
    [[{ name: 'Header', args: { header: 'X-Client', regexp: '[a-z]+' } }]],
    [[{ name: 'Query', args: { param: 'v', regexp: '' } }]],
    [[{ name: 'Cookie', args: { name: 'group', regexp: 'a|b' } }]],
  ])('are read as they were written: %j', (list) => {
    expect(readPredicates(list)).toEqual({ value: list });
  });

  it('are put into one form: methods in capitals, single values as lists', () => {
    expect(
      readPredicates([
        { name: 'Method', args: [' get '] },
        { name: 'Path', args: '/a' },
      ]),
    ).toEqual({
      value: [
        { name: 'Method', args: ['GET'] },
        { name: 'Path', args: ['/a'] },
      ],
    });
  });

  it.each([
    ['none', []],
    ['nothing', undefined],
    ['no list', 'Path=/a'],
    ['too many', Array.from({ length: 21 }, () => path)],
    ['no objects', ['Path']],
    ['an unknown one', [{ name: 'Weight', args: ['a'] }]],
    ['an inherited name', [{ name: 'constructor', args: [] }]],
    ['a number for a name', [{ name: 1, args: ['/a'] }]],
    ['no value', [{ name: 'Path', args: [] }]],
    ['blank values', [{ name: 'Path', args: ['  '] }]],
    ['a relative path', [{ name: 'Path', args: ['a/**'] }]],
    ['steps up', [{ name: 'Path', args: ['/a/../b'] }]],
    ['escaped steps up', [{ name: 'Path', args: ['/a/%2e%2e/b'] }]],
    ['stars in the middle', [{ name: 'Path', args: ['/a/**/b'] }]],
    ['two stars in a step', [{ name: 'Path', args: ['/a*b*'] }]],
    ['half a name', [{ name: 'Path', args: ['/a{id}'] }]],
    ['a host with a path', [{ name: 'Host', args: ['example.com/x'] }]],
    ['an unknown method', [{ name: 'Method', args: ['TRACE'] }]],
    ['no time', [{ name: 'After', args: ['soon'] }]],
    ['two times where one is meant', [{ name: 'After', args: ['2026-01-01 00:00:00', '2026-01-02 00:00:00'] }]],
    ['times in the wrong order', [{ name: 'Between', args: ['2026-02-01 00:00:00', '2026-01-01 00:00:00'] }]],
    ['one time of two', [{ name: 'Between', args: ['2026-01-01 00:00:00'] }]],
    ['a bad address', [{ name: 'RemoteAddr', args: ['10.0.0.256'] }]],
    ['a bad network', [{ name: 'RemoteAddr', args: ['10.0.0.0/33'] }]],
    ['a bad IPv6 address', [{ name: 'RemoteAddr', args: ['1::2::3'] }]],
    ['an octal address', [{ name: 'RemoteAddr', args: ['010.0.0.1'] }]],
    ['no header', [{ name: 'Header', args: { regexp: '.*' } }]],
    ['a header with a line break', [{ name: 'Header', args: { header: 'X\r\nY', regexp: '' } }]],
    ['a broken expression', [{ name: 'Query', args: { param: 'v', regexp: '(' } }]],
    ['an expression that could run away', [{ name: 'Query', args: { param: 'v', regexp: '(a)\\1' } }]],
    ['pairs as a list', [{ name: 'Cookie', args: ['group'] }]],
  ])('are refused in Chinese: %s', (_name, list) => {
    expect(findProblem(readPredicates(list))).toMatch(/\p{Script=Han}/u);
  });

  it('know which of them are named', () => {
    const named = (Object.keys(gatewayPredicates) as (keyof typeof gatewayPredicates)[]).filter(isNamed);
    expect(named).toEqual(['Header', 'Query', 'Cookie']);
  });
});

describe('filters of a gateway route', () => {
  it('are read under the names of either version of the framework, further parameters kept', () => {
    const read = readFilters([
      {
        name: 'Hystrix',
        args: [
          { key: 'name', value: 'x' },
          { key: 'note', value: '1' },
        ],
      },
      { name: 'RequestRateLimiter', args: [{ key: 'redis-rate-limiter.replenishRate', value: 5 }] },
      { name: 'StripPrefix', args: [{ key: '_genkey_0', value: '2' }] },
    ]);
    expect(read).toEqual({
      value: [
        {
          name: 'CircuitBreaker',
          args: [
            { key: 'name', value: 'x' },
            { key: 'note', value: '1' },
          ],
        },
        { name: 'RequestRateLimiter', args: [{ key: 'replenishRate', value: '5' }] },
        { name: 'StripPrefix', args: [{ key: 'parts', value: '2' }] },
      ],
    });
    const [breaker, limiter] = 'value' in read ? read.value : [];
    expect(breaker && getArg(breaker, 'failures')).toBe('5');
    expect(limiter && getArg(limiter, 'replenishRate')).toBe('5');
  });
  it('may be none', () => {
    expect(readFilters(null)).toEqual({ value: [] });
    expect(readFilters([])).toEqual({ value: [] });
  });

  const one = (name: string, ...args: [string, unknown][]) => [
    { name, args: args.map(([key, value]) => ({ key, value })) },
  ];
  it.each([
    ['an unknown one', one('RewritePath', ['regexp', '.*'])],
    ['an inherited name', one('__proto__')],
    ['no number', one('StripPrefix', ['parts', 'two'])],
    ['none of what it needs', one('StripPrefix')],
    ['a number out of range', one('StripPrefix', ['parts', '11'])],
    ['a negative rate', one('RequestRateLimiter', ['replenishRate', '-1'])],
    ['an unknown resolver', one('RequestRateLimiter', ['replenishRate', '1'], ['key-resolver', '#{T(Runtime)}'])],
    ['a fallback elsewhere', one('CircuitBreaker', ['fallbackUri', 'http://example.com/'])],
    ['a fallback that steps up', one('CircuitBreaker', ['fallbackUri', 'forward:/a/../b'])],
    ['a prefix that steps up', one('PrefixPath', ['prefix', '/a/../b'])],
    ['a header of the connection', one('AddRequestHeader', ['name', 'Host'], ['value', 'x'])],
    ['a header with a line break', one('AddRequestHeader', ['name', 'X-A'], ['value', 'a\r\nX-B: c'])],
    ['a cookie for the browser', one('AddResponseHeader', ['name', 'Set-Cookie'], ['value', 'a=b'])],
    ['a policy for the browser', one('AddResponseHeader', ['name', 'Content-Security-Policy'], ['value', 'x'])],
    ['the same parameter twice', one('StripPrefix', ['parts', '1'], ['parts', '2'])],
    ['a bad parameter name', one('StripPrefix', ['parts', '1'], ['a b', '2'])],
    [
      'too many parameters',
      one('StripPrefix', ...Array.from({ length: 21 }, (_, i): [string, string] => [`k${i}`, '1'])),
    ],
  ])('are refused in Chinese: %s', (_name, list) => {
    expect(findProblem(readFilters(list))).toMatch(/\p{Script=Han}/u);
  });
});

describe('paths and addresses', () => {
  it.each(['/', '/a', '/a/b.c', '/中文', '/a;b=1', '/a%20b', '/...'])(
    'take %s as one that means one thing',
    (value) => {
      expect(isSafePath(value)).toBe(true);
    },
  );
  it.each([
    '',
    'a',
    '/a/../b',
    '/..',
    '/a/.',
    '/%2e%2E/x',
    '/a//b',
    '/a\\b',
    '/a%2fb',
    '/a%5Cb',
    '/..;x/b',
    '/a%00',
    '/a b',
  ])('take %j for one that does not', (value) => {
    expect(isSafePath(value)).toBe(false);
  });
  it('have the form of a place', () => {
    for (const good of ['http://a', 'https://a.b:8080', 'https://a/', 'http://[::1]:80'])
      expect(isTargetForm(good), good).toBe(true);
    for (const bad of ['ftp://a', 'lb://service', 'https://a/b', 'https://u:p@a', 'https://a?x', '//a', 'a'])
      expect(isTargetForm(bad), bad).toBe(false);
  });
  it('name a moment in China time or with their own offset', () => {
    expect(gatewayTime('2026-01-01 08:00:00')?.toISOString()).toBe('2026-01-01T00:00:00.000Z');
    expect(gatewayTime('2026-01-01T08:00:00+08:00[Asia/Shanghai]')?.toISOString()).toBe('2026-01-01T00:00:00.000Z');
    for (const bad of ['2026-13-01 00:00:00', '2026-01-01', '1', '']) expect(gatewayTime(bad), bad).toBeUndefined();
  });
});
