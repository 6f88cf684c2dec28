import { Buffer } from 'node:buffer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeXlsx } from '../../src/kit/excel/xlsx-writer.ts';
import { ok } from '../../src/kit/http/route.ts';
import { form, type HttpFixture, httpFixture } from './http-fixture.ts';

/*
 * Every place that a text can come from, and everything that no text may hold: the same sentence everywhere, before a
 * handler sees it.
 */
let fixture: HttpFixture;
let handled = 0;
beforeAll(async () => {
  fixture = await httpFixture({
    routes: [
      {
        methods: ['GET', 'POST'],
        path: '/test/take/:name',
        access: 'anyone',
        form: true,
        title: '收取',
        handle: async () => {
          handled += 1;
          return ok(null);
        },
      },
      {
        methods: ['POST'],
        path: '/test/upload',
        access: 'anyone',
        multipart: true,
        title: '上传',
        handle: async (call) => {
          for await (const part of call.parts({ maxFileBytes: 1000, maxFiles: 2 }))
            if ('stream' in part) part.stream.resume();
          handled += 1;
          return ok(null);
        },
      },
    ],
  });
});
afterAll(() => fixture.close());
beforeEach(() => {
  handled = 0;
});

const unfit = '内容包含不支持的字符，请删除后重试';
const unknown = '参数不识别！';
const texts: readonly (readonly [string, string])[] = [
  ['NUL', 'a\0b'],
  ['a backspace', 'a\bb'],
  ['an escape', '\u001b[31m'],
  ['a delete', 'a\u007f'],
  ['the first half of a pair', 'a\ud83d'],
  ['the second half of a pair', '\udc00a'],
];
const shapes: readonly (readonly [string, string])[] = [
  ['a prototype', '{"__proto__":{"isAdmin":true}}'],
  ['a constructor', '[{"constructor":1}]'],
  ['a value with a function’s name', '[{"field":"name","rule":"eq","val":{"toString":1}}]'],
  ['40 levels', `${'['.repeat(40)}${']'.repeat(40)}`],
];
const escaped = (text: string): string =>
  `"${[...text].map((c) => (c.length === 1 && !/[ -~]/.test(c) ? `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}` : c)).join('')}"`;
/** Percent-encoded as an address carries it; half a character has no form there. */
const encoded = (text: string): string | undefined => (text.isWellFormed() ? encodeURIComponent(text) : undefined);
const url = (query = '', name = 'x') => `/server/test/take/${name}${query && `?${query}`}`;
const take = (options: Parameters<HttpFixture['call']>[0]) => fixture.call({ method: 'POST', ...options });
const json = (payload: string) => take({ url: url(), payload, headers: { 'content-type': 'application/json' } });

type Send = (text: string) => Promise<{ status: number; body: { message: string } }> | undefined;
const inAddress =
  (make: (value: string) => string): Send =>
  (text) => {
    const value = encoded(text);
    return value === undefined ? undefined : take({ url: make(value), payload: {} });
  };
