import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../src/areas/system/seed.ts';
import { type OwnStore, ownStore } from '../support/own-store.ts';
import { callAt, type Reply, ServerProcess, signInAt } from '../support/server-process.ts';

/** Rounds of each race; STRESS=100 runs the full number. */
const rounds = Number(process.env.STRESS ?? 12);

let store: OwnStore;
let processes: ServerProcess[];
let a: string;
let b: string;
beforeAll(async () => {
  store = await ownStore('system');
  processes = [new ServerProcess(store.env), new ServerProcess(store.env)];
  [a = '', b = ''] = await Promise.all(processes.map((one) => one.address()));
});
afterAll(async () => {
  for (const one of processes ?? []) await one.crash();
  await store?.remove();
});

let keys = 0;
async function signIn(address: string, username: string, password: string): Promise<Reply> {
  keys += 1;
  const checkKey = `race-${keys}`;
  await callAt(address, `/sys/randomImage/${checkKey}`);
  return callAt(address, '/sys/login', { body: { username, password, captcha: '8888', checkKey } });
}
const getTokens = (answers: readonly Reply[]): string[] =>
  answers.filter(({ success }) => success).map(({ result }) => result.token as string);
const statusAt = async (address: string, token: string): Promise<number> =>
  (await callAt(address, '/sys/user/getUserInfo', { token })).http;
const read = async <T>(query: ReturnType<typeof sql<T>>): Promise<T[]> => {
  const database = await store.open();
  const { rows } = await query.execute(database.db);
  await database.close();
  return rows;
};
const current = (username: string) => sql<{ id: string }>`
  select s.id from sys_session s join sys_user u on u.id = s.user_id
  where u.username = ${username} and s.revoked_at is null and s.credential_version = u.credential_version`;

describe('credentials that change while people sign in', () => {
  it(
    'leave no session of an old password',
    async () => {
      let password: string = demoPassword;
      let token = await signInAt(a, 'auditor');
      for (let round = 0; round < rounds; round += 1) {
        const next = `Fresh#${round}-abcd`;
        const [changed, ...answers] = await Promise.all([
          callAt(a, '/sys/user/updatePassword', {
            token,
            body: { oldpassword: password, password: next, confirmpassword: next },
          }),
          ...[a, b, b].map((address) => signIn(address, 'auditor', password)),
        ]);
        expect(changed).toMatchObject({ success: true });
        for (const { success, message } of answers)
          if (!success) expect(message).toMatch(/^(用户名或密码错误|账号状态已变更，请重新登录)$/);
        for (const old of getTokens(answers))
          expect([await statusAt(a, old), await statusAt(b, old)]).toEqual([401, 401]);
        password = next;
        expect(await read(current('auditor'))).toHaveLength(1);
        // What the limit of sessions ended meanwhile is opened again.
        if ((await statusAt(a, token)) !== 200) token = (await signIn(a, 'auditor', password)).result.token;
      }
    },
    rounds * 10_000,
  );

  it(
    'leave no session that was opened during a freeze',
    async () => {
      const admin = await signInAt(a, 'admin');
      const [{ id: ids } = { id: '' }] = await read(
        sql<{ id: string }>`select id from sys_user where username = 'viewer'`,
      );
      const setStatus = (status: number) =>
        callAt(a, '/sys/user/frozenBatch', { token: admin, method: 'PUT', body: { ids, status } });
      for (let round = 0; round < rounds; round += 1) {
        const [frozen, ...answers] = await Promise.all([
          setStatus(2),
          ...[a, b, b].map((address) => signIn(address, 'viewer', demoPassword)),
        ]);
        expect(frozen).toMatchObject({ success: true });
        expect(await setStatus(1)).toMatchObject({ success: true });
        for (const old of getTokens(answers))
          expect([await statusAt(a, old), await statusAt(b, old)]).toEqual([401, 401]);
        expect(await read(current('viewer'))).toEqual([]);
      }
    },
    rounds * 10_000,
  );
});

describe('guesses that arrive in parallel at two processes', () => {
  const guesses = Number(process.env.STRESS ?? 200);
  const locked = '该用户登录失败次数过多，请于10分钟后再次登录！';
  const getMessages = (answers: readonly Reply[], message: string) =>
    answers.filter((answer) => answer.message === message).length;

  it('are evaluated five times at most when they sign in, also after a restart', async () => {
    const guess = (n: number) => signIn(n % 2 ? a : b, 'school', `Wrong#${n}-abcd`);
    const answers = await Promise.all(Array.from({ length: guesses }, (_, n) => guess(n)));
    expect(getMessages(answers, '用户名或密码错误')).toBe(5);
    expect(getMessages(answers, locked)).toBe(guesses - 5);
    const restarted = new ServerProcess(store.env);
    processes.push(restarted);
    expect((await signIn(await restarted.address(), 'school', demoPassword)).message).toBe(locked);
  });

  it('are evaluated five times at most when they confirm a password', async () => {
    const token = await signInAt(a, 'content01');
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        callAt(n % 2 ? a : b, '/sys/user/verifyPassword', { token, body: { password: `Wrong#${n}` } }),
      ),
    );
    expect(getMessages(answers, '密码不正确')).toBe(5);
    expect(getMessages(answers, locked)).toBe(35);
  });

  it('are counted in a table that is not written ahead', async () => {
    const rows = await read(
      sql<{ kind: string }>`select relpersistence as kind from pg_class where relname = 'sys_limit'`,
    );
    expect(rows).toEqual([{ kind: 'u' }]);
  });
});

describe('a process that hears nothing', () => {
  it('reads revocations from the database', async () => {
    const token = await signInAt(a, 'viewer');
    for (let round = 0; round < 3; round += 1) expect(await statusAt(b, token)).toBe(200);
    const cut = await read(sql<{ cut: boolean }>`
      select pg_terminate_backend(pid) as cut from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and (query ilike 'listen %' or query = 'select 1')`);
    expect(cut.length).toBeGreaterThanOrEqual(2);
    expect((await callAt(a, '/sys/logout', { token, body: {} })).success).toBe(true);
    expect(await statusAt(b, token)).toBe(401);
  });
});
