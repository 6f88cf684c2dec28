import { describe, expect, it } from 'vitest';
import { securityFixture } from '../../server/test/support/security-fixture.ts';

/* Where an answer leads comes from the configuration, never from the request. */
const ours = 'http://localhost';
const fixture = securityFixture({
  WECHAT_APP_ID: 'wx-app',
  WECHAT_APP_SECRET: 'wx-secret',
  WECHAT_API_URL: 'http://127.0.0.1:9',
  WECHAT_OPEN_URL: 'https://open.weixin.qq.com',
  CONSOLE_URL: ours,
});
const elsewhere = 'https://example.invalid/';

describe('a third-party sign-in', () => {
  it.each(['wechat_open', 'github', 'dingtalk'])(
    'S-J38: of %s has no address that says where to go',
    async (source) => {
      for (const path of ['login', 'callback'])
        for (const prefix of ['/sys/thirdLogin/oauth2', '/sys/thirdLogin', '/thirdLogin'])
          expect(
            (await fixture.ask('GET', `${prefix}/${source}/${path}?state=${encodeURIComponent(elsewhere)}&code=x`))
              .http,
          ).toBe(404);
    },
  );
  it('S-J38: returns to the console without a token when its state names another address', async () => {
    for (const query of [
      `state=${encodeURIComponent(elsewhere)}&code=x`,
      `state=${encodeURIComponent('//example.invalid')}`,
      `code=x&state=x&redirect_uri=${encodeURIComponent(elsewhere)}`,
      '',
    ])
      for (const headers of [{}, { 'x-forwarded-host': 'example.invalid' }]) {
        const answer = await fixture.ask('GET', `/pcwxlogin/callback?${query}`, { headers });
        expect(answer.http).toBe(302);
        const location = new URL(String(answer.headers.location));
        expect([location.origin, location.href.includes('example.invalid')]).toEqual([ours, false]);
        expect(location.href).not.toMatch(/token|ey[\w-]+\.[\w-]+\./i);
      }
  });
});

it.each<Record<string, string>>([
  { 'x-forwarded-host': 'example.invalid', 'x-forwarded-proto': 'http', 'x-forwarded-port': '81' },
  { forwarded: 'host=example.invalid;proto=http' },
  { x_gateway_base_path: 'http://example.invalid', 'x-gateway-base-path': 'http://example.invalid' },
  { 'x-original-url': '/sys/user/list', 'x-rewrite-url': '/sys/user/list', 'x-forwarded-prefix': '//example.invalid' },
])('S-J64: the headers %j change no link of an answer', async (headers) => {
  const answers = async (more: Record<string, string>) => {
    const all: unknown[] = [];
    for (const [path, as] of [
      ['/pcwxlogin/config', undefined],
      ['/publicity/companyPublicity/loginPageData', undefined],
      ['/publicity/loginConfig/get', undefined],
      ['/companyRegister/settings', undefined],
      ['/sys/user/getUserInfo', 'hr01'],
      ['/publicity/companyPublicity/list', 'admin'],
      ['/sys/permission/getUserPermissionByToken', 'admin'],
    ] as const) {
      const { http, result, text, headers: answered } = await fixture.ask('GET', path, { as, headers: more });
      expect(text + JSON.stringify(answered), path).not.toContain('example.invalid');
      // New each time: what the browser has to bring back.
      all.push([path, http, JSON.stringify(result).replace(/("state":|state=)"?[\w-]+/g, '$1')]);
    }
    return all;
  };
  expect(await answers(headers)).toEqual(await answers({}));
  const { result } = await fixture.ask('GET', '/pcwxlogin/config', { headers });
  expect(JSON.stringify(result)).toContain(new URL(ours).host);
});

it('S-J64: refuses a host other than the console’s', async () => {
  const { http } = await fixture.ask('GET', '/pcwxlogin/config', { headers: { host: 'example.invalid' } });
  expect(http).toBe(400);
});
