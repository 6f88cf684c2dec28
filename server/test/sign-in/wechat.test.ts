import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppFixture } from '../support/app-fixture.ts';
import { fakePartner } from '../support/fake-partner.ts';
import { wechatSettings } from '../support/wechat-settings.ts';

/** Union ids by the code that WeChat hands the browser. */
const people: Record<string, string> = { scanA: 'union-a', scanB: 'union-b', scanC: 'union-c', scanD: 'union-d' };
let fixture: AppFixture;
let wechat: Awaited<ReturnType<typeof fakePartner>>;
beforeAll(async () => {
  wechat = await fakePartner((url) => {
    if (url.pathname === '/sns/oauth2/access_token') {
      const code = url.searchParams.get('code') ?? '';
      const right = url.searchParams.get('secret') === 'wx-secret' && url.searchParams.get('appid') === 'wx-app';
      if (!right || !(code in people)) return { body: JSON.stringify({ errcode: 40029, errmsg: 'invalid code' }) };
      return {
        body: JSON.stringify({
          access_token: `at-${code}`,
          expires_in: 7200,
          openid: `open-${code}`,
          scope: 'snsapi_login',
        }),
      };
    }
    const code = (url.searchParams.get('access_token') ?? '').slice(3);
    return {
      body: JSON.stringify({
        openid: `open-${code}`,
        nickname: '小云',
        sex: 1,
        headimgurl: 'https://wx.example/a.png',
        unionid: people[code],
      }),
    };
  });
  fixture = await AppFixture.open(wechatSettings(wechat.url));
});
afterAll(async () => {
  await fixture.close();
  await wechat.close();
});
beforeEach(() => fixture.clock.pass(30));

/** What a browser brings back from a scan: the address it is sent to. */
async function comeBack(query: string): Promise<string> {
  const response = await fixture.app.server.inject({ method: 'GET', url: `/server/pcwxlogin/callback${query}` });
  expect(response.statusCode).toBe(302);
  return String(response.headers.location);
}
async function scan(code: string | undefined, nonce = ''): Promise<string> {
  const { result } = await fixture.get(`/pcwxlogin/config${nonce && `?nonce=${nonce}`}`);
  const address = await comeBack(`?state=${result.state}${code === undefined ? '' : `&code=${code}`}`);
  return new URL(address).searchParams.get('ticket') ?? '';
}
const byMobile = async (ticket: string, username: string) => {
  const mobile = await fixture.phoneOf(username);
  return fixture.post('/pcwxlogin/mobileTicketLogin', { ticket, mobile, captcha: await fixture.sendSms(mobile, '4') });
};

describe('signing in by WeChat', () => {
  it('sends the browser to WeChat with a state of its own each time', async () => {
    const [a, b] = [(await fixture.get('/pcwxlogin/config')).result, (await fixture.get('/pcwxlogin/config')).result];
    expect(a).toMatchObject({
      appid: 'wx-app',
      scope: 'snsapi_login',
      redirectUri: 'http://localhost/server/pcwxlogin/callback',
    });
    expect(a.href).toMatch(
      /^https:\/\/open\.weixin\.qq\.com\/connect\/qrconnect\?appid=wx-app&redirect_uri=http%3A.*&state=.*#wechat_redirect$/,
    );
    expect(a.state).not.toBe(b.state);
  });

  it('gives 202 to an unknown person, binds him by mobile, and knows him by 201 from then on', async () => {
    const ticket = await scan('scanA');
    expect(ticket).toMatch(/^PCWXTK01202[\w-]{43}$/);
    expect((await fixture.post('/pcwxlogin/ticketLogin', { ticket })).message).toBe('该微信尚未绑定账号');
    expect((await byMobile(ticket, 'school')).result.userInfo.username).toBe('school');
    const again = await scan('scanA');
    expect(again.slice(8, 11)).toBe('201');
    expect((await fixture.post('/pcwxlogin/ticketLogin', { ticket: again })).result.userInfo.username).toBe('school');
    expect((await fixture.post('/pcwxlogin/ticketLogin', { ticket: again })).message).toBe('二维码已失效，请重新扫码');
    const logs = await fixture.db
      .selectFrom('sys_log')
      .where('userid', '=', 'school')
      .select('logContent')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(logs?.logContent).toBe('用户名: school,登录成功[微信]！');
  });

  it('binds by account and password, with the picture', async () => {
    const ticket = await scan('scanB');
    const { demoPassword } = await import('../../src/areas/system/seed.ts');
    const answered = await fixture.post('/pcwxlogin/userNameTicketLogin', {
      ticket,
      username: 'viewer',
      password: demoPassword,
      ...(await fixture.captcha()),
    });
    expect(answered.result.userInfo.username).toBe('viewer');
  });

  it('binds one person to one account, both ways', async () => {
    expect((await byMobile(await scan('scanA'), 'auditor')).message).toBe('该微信已绑定其他账号');
    expect((await byMobile(await scan('scanC'), 'school')).message).toBe('该账号已绑定其他微信');
    expect((await fixture.post('/pcwxlogin/ticketLogin', { ticket: await scan('scanC') })).message).toBe(
      '该微信尚未绑定账号',
    );
  });

  it('gives 203 when WeChat says nothing of him, and when he refused', async () => {
    for (const ticket of [await scan('unknown'), await scan(undefined)]) {
      expect(ticket.slice(8, 11)).toBe('203');
      expect((await fixture.post('/pcwxlogin/ticketLogin', { ticket })).message).toBe(
        '未获取到微信用户信息，请重新扫码',
      );
    }
  });

  it('goes by what it stored, not by the digits of the ticket', async () => {
    const ticket = await scan('scanC');
    expect(
      (await fixture.post('/pcwxlogin/ticketLogin', { ticket: ticket.replace('PCWXTK01202', 'PCWXTK01201') })).message,
    ).toBe('二维码已失效，请重新扫码');
  });

  it('lets a ticket live ten minutes and five failures', async () => {
    const old = await scan('scanA');
    fixture.clock.pass(10.1);
    expect((await fixture.post('/pcwxlogin/ticketLogin', { ticket: old })).message).toBe('二维码已失效，请重新扫码');
    const tried = await scan('scanC');
    for (let i = 0; i < 5; i += 1)
      expect((await fixture.post('/pcwxlogin/ticketLogin', { ticket: tried })).message).toBe('该微信尚未绑定账号');
    expect((await fixture.post('/pcwxlogin/ticketLogin', { ticket: tried })).message).toBe('二维码已失效，请重新扫码');
  });

  it('belongs to the browser that marked itself before the scan', async () => {
    const mine = await scan('scanA', 'browser-1');
    expect((await fixture.post('/pcwxlogin/ticketLogin', { ticket: mine })).message).toBe('二维码已失效，请重新扫码');
    expect((await fixture.post('/pcwxlogin/ticketLogin', { ticket: mine, nonce: 'browser-2' })).success).toBe(false);
    expect((await fixture.post('/pcwxlogin/ticketLogin', { ticket: mine, nonce: 'browser-1' })).success).toBe(true);
  });

  it('hands an exchange code to a pop-up that bound a phone, good for one sign-in within a minute', async () => {
    const thirdUserUuid = await scan('scanC');
    const mobile = await fixture.phoneOf('content01');
    const bound = await fixture.post('/sys/thirdLogin/bindingThirdPhone', {
      mobile,
      captcha: await fixture.sendSms(mobile, '4'),
      thirdUserUuid,
    });
    const signIn = () => fixture.get(`/sys/thirdLogin/getLoginUser/${bound.result}/wechat_open`);
    expect((await signIn()).result.userInfo.username).toBe('content01');
    expect(await signIn()).toMatchObject({ code: 510, message: 'token验证失败' });
    const token = await fixture.token('viewer');
    expect((await fixture.get(`/sys/thirdLogin/getLoginUser/${token}/wechat_open/1`)).code).toBe(510);
  });
});

