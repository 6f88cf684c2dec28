import { failure } from '@campus/contract/kit';
import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { StatementError } from '../../src/kit/database/statement-error.ts';
import { successEnvelope } from '../../src/kit/http/envelope.ts';
import { once, removeExpiredKeys } from '../../src/kit/http/idempotency.ts';
import { addressKey, RateLimiter } from '../../src/kit/http/rate-limit.ts';
import { ok } from '../../src/kit/http/route.ts';
import { firm } from '../support/sample-entities.ts';
import { type HttpFixture, httpFixture } from './http-fixture.ts';

let fixture: HttpFixture;
let runs = 0;
let release: () => void = () => undefined;
beforeAll(async () => {
  fixture = await httpFixture({
    routes: [
      {
        methods: ['POST'],
        path: '/test/slow',
        access: 'signed-in',
        title: '慢',
        handle: async () => {
          runs += 1;
          await new Promise<void>((done) => {
            release = done;
          });
          return ok({ runs });
        },
      },
      {
        methods: ['POST'],
        path: '/test/counting',
        access: 'signed-in',
        title: '计数',
        handle: async () => {
          runs += 1;
          return ok({ runs });
        },
      },
      {
        methods: ['POST'],
        path: '/test/registering',
        access: 'registration',
        title: '注册',
        handle: async () => {
          runs += 1;
          return ok({ runs });
        },
      },
      {
        methods: ['POST'],
        path: '/test/late',
        access: 'signed-in',
        title: '迟到',
        handle: async (call) => {
          runs += 1;
          await new Promise<void>((done) => {
            release = done;
          });
          return fixture.engine.transaction(call, async (context) => {
            await fixture.engine.add(firm, { name: '丁公司' }, context);
            return ok(null);
          });
        },
      },
      {
        methods: ['POST'],
        path: '/test/refusing',
        access: 'signed-in',
        title: '拒绝',
        handle: async () => {
          runs += 1;
          throw failure('refused', `第${runs}次`);
        },
      },
      {
        methods: ['POST'],
        path: '/test/cut-off',
        access: 'signed-in',
        title: '断开',
        handle: async (call) => {
          runs += 1;
          await fixture.engine.transaction(call, async () => ok({ runs }));
          throw new StatementError({ code: '08006', message: 'the answer of the commit was lost' });
        },
      },
      {
        methods: ['POST'],
        path: '/test/broken',
        access: 'signed-in',
        title: '出错',
        handle: async () => {
          runs += 1;
          if (runs === 1) throw new Error('first time only');
          return ok({ runs });
        },
      },
    ],
  });
});
afterAll(() => fixture.close());
beforeEach(async () => {
  runs = 0;
  await fixture.clear();
  await sql`delete from sys_idempotency`.execute(fixture.database.db);
});

const add = (name: string, key: string, as = 'staff') =>
  fixture.call({ method: 'POST', url: '/server/sample/firm/add', as, key, payload: { name } });
const post = (path: string, key: string, as = 'staff') =>
  fixture.call({ method: 'POST', url: `/server${path}`, as, key, payload: {} });
const firms = async () =>
  (await fixture.call({ method: 'GET', url: '/server/sample/firm/list', as: 'staff' })).body.result.total;

