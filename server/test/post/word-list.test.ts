import { forbiddenWord } from '@campus/contract/post';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let admin: string;
let hr: string;
beforeAll(async () => {
  app = await createTestApp({ filled: 'tiny' });
  admin = await app.signIn('admin');
  hr = await app.signIn('hr01');
});
afterAll(() => app.close());

const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, as = admin) =>
  (await app.call({ method, url: `/server${path}`, as, ...(payload && { payload }) })).body;
const test = (text: string, as = admin) => call('POST', `${forbiddenWord.path}/test`, { text }, as);
const found = async (text: string) =>
  (await test(text)).result.map((hit: { text: string; level: number }) => [hit.text, hit.level]);
const word = { word: '云湖套路', kind: 9, level: 1 };

describe('the word list', () => {
  it('finds a word in its spellings, and leaves pinyin to an auditor', async () => {
    // Seeded rows have their pinyin soon after the start.
    await vi.waitFor(async () => expect(await found('ya jin')).toHaveLength(1), 20_000);
    expect(await found('收押 金、貸款，也收ya jin')).toEqual([
      ['押 金', 2],
      ['貸款', 2],
      ['ya jin', 2],
    ]);
    expect(await found('限男、xian nan')).toEqual([
      ['限男', 1],
      ['xian nan', 2],
    ]);
  });
  it('counts as it is now: added, switched off and deleted', async () => {
    expect(await found('云湖套路')).toEqual([]);
    const { result } = await call('POST', `${forbiddenWord.path}/add`, word);
    expect(await found('云湖套路')).toEqual([['云湖套路', 1]]);
    const post = { name: '前台', duty: '<p>云湖套路</p>', requirement: '' };
    const checked = await call('POST', '/companyPost/companyPost/wordCheck', post, hr);
    expect(checked.result).toMatchObject([{ field: 'duty', word: '云湖套路', level: 1, start: 0, end: 4 }]);
    await call('PUT', `${forbiddenWord.path}/edit`, { id: result.id, status: 0 });
    expect(await found('云湖套路')).toEqual([]);
    await call('PUT', `${forbiddenWord.path}/edit`, { id: result.id, status: 1 });
    expect(await found('云湖套路')).toHaveLength(1);
    await call('DELETE', `${forbiddenWord.path}/delete?id=${result.id}`);
    expect(await found('云湖套路')).toEqual([]);
  });
  it('is tested by the people who keep it', async () => {
    expect((await test('押金', hr)).code).toBe(510);
    expect((await test('')).success).toBe(false);
    expect((await test('x'.repeat(5001))).success).toBe(false);
  });
});
