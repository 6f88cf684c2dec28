import { afterAll, beforeAll, expect, it } from 'vitest';
import { sessionClean } from '../../src/platform/sign-in/session-clean.ts';
import { AppWorld } from '../support/app-world.ts';
import { runJob } from '../support/run-job.ts';

let world: AppWorld;
beforeAll(async () => {
  world = await AppWorld.open();
});
afterAll(() => world.close());

it('removes what nobody can bring back any more, and nothing else', async () => {
  await world.captcha();
  await world.sendSms(await world.phoneOf('school'));
  const token = await world.token('viewer');
  const clean = () => runJob(world.app.engine, sessionClean);
  expect(await clean()).toBe(0);
  world.clock.pass(2);
  expect(await clean()).toBe(1);
  expect((await world.get('/sys/user/getUserInfo', { token })).success).toBe(true);
  world.clock.pass(3 * 24 * 60);
  // The code of the phone, and the counter of strangers at the account.
  expect(await clean()).toBe(2);
  world.clock.pass(12 * 24 * 60);
  expect(await clean()).toBe(1);
  expect(await world.db.selectFrom('sys_session').select('id').execute()).toEqual([]);
});
