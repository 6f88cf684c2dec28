import { afterAll, beforeAll, expect, it } from 'vitest';
import { sessionClean } from '../../src/platform/sign-in/session-clean.ts';
import { AppFixture } from '../support/app-fixture.ts';
import { runJob } from '../support/run-job.ts';

let fixture: AppFixture;
beforeAll(async () => {
  fixture = await AppFixture.open();
});
afterAll(() => fixture.close());

it('removes only rows that can no longer be restored', async () => {
  await fixture.captcha();
  await fixture.sendSms(await fixture.phoneOf('school'));
  const token = await fixture.token('viewer');
  const clean = () => runJob(fixture.app.engine, sessionClean);
  expect(await clean()).toBe(0);
  fixture.clock.pass(2);
  expect(await clean()).toBe(1);
  expect((await fixture.get('/sys/user/getUserInfo', { token })).success).toBe(true);
  fixture.clock.pass(3 * 24 * 60);
  // The code of the phone, and the counter of strangers at the account.
  expect(await clean()).toBe(2);
  fixture.clock.pass(12 * 24 * 60);
  expect(await clean()).toBe(1);
  expect(await fixture.db.selectFrom('sys_session').select('id').execute()).toEqual([]);
});