describe('a call with an idempotency key', () => {
  it('is done once and answered the same every time', async () => {
    const first = await add('甲公司', 'k1');
    const again = await add('甲公司', 'k1');
    expect(again.body).toEqual(first.body);
    expect(await firms()).toBe(1);
  });

  it('is done once however many arrive together; the others wait for the first answer', async () => {
    const calls = [post('/test/slow', 'k2'), post('/test/slow', 'k2'), post('/test/slow', 'k2')];
    await expect.poll(() => runs).toBe(1);
    await new Promise((done) => setTimeout(done, 250));
    release();
    const answers = await Promise.all(calls);
    expect(answers.map(({ body }) => body.result)).toEqual([{ runs: 1 }, { runs: 1 }, { runs: 1 }]);
    expect(runs).toBe(1);
  });

  it('may be tried again after a refusal', async () => {
    expect((await post('/test/refusing', 'k3')).body.message).toBe('第1次');
    expect((await post('/test/refusing', 'k3')).body.message).toBe('第2次');
  });

  const reused = { success: false, code: 409, message: '相同的提交标识已用于其他内容，请刷新页面确认后再试' };
  it('is refused with another body', async () => {
    await add('甲公司', 'k8');
    const other = await add('乙公司', 'k8');
    expect([other.status, other.body]).toMatchObject([409, reused]);
    expect(await firms()).toBe(1);
  });

  it('is rejected with another body while the first call runs, too', async () => {
    const first = post('/test/slow', 'k14');
    await expect.poll(() => runs).toBe(1);
    const url = '/server/test/slow?other=1';
    const other = await fixture.call({ method: 'POST', url, as: 'staff', key: 'k14', payload: {} });
    expect([other.status, other.body]).toMatchObject([409, reused]);
    release();
    expect((await first).body.result).toEqual({ runs: 1 });
  });

  it('whose answer cannot be kept leaves no work behind', async () => {
    await sql`alter table sys_idempotency add constraint keeps_nothing check (done = 0)`.execute(fixture.database.db);
    const failed = await add('甲公司', 'k9');
    await sql`alter table sys_idempotency drop constraint keeps_nothing`.execute(fixture.database.db);
    expect(failed.body.success).toBe(false);
    expect(await firms()).toBe(0);
    expect((await add('甲公司', 'k9')).body.success).toBe(true);
    expect(await firms()).toBe(1);
  });

  it('that another process has claimed meanwhile does not commit its work', async () => {
    const late = post('/test/late', 'k10');
    await expect.poll(() => runs).toBe(1);
    await sql`update sys_idempotency set claim = 'other'`.execute(fixture.database.db);
    release();
    expect((await late).body).toMatchObject({ success: false, message: '系统繁忙，请稍后再试' });
    expect(await firms()).toBe(0);
  });

  it('whose answer got lost says that the work was done, and does it not again', async () => {
    await add('甲公司', 'k11');
    await sql`update sys_idempotency set answer = null`.execute(fixture.database.db);
    const { rows } = await sql<{ id: string; bodyHash: string }>`
      select id, body_hash from sys_idempotency`.execute(fixture.database.db);
    const parts = { db: fixture.database.db, limitMs: 1000, waitMs: 1, report: () => undefined };
    const work = () => Promise.reject(new Error('done twice'));
    await expect(once(rows[0] as { id: string; bodyHash: string }, work, parts)).rejects.toThrow(
      '该操作已处理，请刷新页面查看结果',
    );
  });

  it('runs the work again when the first of several together is refused', async () => {
    const calls = [post('/test/refusing', 'k12'), post('/test/refusing', 'k12')];
    expect((await Promise.all(calls)).map(({ body }) => body.message).sort()).toEqual(['第1次', '第2次']);
  });

  it('of a registration is its account’s own', async () => {
    const register = () =>
      fixture.call({
        method: 'POST',
        url: '/server/test/registering',
        key: 'k13',
        payload: {},
        headers: { 'x-register-token': 'rt_live' },
      });
    expect((await register()).body.result).toEqual({ runs: 1 });
    expect((await register()).body.result).toEqual({ runs: 1 });
  });

  it('gets the committed answer when the connection was lost after the commit', async () => {
    expect((await post('/test/cut-off', 'k14')).body.message).toBe('系统繁忙，请稍后再试');
    expect((await post('/test/cut-off', 'k14')).body.result).toEqual({ runs: 1 });
  });

  it('may be tried at once when the answer to its claim was lost', async () => {
    let answers = 0;
    const loseFirst: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        answers += 1;
        if (answers === 1) throw new StatementError({ code: '08006', message: 'the answer was lost' });
        return result;
      },
    };
    const db = fixture.database.db.withPlugin(loseFirst);
    const parts = { db, limitMs: 300_000, waitMs: 1, report: () => undefined };
    const call = { id: 'claim-lost', bodyHash: 'same' };
    const answer = { http: 200, body: successEnvelope('done') };
    const work = async () => answer;
    await expect(once(call, work, parts)).rejects.toThrow('the answer was lost');
    expect(await once(call, work, parts)).toEqual(answer);
  });

  it('is answered again after an outage in which its answer could not be stored', async () => {
    const first = post('/test/slow', 'k15');
    await expect.poll(() => runs).toBe(1);
    await sql`alter table sys_idempotency rename to idempotency_away`.execute(fixture.database.db);
    release();
    expect((await first).body.result).toEqual({ runs: 1 });
    await sql`alter table idempotency_away rename to sys_idempotency`.execute(fixture.database.db);
    expect((await post('/test/slow', 'k15')).body.result).toEqual({ runs: 1 });
  });

  it('may be tried again after a defect', async () => {
    expect((await post('/test/broken', 'k4')).status).toBe(500);
    expect((await post('/test/broken', 'k4')).body.result).toEqual({ runs: 2 });
  });

  it('is another call for another user, another path and another key', async () => {
    await add('甲公司', 'k5');
    expect((await post('/test/refusing', 'k5')).body.message).toBe('第1次');
    expect((await post('/test/refusing', 'k5', 'firm7')).body.message).toBe('第2次');
    expect((await add('乙公司', 'k6')).body.success).toBe(true);
    expect(await firms()).toBe(2);
  });

  it('counts again when ten minutes have passed', async () => {
    await post('/test/counting', 'k7');
    expect((await post('/test/counting', 'k7')).body.result).toEqual({ runs: 1 });
    await sql`update sys_idempotency set expire_time = now() - interval '1 second'`.execute(fixture.database.db);
    expect((await post('/test/counting', 'k7')).body.result).toEqual({ runs: 2 });
    await sql`update sys_idempotency set expire_time = now() - interval '1 second'`.execute(fixture.database.db);
    expect(await removeExpiredKeys(fixture.database.db)).toBe(1);
  });

  it('is refused with a key of more than 64 characters', async () => {
    expect((await add('甲公司', 'k'.repeat(65))).body.message).toBe('参数不识别！');
    expect(await firms()).toBe(0);
  });
});

