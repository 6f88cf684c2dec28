import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCasAnswer } from '../../src/platform/sign-in/cas-answer.ts';
import { AppFixture } from '../support/app-fixture.ts';
import { fakePartner } from '../support/fake-partner.ts';

const success = (user: string) => `<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas">
  <cas:authenticationSuccess><cas:user>${user}</cas:user><cas:attributes><cas:mail>a@b.cn</cas:mail></cas:attributes></cas:authenticationSuccess>
</cas:serviceResponse>`;
const failed = (code: string) =>
  `<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas"><cas:authenticationFailure code="${code}">no</cas:authenticationFailure></cas:serviceResponse>`;

const service = 'http://127.0.0.1:3000/';
let fixture: AppFixture;
let cas: Awaited<ReturnType<typeof fakePartner>>;
beforeAll(async () => {
  cas = await fakePartner((url) => {
    const ticket = url.searchParams.get('ticket') ?? '';
    if (url.pathname !== '/cas/p3/serviceValidate' || url.searchParams.get('service') !== service)
      return { body: failed('INVALID_SERVICE') };
    if (ticket.startsWith('ST-school')) return { body: success('school') };
    if (ticket.startsWith('ST-frozen')) return { body: success('frozen') };
    if (ticket.startsWith('ST-nobody')) return { body: success('nobody') };
    if (ticket.startsWith('ST-away')) return { status: 302, body: '', headers: { location: 'http://127.0.0.1:1/' } };
    if (ticket.startsWith('ST-huge')) return { body: success('school') + ' '.repeat(70_000) };
    if (ticket.startsWith('ST-down')) return { status: 503, body: 'down' };
    return { body: failed('INVALID_TICKET') };
  });
  fixture = await AppFixture.open({
    CAS_PREFIX: `${cas.url}/cas`,
    CAS_SERVICES: service,
    MAIN_SITE: 'https://campus.example.edu.cn',
    SSO_SECRET: 'a shared secret of thirty-two characters!',
  });
});
afterAll(async () => {
  await fixture.close();
  await cas.close();
});
const validate = (ticket: string, more = '') =>
  fixture.get(`/sys/cas/client/validateLogin?ticket=${encodeURIComponent(ticket)}${more}`);

describe('single sign-on by CAS', () => {
  it('signs in whom the server vouches for, once per ticket', async () => {
    const { message, result } = await validate('ST-school-1');
    expect(message).toBe('登录成功');
    expect(result.userInfo.username).toBe('school');
    expect((await fixture.get('/sys/user/getUserInfo', { token: result.token })).success).toBe(true);
    expect((await validate('ST-school-1')).message).toBe('单点登录票据无效或已过期');
  });

  it.each([
    ['ST-wrong', '', 500, '单点登录票据无效或已过期'],
    ['ST-nobody', '', 500, '未找到与单点登录账号对应的用户'],
    ['ST-frozen', '', 500, '该用户已冻结'],
    ['ST-school-2', '&service=https://evil.example/', 500, '服务地址不合法'],
    ['ST-away', '', -1, '单点登录服务不可用，请稍后再试'],
    ['ST-huge', '', -1, '单点登录服务不可用，请稍后再试'],
    ['ST-down', '', -1, '单点登录服务不可用，请稍后再试'],
  ])('refuses %s%s with %i', async (ticket, more, code, message) => {
    expect(await validate(ticket, more)).toMatchObject({ success: false, code, message });
  });

  it('tries a ticket once, also when it failed', async () => {
    const before = cas.asked.length;
    await validate('ST-wrong');
    expect(cas.asked.length).toBe(before);
  });

  it('ends the session of a ticket when the server says it is over, and answers 200 whatever it is sent', async () => {
    const { result } = await validate('ST-school-3');
    const logoutRequest =
      '<samlp:LogoutRequest xmlns:samlp="urn"><samlp:SessionIndex>ST-school-3</samlp:SessionIndex></samlp:LogoutRequest>';
    expect((await fixture.post('/sys/cas/logout', { logoutRequest })).success).toBe(true);
    expect((await fixture.get('/sys/user/getUserInfo', { token: result.token })).http).toBe(401);
    expect((await fixture.post('/sys/cas/logout', { logoutRequest: 'nonsense' })).http).toBe(200);
  });

  it('takes the form-encoded notice that CAS servers send, and no other call takes a form', async () => {
    const { result } = await validate('ST-school-4');
    const form = (url: string, values: Record<string, string>) =>
      fixture.app.server.inject({
        method: 'POST',
        url: `/server${url}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' },
        payload: new URLSearchParams(values).toString(),
      });
    const logoutRequest =
      '<samlp:LogoutRequest><samlp:SessionIndex>ST-school-4</samlp:SessionIndex></samlp:LogoutRequest>';
    const answer = await form('/sys/cas/logout', { logoutRequest, relayState: 'of the CAS server' });
    expect(answer.json()).toMatchObject({ success: true, code: 200 });
    expect((await fixture.get('/sys/user/getUserInfo', { token: result.token })).http).toBe(401);
    expect((await form('/sys/login', { username: 'school', password: 'x' })).statusCode).toBe(415);
  });

  it('reads no document with a DTD or entities of its own', () => {
    expect(readCasAnswer(success('zhang&#x4e09;'))).toEqual({ user: 'zhang三' });
    expect(readCasAnswer(failed('INVALID_TICKET'))).toEqual({ failed: 'INVALID_TICKET' });
    expect(readCasAnswer(`<!DOCTYPE a [<!ENTITY x "school">]>${success('&x;')}`)).toBeUndefined();
    expect(readCasAnswer(success('<b>school</b>'))).toBeUndefined();
    expect(readCasAnswer('<html/>')).toBeUndefined();
  });
});

describe('the sign-on window of the main site', () => {
  it('carries a code that the main site redeems once, with the shared secret', async () => {
    const { result } = await fixture.login('school');
    const url = new URL(result.ssoUrl);
    expect(`${url.origin}${url.pathname}`).toBe('https://campus.example.edu.cn/sso');
    const exchange = (secret: string) =>
      fixture.post(
        '/sys/sso/exchange',
        { code: url.searchParams.get('code') },
        { headers: { 'x-sso-secret': secret } },
      );
    expect(await exchange('wrong')).toMatchObject({ http: 403, message: '拒绝访问' });
    expect((await exchange('a shared secret of thirty-two characters!')).result).toMatchObject({
      username: 'school',
      realname: '程就业',
    });
    expect((await exchange('a shared secret of thirty-two characters!')).success).toBe(false);
  });
});
