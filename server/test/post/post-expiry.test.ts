import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postClosed } from '../../src/areas/post/post-closed.ts';
import { postExpiry } from '../../src/areas/post/post-expiry.ts';
import { listen } from '../../src/kit/listener.ts';
import { deadlines } from '../../src/platform/jobs/deadlines.ts';
import { beforeEachRun, runJob } from '../support/run-job.ts';
import { type Post, PostFixture } from './post-fixture.ts';
import { recruiter } from './post-people.ts';

let fixture: PostFixture;
let company: string;
let contact: string;
const closed: { id: string; reason: number | null }[] = [];
let failing = false;
beforeAll(async () => {
  const record = listen(postClosed, async (post) => {
    if (failing) throw new Error('deliveries could not be closed');
    closed.push({ id: post.id, reason: post.closeReason });
  });
  fixture = await PostFixture.open([record]);
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await fixture.clear();
  [closed.length, failing] = [0, false];
  company = await fixture.company('云湖示例科技有限公司');
  contact = await fixture.member(company, 'anna');
});
const stored = (more: Record<string, unknown>): Promise<Post> =>
  fixture.stored(company, contact, { postStatus: 1, ...more });
const run = (): Promise<number> => runJob(fixture.engine, deadlines);
const remind = (): Promise<number> => runJob(fixture.engine, postExpiry);
const loadState = async (post: Post): Promise<number> => (await fixture.row(post.id)).postStatus;

describe('the end of the last day', () => {
  it('ends open and paused posts after their last day, in every tenant, and nothing else', async () => {
    const foreign = await fixture.company('外校企业', {}, 2);
    const past = [await stored({ endDate: '2025-10-14' }), await stored({ endDate: '2025-01-01', postStatus: 2 })];
    past.push(await fixture.stored(foreign, contact, { postStatus: 1, endDate: '2025-10-14', tenantId: 2 }));
    const kept = [
      await stored({ endDate: '2025-10-15' }),
      await stored({ endDate: '2025-10-14', postStatus: 3 }),
      await stored({ endDate: '2025-10-14', postStatus: 0 }),
    ];
    expect(await run()).toBe(3);
    for (const post of past)
      expect(await fixture.row(post.id)).toMatchObject({
        postStatus: 5,
        closeReason: 2,
        closeTime: '2025-10-15 10:00:00',
      });
    expect(await Promise.all(kept.map(loadState))).toEqual([1, 3, 0]);
    expect(await fixture.history(past[0]?.id ?? '')).toMatchObject([{ action: 'expire', fromStatus: 1, toStatus: 5 }]);
    expect(closed.map(({ reason }) => reason)).toEqual([2, 2, 2]);
  });
  it('tells the contact three days before and at the end, once however often it runs', async () => {
    const soon = await stored({ endDate: '2025-10-18' });
    await stored({ endDate: '2025-10-19' });
    await stored({ endDate: '2025-10-14' });
    for (let n = 0; n < 2; n += 1) {
      await remind();
      await run();
    }
    expect(await fixture.notifications()).toEqual(['P04 anna', 'P04E anna']);
    await fixture.post(recruiter(company), 'extend', { id: soon.id, endDate: '2025-11-20' });
    fixture.clock.set('2025-11-17T00:10:00+08:00');
    await remind();
    expect((await fixture.notifications()).filter((line) => line === 'P04 anna')).toHaveLength(2);
  });
  it('says nothing of a post that is closed or extended while others are reminded', async () => {
    const [over, longer] = [await stored({ endDate: '2025-10-17' }), await stored({ endDate: '2025-10-18' })];
    const change = async () => {
      await fixture.post(recruiter(company), 'close', { id: over.id });
      await fixture.post(recruiter(company), 'extend', { id: longer.id, endDate: '2025-11-20' });
    };
    await runJob(beforeEachRun(fixture.engine, change), postExpiry);
    expect((await fixture.notifications()).filter((line) => line.startsWith('P04 '))).toEqual([]);
  });
  it('touches nothing on its second run', async () => {
    const post = await stored({ endDate: '2025-10-14' });
    await run();
    expect(await run()).toBe(0);
    expect(await fixture.history(post.id)).toHaveLength(1);
  });
});

describe('the end of a post', () => {
  it('reports its reason', async () => {
    const post = await stored({});
    await fixture.post(recruiter(company), 'close', { id: post.id });
    expect(closed).toEqual([{ id: post.id, reason: 3 }]);
  });
  it('takes the whole end back when it fails', async () => {
    failing = true;
    const post = await stored({});
    await fixture.post(recruiter(company), 'close', { id: post.id });
    expect(await loadState(post)).toBe(1);
    expect(await fixture.history(post.id)).toEqual([]);
  });
});