describe('binding from the account settings', () => {
  const bindings = async (caller: { token: string }) => (await fixture.get('/sys/thirdLogin/bindings', caller)).result;
  const unbind = (caller: { token: string }, type: string) =>
    fixture.call('DELETE', `/sys/thirdLogin/binding?type=${type}`, caller);

  it('binds who was scanned to the account that is signed in, once', async () => {
    const own = { token: await fixture.token('expert01') };
    expect(await bindings(own)).toEqual([]);
    const nonce = 'n'.repeat(32);
    const ticket = await scan('scanD', nonce);
    const unmarked = { ticket: await scan('scanD'), nonce };
    expect((await fixture.post('/sys/thirdLogin/binding', unmarked, own)).message).toBe('二维码已失效，请重新扫码');
    expect((await fixture.post('/sys/thirdLogin/binding', { ticket, nonce: 'other' }, own)).message).toBe(
      '二维码已失效，请重新扫码',
    );
    expect(await fixture.post('/sys/thirdLogin/binding', { ticket, nonce }, own)).toMatchObject({
      message: '绑定成功',
    });
    expect((await fixture.post('/sys/thirdLogin/binding', { ticket, nonce }, own)).success).toBe(false);
    expect(await bindings(own)).toMatchObject([{ thirdType: 'wechat_open', realname: '小云' }]);
    const other = { token: await fixture.token('auditor') };
    const again = { ticket: await scan('scanD', nonce), nonce };
    expect((await fixture.post('/sys/thirdLogin/binding', again, other)).message).toBe('该微信已绑定其他账号');
  });
  it('asks for the password first, both ways', async () => {
    const own = { token: await fixture.token('expert01') };
    fixture.clock.pass(6);
    const due = { code: 510, result: { errorCode: 'REAUTH' } };
    expect(await unbind(own, 'wechat_open')).toMatchObject(due);
    const ticket = await scan('scanD');
    expect(await fixture.post('/sys/thirdLogin/binding', { ticket }, own)).toMatchObject(due);
  });
  it('is undone, but not when nothing else signs in', async () => {
    const own = { token: await fixture.token('expert01') };
    expect((await unbind(own, 'dingtalk')).message).toBe('未绑定该账号');
    const before = await fixture.db
      .selectFrom('sys_user')
      .where('username', '=', 'expert01')
      .select(['password', 'phone'])
      .executeTakeFirstOrThrow();
    const keep = (password: string | null, phone: string | null) =>
      fixture.db.updateTable('sys_user').set({ password, phone }).where('username', '=', 'expert01').execute();
    await keep('!', null);
    expect((await unbind(own, 'wechat_open')).message).toBe('请先设置登录密码!');
    expect(await bindings(own)).toHaveLength(1);
    await keep('!', before.phone);
    expect(await unbind(own, 'wechat_open')).toMatchObject({ success: true, message: '解绑成功' });
    await keep(before.password, before.phone);
    expect(await bindings(own)).toEqual([]);
    expect((await fixture.post('/pcwxlogin/ticketLogin', { ticket: await scan('scanD') })).message).toBe(
      '该微信尚未绑定账号',
    );
  });
});
