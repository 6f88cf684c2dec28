import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedSession } from '../../src/areas/system/seed.ts';
import { AppFixture } from '../support/app-fixture.ts';

/** Pairs of each race; STRESS=1000 runs the full number. */
const pairs = Number(process.env.STRESS ?? 20);
const busy = '系统繁忙，请稍后再试';

let fixture: AppFixture;
beforeAll(async () => {
  fixture = await AppFixture.open();
});
afterAll(() => fixture.close());

it('runs the victim of a deadlock again', async () => {
  const { rows } = await sql<{ id: string }>`select id from sys_user order by id limit 2`.execute(fixture.db);
  const [one = '', two = ''] = rows.map(({ id }) => id);
  let tries = 0;
  let arrived = 0;
  let meet: () => void = () => undefined;
  const both = new Promise<void>((resolve) => {
    meet = resolve;
  });
  const lock = (first: string, second: string) =>
    fixture.app.engine.runAs(seedSession(1), async (context) => {
      tries += 1;
      await sql`select 1 from sys_user where id = ${first} for update`.execute(context.db);
      arrived += 1;
      if (arrived === 2) meet();
      await both;
      await sql`select 1 from sys_user where id = ${second} for update`.execute(context.db);
      return 'done';
    });
  expect(await Promise.all([lock(one, two), lock(two, one)])).toEqual(['done', 'done']);
  expect(tries).toBe(3);
});

it(
  'moves two menu entries at once',
  async () => {
    const admin = { token: await fixture.token('admin') };
    const { rows } = await sql<{ id: string; parentId: string; url: string; name: string; component: string }>`
      select id, parent_id, url, name, component from sys_permission
      where menu_type = 1 and side = 'school' and del_flag = 0 and parent_id is not null and component is not null
      order by id limit 2`.execute(fixture.db);
    const [first, second] = rows;
    if (!first || !second) throw new Error('no menu entries');
    const move = (entry: typeof first, parentId: string) =>
      fixture.post('/sys/permission/edit', { ...entry, menuType: 1, parentId }, admin);
    for (let round = 0; round < pairs; round += 1) {
      const there = round % 2 === 0;
      const answers = await Promise.all([
        move(first, there ? second.parentId : first.parentId),
        move(second, there ? first.parentId : second.parentId),
      ]);
      for (const { http, message } of answers) expect([http, message]).not.toEqual([200, busy]);
      expect(answers.map(({ success }) => success)).toEqual([true, true]);
    }
  },
  pairs * 5_000,
);
