import { afterAll, beforeAll, expect, it } from 'vitest';
import { AppFixture } from '../../server/test/support/app-fixture.ts';
import { fakePartner } from '../../server/test/support/fake-partner.ts';
import { forge } from '../../server/test/support/forge.ts';
import { wechatSettings } from '../../server/test/support/wechat-settings.ts';

/* Who comes back from another site's sign-in brings a state of ours, of this browser, once. */
let fixture: AppFixture;
let wechat: Awaited<ReturnType<typeof fakePartner>>;
beforeAll(async () => {
  wechat = await fakePartner((url) => ({
    body: JSON.stringify(
      url.pathname === '/sns/oauth2/access_token'
        ? { access_token: 'at', expires_in: 7200, openid: 'open-a', scope: 'snsapi_login' }
        : { openid: 'open-a', nickname: '小云', sex: 1, headimgurl: 'https://wx.example/a.png', unionid: 'union-a' },
    ),
  }));
  fixture = await AppFixture.open(wechatSettings(wechat.url));
});
afterAll(async () => {
  await fixture.close();
  await wechat.close();
});

const comeBack = async (query: string) => {
  const { statusCode, headers } = await fixture.app.server.inject(`/server/pcwxlogin/callback${query}`);
  expect(statusCode).toBe(302);
  return new URL(String(headers.location));
};
const state = async (): Promise<string> => (await fixture.get('/pcwxlogin/config')).result.state;
/** Characters 9 to 11 of a ticket: 202 for an unknown user, 203 for no user. */
const ticketStatus = (url: URL) => url.searchParams.get('ticket')?.slice(8, 11);
const countAsked = () => wechat.asked.length;

it('S-N31: a state is valid once', async () => {
  const first = await state();
  expect(ticketStatus(await comeBack(`?state=${first}&code=scanA`))).toBe('202');
  const before = countAsked();
  const again = await comeBack(`?state=${first}&code=scanA`);
  expect([again.origin, again.pathname, ticketStatus(again)]).toEqual(['http://localhost', '/user/binding', '203']);
  const { success, message } = await fixture.post('/pcwxlogin/ticketLogin', {
    ticket: again.searchParams.get('ticket'),
  });
  expect([success, message]).toEqual([false, '未获取到微信用户信息，请重新扫码']);
  expect(countAsked()).toBe(before);
});
it('S-N31: refuses a state that is changed, invented, of another place or expired', async () => {
  const old = await state();
  fixture.clock.pass(60);
  const good = await state();
  const before = countAsked();
  for (const wrong of [
    forge(good),
    `${good}x`,
    good.toUpperCase(),
    'forged',
    '',
    'https://example.invalid/',
    '__proto__',
    old,
  ]) {
    const url = await comeBack(`?state=${encodeURIComponent(wrong)}&code=scanA`);
    expect([url.origin, ticketStatus(url)], wrong).toEqual(['http://localhost', '203']);
  }
  expect(ticketStatus(await comeBack('?code=scanA'))).toBe('203');
  expect(countAsked()).toBe(before);
  // The others differed from a valid one.
  expect(ticketStatus(await comeBack(`?state=${good}&code=scanA`))).toBe('202');
});
