import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answered, AppFixture } from '../support/app-fixture.ts';
import { fakePartner } from '../support/fake-partner.ts';
import { wechatSettings } from '../support/wechat-settings.ts';
import { enrol, freshCode } from './factor-owner.ts';

/** Every way to sign in ends at the second factor of an account that has one. */
const service = 'http://127.0.0.1:3000/';
const casAnswer = (user: string): string => `<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas">
  <cas:authenticationSuccess><cas:user>${user}</cas:user></cas:authenticationSuccess></cas:serviceResponse>`;

let fixture: AppFixture;
let partner: Awaited<ReturnType<typeof fakePartner>>;
beforeAll(async () => {
  // The scan code names the person, the CAS ticket the account.
  partner = await fakePartner((url) => {
    if (url.pathname === '/cas/p3/serviceValidate')
      return { body: casAnswer((url.searchParams.get('ticket') ?? '').replace(/^ST-(.*)-\d+$/, '$1')) };
    const code = url.searchParams.get('code') ?? (url.searchParams.get('access_token') ?? '').slice(3);
    const token = { access_token: `at-${code}`, expires_in: 7200, scope: 'snsapi_login' };
    const person = { nickname: '小云', sex: 1, headimgurl: 'https://wx.example/a.png', unionid: `union-${code}` };
    return { body: JSON.stringify({ openid: `open-${code}`, ...token, ...person }) };
  });
  fixture = await AppFixture.open({
    ...wechatSettings(partner.url),
    CAS_PREFIX: `${partner.url}/cas`,
    CAS_SERVICES: service,
  });
});
afterAll(async () => {
  await fixture.close();
  await partner.close();
});
beforeEach(() => fixture.clock.pass(30));

async function scan(code: string): Promise<string> {
  const { result } = await fixture.get('/pcwxlogin/config');
  const response = await fixture.app.server.inject({
    method: 'GET',
    url: `/server/pcwxlogin/callback?state=${result.state}&code=${code}`,
  });
  return new URL(String(response.headers.location)).searchParams.get('ticket') ?? '';
}
async function phoneProof(username: string): Promise<{ mobile: string; captcha: string }> {
  const mobile = await fixture.phoneOf(username);
  return { mobile, captcha: await fixture.sendSms(mobile, '4') };
}
const bind = async (username: string, code: string): Promise<Answered> =>
  fixture.post('/pcwxlogin/mobileTicketLogin', { ticket: await scan(code), ...(await phoneProof(username)) });
const exchange = async (username: string, code: string): Promise<Answered> => {
  const thirdUserUuid = await scan(code);
  const bound = await fixture.post('/sys/thirdLogin/bindingThirdPhone', {
    ...(await phoneProof(username)),
    thirdUserUuid,
  });
  return fixture.get(`/sys/thirdLogin/getLoginUser/${bound.result}/wechat_open`);
};

interface Way {
  readonly name: string;
  readonly username: string;
  /** Done before the second factor is turned on. */
  readonly prepare?: () => Promise<unknown>;
  readonly start: () => Promise<Answered>;
  /** WeChat identities bound to the account before and after the code. */
  readonly bindings: readonly [number, number];
}
const ways: readonly Way[] = [
  {
    name: 'a scan by a bound WeChat',
    username: 'school',
    prepare: () => bind('school', 'scanA'),
    start: async () => fixture.post('/pcwxlogin/ticketLogin', { ticket: await scan('scanA') }),
    bindings: [1, 1],
  },
  {
    name: 'a scan that is bound by phone',
    username: 'auditor',
    start: () => bind('auditor', 'scanB'),
    bindings: [0, 1],
  },
  {
    name: 'a scan that is bound by password',
    username: 'content01',
    start: async () =>
      fixture.post('/pcwxlogin/userNameTicketLogin', {
        ticket: await scan('scanC'),
        username: 'content01',
        password: 'Campus@2026',
        ...(await fixture.captcha()),
      }),
    bindings: [0, 1],
  },
  {
    name: 'single sign-on by CAS',
    username: 'viewer',
    start: () => fixture.get('/sys/cas/client/validateLogin?ticket=ST-viewer-1'),
    bindings: [0, 0],
  },
  {
    name: 'an exchange code',
    username: 'demo_school_staff_1',
    start: () => exchange('demo_school_staff_1', 'scanD'),
    bindings: [0, 1],
  },
];

describe.each(ways)('$name', ({ username, prepare, start, bindings }) => {
  const loadId = async (): Promise<string> =>
    (await fixture.db.selectFrom('sys_user').where('username', '=', username).select('id').executeTakeFirstOrThrow())
      .id;
  const loadCount = async (table: 'sys_session' | 'sys_third_account'): Promise<number> =>
    (
      await fixture.db
        .selectFrom(table)
        .where('userId', '=', await loadId())
        .select('id')
        .execute()
    ).length;
  const sessions = (): Promise<number> => loadCount('sys_session');
  const bound = (): Promise<number> => loadCount('sys_third_account');

  it('opens no session before the code of the second factor', async () => {
    await prepare?.();
    const { secret } = await enrol(fixture, username);
    const before = await sessions();
    const first = await start();
    expect(first).toMatchObject({ success: false, code: 428 });
    expect(Object.keys(first.result).sort()).toEqual(['errorCode', 'expiresIn', 'ticket']);
    expect([await sessions(), await bound()]).toEqual([before, bindings[0]]);

    const enter = (code: string) => fixture.post('/sys/secondFactorLogin', { ticket: first.result.ticket, code });
    expect((await enter('000000')).success).toBe(false);
    expect([await sessions(), await bound()]).toEqual([before, bindings[0]]);
    const done = await enter(freshCode(fixture, secret));
    expect(done).toMatchObject({ success: true, message: '登录成功' });
    expect((await fixture.get('/sys/user/getUserInfo', { token: done.result.token })).success).toBe(true);
    expect([await sessions(), await bound()]).toEqual([before + 1, bindings[1]]);
  });
});