const places: readonly (readonly [string, Send])[] = [
  ['a body', (text) => json(`{"name":${escaped(text)}}`)],
  ['a list in a body', (text) => json(`{"rows":[{"name":[${escaped(text)}]}]}`)],
  ['a key of a body', (text) => json(`{${escaped(text)}:1}`)],
  [
    'a form-encoded body',
    (text) => {
      const value = encoded(text);
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      return value === undefined ? undefined : take({ url: url(), payload: `name=${value}`, headers });
    },
  ],
  ['a query', inAddress((value) => url(`name=${value}`))],
  ['a name in a query', inAddress((value) => url(`${value}=1`))],
  ['a path', inAddress((value) => url('', value))],
  [
    'JSON in a query',
    (text) => take({ url: url(`superQueryParams=${encodeURIComponent(`[{"val":${escaped(text)}}]`)}`), payload: {} }),
  ],
  [
    'JSON in a query, encoded three times more',
    (text) => {
      const three = [1, 2, 3].reduce((value) => encodeURIComponent(value), `[{"val":${escaped(text)}}]`);
      return take({ url: url(`superQueryParams=${encodeURIComponent(three)}`), payload: {} });
    },
  ],
  [
    'the order of a list',
    (text) => take({ url: url(`sortInfoString=${encodeURIComponent(`[{"column":${escaped(text)}}]`)}`), payload: {} }),
  ],
  ...['x-idempotency-key', 'tenant-id', 'x-request-id', 'x-access-token', 'user-agent'].map(
    (name) =>
      [`the header ${name}`, (text: string) => take({ url: url(), payload: {}, headers: { [name]: text } })] as const,
  ),
  [
    'a field of a form',
    (text) => (text.isWellFormed() ? take({ url: '/server/test/upload', ...form({ name: text }) }) : undefined),
  ],
  [
    'a file’s name',
    (text) =>
      text.isWellFormed()
        ? take({ url: '/server/test/upload', ...form({}, [{ name: `${text}.png`, content: 'x' }]) })
        : undefined,
  ],
];

describe.each(places)('in %s', (_place, send) => {
  it.each(texts)('%s is refused', async (_name, text) => {
    const sent = send(text);
    if (!sent) return;
    const { status, body } = await sent;
    expect({ status, message: body.message, handled }).toEqual({ status: 200, message: unfit, handled: 0 });
  });
});

describe.each([
  ['a body', (text: string) => json(`{"value":${text}}`)],
  ['a query', (text: string) => take({ url: url(`superQueryParams=${encodeURIComponent(text)}`), payload: {} })],
  [
    'a query, encoded once more',
    (text: string) => take({ url: url(`x=${encodeURIComponent(encodeURIComponent(text))}`), payload: {} }),
  ],
])('JSON in %s', (_place, send) => {
  it.each(shapes)('with %s is refused', async (_name, text) => {
    const { status, body } = await send(text);
    expect({ status, message: body.message, handled }).toEqual({ status: 200, message: unknown, handled: 0 });
  });
});

it.each(['__proto__', 'constructor', 'toString'])(
  'a form field named %s is refused, a parameter ignored',
  async (name) => {
    expect((await take({ url: '/server/test/upload', ...form({ [name]: '1' }) })).body.message).toBe(unknown);
    expect(handled).toBe(0);
    expect((await take({ url: url(`${name}=1`), payload: {} })).body.success).toBe(true);
  },
);

it('line breaks, tabs, every other script and symbols are no matter', async () => {
  const text = 'a\tb\r\nc é 中文 😀 \u200d \u202e';
  expect((await json(JSON.stringify({ name: text }))).body.success).toBe(true);
  expect((await take({ url: url(`name=${encodeURIComponent(text)}`), payload: {} })).body.success).toBe(true);
  expect((await take({ url: '/server/test/upload', ...form({ name: text }) })).body.success).toBe(true);
  expect(handled).toBe(3);
});

it('a field of a form is named, so that it can be marked', async () => {
  const { body } = await fixture.call({
    method: 'POST',
    url: '/server/sample/firm/add',
    as: 'staff',
    payload: { name: '甲\u000b公司' },
  });
  expect(body).toMatchObject({ message: unfit, result: { errorCode: 'RC_FIELD', fields: { name: unfit } } });
});

it('a cell of a spreadsheet refuses its row, and its row alone', async () => {
  const rows = [['甲公司'], ...texts.map(([, text]) => [`乙${text}`]), ['丙公司']];
  const columns = [{ title: '名称', kind: 'text' as const }];
  const { chunks } = await writeXlsx({ name: '导入', columns, rows });
  const file = { name: 'rows.xlsx', content: Buffer.concat([...chunks]) };
  const { body } = await fixture.call({
    method: 'POST',
    url: '/server/sample/firm/importExcel',
    as: 'staff',
    ...form({}, [file]),
  });
  expect(body).toMatchObject({ code: 201, result: { successCount: 2, errorCount: texts.length } });
});
