import { entities } from '@campus/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordQueries, recordWrites } from '../support/statement-count.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { untilListening } from '../support/until-listening.ts';

/*
 * The statements that a call waits for when its session is in memory. A list that was read before counts nothing again.
 */
let app: TestApp;
let admin: string;
const others = { college: 'demo_college_staff_2', enterprise: 'hr01' };
const tokens: Record<string, string> = {};
beforeAll(async () => {
  // A session stays in memory for seconds of this clock.
  const now = new Date();
  app = await createTestApp({ filled: 'tiny', now: () => now });
  admin = await app.signIn('admin');
  for (const username of Object.values(others)) tokens[username] = await app.signIn(username);
  await untilListening(app.database);
});
afterAll(() => app.close());

const get = async (url: string, as = admin) =>
  (await app.call({ method: 'GET', url: `/server${url}`, as, headers: as === admin ? { 'tenant-id': '1' } : {} })).body;
const record = async (url: string, as?: string) => {
  await get(url, as);
  return recordQueries(app.database, async () => {
    expect(await get(url, as)).toMatchObject({ success: true });
  });
};

const send = async (method: 'POST' | 'PUT', url: string, payload: object) =>
  (await app.call({ method, url: `/server${url}`, as: admin, headers: { 'tenant-id': '1' }, payload })).body;

const list = (statements: readonly string[]): string => statements.map((text) => text.trim().slice(0, 120)).join('\n');

/** The row whose detail has all of its figures, where the first one need not. */
const chosenBy: Readonly<Record<string, string>> = { delivery: '?status=1&step=10&waitFor=1', recommend: '?status=1' };
const listed = entities.filter((e) => e.path !== '' && e.calls.includes('list'));

describe.each(listed)('$title ($name)', (e) => {
  it('lists with at most two statements', async () => {
    const statements = await record(`${e.path}/list`);
    expect(statements.length, list(statements)).toBeLessThanOrEqual(2);
  });
  it.runIf(e.calls.includes('queryById'))('reads a row with one statement', async () => {
    const [row] = (await get(`${e.path}/list${chosenBy[e.name] ?? ''}`)).result.records;
    if (!row) return;
    const statements = await record(`${e.path}/queryById?id=${row.id}`);
    expect(statements.length, list(statements)).toBe(1);
  });
});

describe.each(Object.entries(others))('for the audience %s', (_audience, username) => {
  it.each(listed)('lists $title ($name) with at most two statements', async (e) => {
    const as = tokens[username] as string;
    const { success, code } = await get(`${e.path}/list`, as);
    if (!success) return expect(code).toBe(510);
    const statements = await record(`${e.path}/list`, as);
    expect(statements.length, list(statements)).toBeLessThanOrEqual(2);
  });
});

/** Entities without a row, or of which this user can edit none. */
const notEdited = new Set([
  'evaluation',
  'fairApply',
  'fairExpense',
  'interviewEvaluation',
  'sensitiveWord',
  'sysDepartRole',
  'sysTableWhiteList',
  'sysUserAgent',
]);
const edited = listed.filter((e) => e.calls.includes('edit') && e.calls.includes('queryById'));

describe.each(edited)('$title ($name)', (e) => {
  it('is edited by at most four statements', async () => {
    const { records } = (await get(`${e.path}/list?pageSize=20`)).result;
    for (const { id } of records) {
      const { result } = await get(`${e.path}/queryById?id=${id}`);
      let isSaved = false;
      const statements = await recordWrites(app.database, async () => {
        isSaved = (await send('PUT', `${e.path}/edit`, result)).success;
      });
      if (!isSaved) continue;
      expect(statements.length, list(statements)).toBeLessThanOrEqual(4);
      return;
    }
    expect(notEdited).toContain(e.name);
  });
});

/** What the form of a new row asks for. */
const drafts: Readonly<Record<string, object>> = {
  position: { code: 'counted', name: '计数', postRank: '1' },
  forbiddenWord: { word: '计数词', kind: 1, level: 1 },
  holiday: { date: '2031-01-01', name: '元旦', kind: 1 },
  sysCheckRule: {
    ruleName: '计数',
    ruleCode: 'counted',
    ruleJson: '[{"digits":"*","pattern":"^.+$","message":"必填"}]',
  },
  venue: {
    name: '计数场地',
    type: 1,
    building: '行政楼',
    capacity: 30,
    openTime: '08:00:00',
    closeTime: '20:00:00',
    weekDays: '1,2',
  },
};
/** Entities of which a copy can be added, under other texts where these are unique. */
const copied = [
  'demoOrder companyPublicity feedback questCategory jobFair liveRoom matchRule sysMessageTemplate',
  'companyPost postType helpRecord sysDict sysDictItem quartzJob sysFillRule docTemplate',
].flatMap((names) => names.split(' '));
function getCopy(e: (typeof entities)[number], row: Readonly<Record<string, unknown>>): object {
  const { id: _id, ...draft }: Record<string, unknown> = row;
  const unique = new Set((e.uniques ?? []).flatMap(({ fields }) => fields as readonly string[]));
  for (const [name, field] of Object.entries(e.fields))
    if ((field.unique || unique.has(name)) && field.kind === 'text' && typeof draft[name] === 'string')
      draft[name] = `${draft[name].slice(0, 4)}9${Math.trunc(Math.random() * 1e6)}`;
  for (const key of Object.keys(e.children ?? {}))
    draft[key] = (draft[key] as { id: string }[]).map(({ id: _own, ...child }) => child);
  return draft;
}
async function* draftsOf(e: (typeof entities)[number]): AsyncGenerator<object> {
  if (drafts[e.name]) yield drafts[e.name] as object;
  for (const { id } of (await get(`${e.path}/list?pageSize=20`)).result.records)
    yield getCopy(e, (await get(`${e.path}/queryById?id=${id}`)).result);
}

const added = entities.filter(({ name }) => Object.hasOwn(drafts, name) || copied.includes(name));
it('knows every entity that it adds', () => {
  const names = added.map(({ name }) => name);
  expect([...Object.keys(drafts), ...copied].filter((name) => !names.includes(name))).toEqual([]);
});
describe.each(added)('$title ($name)', (e) => {
  it('is added by at most four statements', async () => {
    const refusals: string[] = [];
    for await (const draft of draftsOf(e)) {
      let answer: { success?: boolean; message?: string } = {};
      const statements = await recordWrites(app.database, async () => {
        answer = await send('POST', `${e.path}/add`, draft);
      });
      if (answer.success) return expect(statements.length, list(statements)).toBeLessThanOrEqual(4);
      refusals.push(answer.message ?? '');
    }
    throw new Error(`no copy can be added: ${refusals.join(' ')}`);
  });
});
