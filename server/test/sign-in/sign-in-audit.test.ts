import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '../../src/areas/system/seed.ts';
import { AppFixture } from '../support/app-fixture.ts';

let fixture: AppFixture;
beforeAll(async () => {
  fixture = await AppFixture.open();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.clock.pass(60));

interface Act {
  readonly act: string;
  readonly actor: string;
  readonly ip: string | null;
  readonly content: Readonly<Record<string, unknown>>;
}
const last = async (): Promise<Act | undefined> => {
  const { rows } = await sql<Act>`select act, actor, ip, content from sys_audit order by seq desc limit 1`.execute(
    fixture.db,
  );
  return rows[0];
};
const sessions = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from sys_session`.execute(fixture.db);
  return rows[0]?.n ?? 0;
};
/** Runs `work` while nothing can be added to the chain. */
async function unwritable<T>(work: () => Promise<T>): Promise<T> {
  await sql`alter table sys_audit rename to sys_audit_away`.execute(fixture.db);
  try {
    return await work();
  } finally {
    await sql`alter table sys_audit_away rename to sys_audit`.execute(fixture.db);
  }
}
const failed = '操作失败，系统异常，请联系管理员';

describe('the chain of sensitive acts', () => {
  it('holds who signed in by password, from where, and who signed out', async () => {
    const { result } = await fixture.login('auditor', {}, { ip: '192.0.2.7' });
    const content = { userId: result.userInfo.id, username: 'auditor' };
    expect(await last()).toEqual({
      act: 'signIn',
      actor: 'auditor',
      ip: '192.0.2.7',
      content: { ...content, by: 'password', tenantId: 1, mobileVerifyRequired: false },
    });
    await fixture.post('/sys/logout', {}, { token: result.token });
    expect(await last()).toMatchObject({ act: 'signOut', actor: 'auditor', content });
  });

  it('holds who signed in by the code of his phone', async () => {
    const mobile = await fixture.phoneOf('auditor');
    const captcha = await fixture.sendSms(mobile);
    expect((await fixture.post('/sys/phoneLogin', { mobile, captcha })).success).toBe(true);
    expect(await last()).toMatchObject({ act: 'signIn', actor: 'auditor', content: { by: 'phone' } });
  });

  it.each([
    ['a wrong password', 'auditor', { password: 'Wrong@2026x' }, 'auditor', '用户名或密码错误'],
    ['an unknown name', 'nobody-here', {}, 'nobody-here', '用户名或密码错误'],
    ['a frozen account', 'frozen', {}, 'frozen', '该用户已冻结'],
    ['a number, which is masked', '13900001234', {}, '139****1234', '用户名或密码错误'],
    ['a name that is cut within a character', `${'a'.repeat(99)}😀`, {}, `${'a'.repeat(99)}\uFFFD`, '用户名或密码错误'],
  ])('holds that %s was refused', async (_what, username, more, name, reason) => {
    expect((await fixture.login(username, more)).message).toBe(reason);
    expect(await last()).toMatchObject({ act: 'signIn.refused', actor: 'anonymous', content: { name, reason } });
  });

  it('holds that a code of the phone was refused', async () => {
    const mobile = await fixture.phoneOf('auditor');
    const captcha = (await fixture.sendSms(mobile)) === '000000' ? '000001' : '000000';
    expect((await fixture.post('/sys/phoneLogin', { mobile, captcha })).success).toBe(false);
    expect(await last()).toMatchObject({
      act: 'signIn.refused',
      content: { name: mobile.replace(/^(...).{4}/, '$1****') },
    });
  });

  it('records a change of password without the password', async () => {
    const token = await fixture.token('demo_school_staff_2');
    const password = 'Another@2027x';
    const body = { username: 'demo_school_staff_2', oldpassword: demoPassword, password, confirmpassword: password };
    expect((await fixture.call('PUT', '/sys/user/updatePassword', { token }, body)).success).toBe(true);
    expect(await last()).toMatchObject({
      act: 'account.password',
      actor: 'demo_school_staff_2',
      content: { userId: expect.any(String) },
    });
    expect(JSON.stringify((await last())?.content)).not.toContain(password);
  });

  it('is whole after all of that', async () => {
    expect(await fixture.app.engine.services.audit.findBroken(fixture.db)).toBeUndefined();
  });
});

describe('while the chain cannot be written', () => {
  it('no user can sign in and no session is left', async () => {
    const before = await sessions();
    await unwritable(async () => {
      expect(await fixture.login('auditor')).toMatchObject({ success: false, message: failed });
      expect(await fixture.login('auditor', { password: 'Wrong@2026x' })).toMatchObject({
        success: false,
        message: failed,
      });
    });
    expect(await sessions()).toBe(before);
    expect((await fixture.login('auditor')).success).toBe(true);
  });

  it('ordinary work and the sign-out go on for signed-in users', async () => {
    const token = await fixture.token('admin');
    await unwritable(async () => {
      expect(await fixture.post('/sys/logout', {}, { token })).toMatchObject({ success: false, message: failed });
      const position = { code: 'while-away', name: '职务', postRank: '1' };
      const { success, result } = await fixture.post('/sys/position/add', position, { token });
      expect(success).toBe(true);
      const edited = { ...position, id: result.id, name: '改名', version: result.version };
      expect((await fixture.call('PUT', '/sys/position/edit', { token }, edited)).success).toBe(true);
    });
    expect((await fixture.get('/sys/user/getUserInfo', { token })).success).toBe(true);
  });

  it('no users are exported', async () => {
    const token = await fixture.token('admin');
    await unwritable(async () => {
      expect(await fixture.get('/sys/user/exportXls', { token })).toMatchObject({ success: false, message: failed });
    });
  });
});