describe('rate limits', () => {
  let limited: HttpFixture;
  beforeAll(async () => {
    limited = await httpFixture({
      rateLimits: true,
      routes: [
        {
          methods: ['GET'],
          path: '/test/open',
          access: 'anyone',
          title: '公开',
          perMinute: 3,
          handle: async () => ok(null),
        },
        {
          methods: ['GET'],
          path: '/test/own',
          access: 'signed-in',
          title: '登录',
          perMinute: 3,
          handle: async () => ok(null),
        },
      ],
    });
  });
  afterAll(() => limited.close());

  it('answer 429 and say when to come back', async () => {
    const call = () => limited.call({ method: 'GET', url: '/server/test/open' });
    const statuses = [];
    for (let i = 0; i < 4; i += 1) statuses.push((await call()).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const { headers, body } = await call();
    expect(body).toMatchObject({ success: false, code: 429, message: '请求过于频繁，请稍后再试！' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  it('count each user apart', async () => {
    const call = (as: string) => limited.call({ method: 'GET', url: '/server/test/own', as });
    for (let i = 0; i < 4; i += 1) await call('staff');
    expect((await call('staff')).status).toBe(429);
    expect((await call('firm7')).status).toBe(200);
  });

  it('are off where the settings say so', async () => {
    for (let i = 0; i < 12; i += 1) {
      const { status } = await fixture.call({
        method: 'GET',
        url: '/server/sample/firm/exportXls?template=1',
        as: 'staff',
      });
      expect(status).toBe(200);
    }
  });

  it('allow ten exports a minute', async () => {
    const statuses = [];
    for (let i = 0; i < 11; i += 1)
      statuses.push(
        (await limited.call({ method: 'GET', url: '/server/sample/firm/exportXls?template=1', as: 'staff' })).status,
      );
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  it('start over after a minute', () => {
    const limiter = new RateLimiter();
    expect([limiter.take('a', 1, 0), limiter.take('a', 1, 1000), limiter.take('a', 1, 61_000)]).toEqual([0, 59, 0]);
  });

  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:192.0.2.7', '::ffff:192.0.2.7'],
  ])('take the address %s as %s', (ip, key) => {
    expect(addressKey(ip)).toBe(key);
  });
});
