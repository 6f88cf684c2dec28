import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppFixture } from '../support/app-fixture.ts';

let fixture: AppFixture;
let own: { token: string };
beforeAll(async () => {
  fixture = await AppFixture.open();
});
beforeEach(async () => {
  // The latest sign-ins stay when there are too many.
  fixture.clock.pass(1);
  own = { token: await fixture.token('viewer') };
});
afterAll(() => fixture.close());

const lock = (password?: string) =>
  fixture.post('/sys/user/lockScreen', { ...(password !== undefined && { password }) }, own);
const unlock = (password: string) => fixture.post('/sys/user/unlockScreen', { password }, own);
const mine = () => fixture.get('/sys/user/login/setting/getUserData', own);
const isLocked = { success: false, code: 510, message: '已锁屏', result: { errorCode: 'LOCKED' } };

describe('a locked screen (S-W26)', () => {
  it('W-LK1 stays locked for every further call, whatever the client forgets', async () => {
    expect(await lock('1234')).toMatchObject({ success: true });
    for (const url of ['/sys/permission/getUserPermissionByToken', '/sys/annountCement/listByUser', '/sys/user/list'])
      expect(await fixture.get(url, own), url).toMatchObject(isLocked);
    expect(await fixture.post('/sys/user/lockScreen', { password: '9999' }, own)).toMatchObject(isLocked);
    expect(await fixture.call('PUT', '/account/setting/lock', own, { password: '9999' })).toMatchObject(isLocked);
  });
  it('is the session’s alone', async () => {
    const other = { token: await fixture.token('viewer') };
    await lock('1234');
    expect((await fixture.get('/sys/user/login/setting/getUserData', other)).success).toBe(true);
  });
  it('keeps nothing of the password that can be read', async () => {
    await lock('geheim99');
    const { rows } = await sql<{ lockHash: string }>`select lock_hash from sys_session where locked = 1`.execute(
      fixture.db,
    );
    for (const { lockHash } of rows) expect(lockHash).toMatch(/^\$argon2id\$/);
    const logs = await sql<{
      all: string;
    }>`select request_param::text as all from sys_log where request_param::text like '%geheim99%'`.execute(fixture.db);
    expect(logs.rows).toEqual([]);
  });
  it('W-LK2 W-LK3 a wrong password leaves it locked, the right one opens it', async () => {
    await lock('1234');
    expect(await unlock('0000')).toMatchObject({ success: false, message: '锁屏密码错误' });
    expect(await mine()).toMatchObject(isLocked);
    expect((await unlock('')).message).toBe('请输入锁屏密码');
    expect(await unlock('1234')).toMatchObject({ success: true });
    expect((await mine()).success).toBe(true);
    // The count starts over with the next lock.
    await lock('1234');
    for (let i = 0; i < 4; i += 1) expect((await unlock('0000')).message).toBe('锁屏密码错误');
    expect((await unlock('1234')).success).toBe(true);
  });
  it('W-LK4 ends with the session at the fifth wrong password', async () => {
    await lock('1234');
    for (let i = 0; i < 4; i += 1) expect((await unlock('0000')).message).toBe('锁屏密码错误');
    expect(await unlock('0000')).toMatchObject({
      success: false,
      message: '密码错误次数过多，请重新登录',
      result: { errorCode: 'LOCK_ENDED' },
    });
    expect((await unlock('1234')).code).toBe(401);
    expect((await mine()).code).toBe(401);
  });
  it('counts tries that come side by side', async () => {
    await lock('1234');
    const answers = await Promise.all(['0', '1', '2', '3', '4', '5', '6', '7'].map((n) => unlock(`wrong${n}`)));
    expect(answers.filter(({ message }) => message === '锁屏密码错误').length).toBeLessThanOrEqual(4);
    expect((await mine()).code).toBe(401);
  });
  it('W-LK6 lets one sign out', async () => {
    await lock('1234');
    expect((await fixture.post('/sys/logout', {}, own)).success).toBe(true);
    expect((await mine()).code).toBe(401);
  });
  it.each([
    ['', '请输入锁屏密码'],
    ['123', '锁屏密码为4到20位'],
    ['123456789012345678901', '锁屏密码为4到20位'],
  ])('W-LK5 is not locked by “%s”', async (password, message) => {
    expect((await lock(password)).message).toBe(message);
    expect((await mine()).success).toBe(true);
  });
  it('unlocking what is not locked changes nothing', async () => {
    expect((await unlock('1234')).success).toBe(true);
    expect((await mine()).success).toBe(true);
  });
});

describe('the password for idle locks', () => {
  it('is chosen once and locks any session of the user', async () => {
    expect((await fixture.get('/account/setting/lock', own)).result).toEqual({ hasPassword: false });
    expect((await lock()).message).toBe('请输入锁屏密码');
    expect((await fixture.call('PUT', '/account/setting/lock', own, { password: '12' })).message).toBe(
      '锁屏密码为4到20位',
    );
    expect((await fixture.call('PUT', '/account/setting/lock', own, { password: 'idle1' })).success).toBe(true);
    own = { token: await fixture.token('viewer') };
    expect((await fixture.get('/account/setting/lock', own)).result).toEqual({ hasPassword: true });
    expect((await lock()).success).toBe(true);
    expect(await mine()).toMatchObject(isLocked);
    expect((await unlock('idle1')).success).toBe(true);
  });
});
