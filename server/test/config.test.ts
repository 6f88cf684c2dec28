import { describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { ConfigError } from '../src/config-reader.ts';

const problems = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};
const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://app@db/campus', ADMIN_PASSWORD: 'Campus#2027!' };

describe('settings', () => {
  it('have defaults with which the product starts on this machine alone', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      dataDir: './data',
      databaseUrl: undefined,
      seed: 'demo',
      loopback: true,
      rateLimits: true,
      mayGenerateSecrets: true,
      sessionIdleMinutes: 1440,
      singleLogin: false,
      http: { apiPrefix: '/server', compat: true, corsOrigins: [], trustProxy: [] },
    });
  });

  it.each([
    [{}, []],
    [{ MEDIA_HOSTS: 'https://cdn.example.edu.cn' }, ['https://cdn.example.edu.cn']],
    [{ LIVE_PULL_URL: 'https://live.example.edu.cn:8443/live' }, ['https://live.example.edu.cn:8443']],
    [
      { MEDIA_HOSTS: 'https://live.example.edu.cn', LIVE_PULL_URL: 'https://live.example.edu.cn/live' },
      ['https://live.example.edu.cn'],
    ],
  ])('let browsers play from the media hosts and the pull address: %o', (env, mediaHosts) => {
    expect(readConfig(env).http.mediaHosts).toEqual(mediaHosts);
  });

  it('are read as they are written', () => {
    const config = readConfig({
      PORT: '0',
      API_PREFIX: '/api/v1',
      API_COMPAT: 'off',
      CORS_ORIGINS: 'https://a.example.edu.cn, https://b.example.edu.cn',
      TRUST_PROXY: '10.0.0.0/8,::1',
      RATE_LIMITS: 'off',
      CAPTCHA_FIXED: '8888',
      SESSION_IDLE: '0',
      DATABASE_URL: 'postgres://app@db/campus',
      DATABASE_REPLICA_URL: 'postgres://report@standby/campus',
      DATABASE_REPLICA_LAG: '5',
      SMS_PROVIDER: 'http',
      SMS_URL: 'https://sms.example.com/send/',
      CAS_PREFIX: 'https://sso.example.edu.cn/cas/',
      CAS_SERVICES: 'https://a.example.edu.cn/',
    });
    expect(config).toMatchObject({
      port: 0,
      rateLimits: false,
      captchaFixed: '8888',
      sessionIdleMinutes: 0,
      replicaUrl: 'postgres://report@standby/campus',
      replicaLagMs: 5000,
      sms: { url: 'https://sms.example.com/send' },
      cas: { prefix: 'https://sso.example.edu.cn/cas', services: ['https://a.example.edu.cn/'] },
      http: {
        apiPrefix: '/api/v1',
        compat: false,
        corsOrigins: ['https://a.example.edu.cn', 'https://b.example.edu.cn'],
        trustProxy: ['10.0.0.0/8', '::1'],
      },
    });
  });

  it('of a production start without weaknesses are accepted', () => {
    expect(readConfig(production)).toMatchObject({ production: true, seed: 'none', mayGenerateSecrets: false });
    expect(readConfig({ ...production, DATABASE_URL: '', ALLOW_EMBEDDED: '1' }).databaseUrl).toBeUndefined();
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT 应为 0 到 65535 之间的整数，现为“eighty”'],
    [{ PORT: '70000' }, 'PORT 应为 0 到 65535 之间的整数，现为“70000”'],
    [{ SEED: 'all' }, 'SEED 只能是 demo、small、none，现为“all”'],
    [{ API_PREFIX: 'server' }, 'API_PREFIX 应形如 /server，现为“server”'],
    [{ API_COMPAT: 'maybe' }, 'API_COMPAT 只能是 1（on）或 0（off），现为“maybe”'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL 应是以 postgres:// 或 postgresql:// 开头的地址'],
    [{ DATABASE_REPLICA_URL: 'postgres://app@standby/campus' }, '设置 DATABASE_REPLICA_URL 时需要 DATABASE_URL'],
    [{ DATABASE_REPLICA_LAG: '1' }, 'DATABASE_REPLICA_LAG 应为 2 到 3600 之间的整数，现为“1”'],
    [{ CORS_ORIGINS: '*' }, 'CORS_ORIGINS 中的“*”不是一个来源'],
    [{ TRUST_PROXY: '1' }, 'TRUST_PROXY 中的“1”不是 IP 地址或网段'],
    [{ TRUST_PROXY: '10.0.0.0/40' }, 'TRUST_PROXY 中的“10.0.0.0/40”不是 IP 地址或网段'],
    [{ SMS_PROVIDER: 'http' }, 'SMS_PROVIDER=http 时需要设置 SMS_URL'],
    [{ WECHAT_APP_ID: 'wx1' }, 'WECHAT_APP_ID 和 WECHAT_APP_SECRET 需要同时设置'],
    [{ AI_BASE_URL: 'https://ai.example.edu.cn/v1' }, '设置 AI_BASE_URL 时需要 AI_API_KEY'],
    [{ MAIN_SITE: 'https://www.example.edu.cn' }, '设置 MAIN_SITE 时需要至少 32 个字符的 SSO_SECRET'],
    [{ HOST: '0.0.0.0' }, 'HOST=0.0.0.0 可被其他机器访问，不能使用带演示口令的数据'],
    [{ HOST: '0.0.0.0', SEED: 'none', CAPTCHA_FIXED: '8888' }, 'CAPTCHA_FIXED 只能在本机地址'],
    [{ HOST: '0.0.0.0', SEED: 'none', RATE_LIMITS: 'off' }, 'RATE_LIMITS=off 只能在本机地址'],
    [{ NODE_ENV: 'production' }, '生产环境需要用 DATABASE_URL 连接 PostgreSQL'],
    [{ ...production, ADMIN_PASSWORD: '' }, '生产环境需要设置 ADMIN_PASSWORD'],
    [{ ...production, SEED: 'demo' }, '生产环境不能写入演示数据'],
    [{ ...production, CAPTCHA_FIXED: '8888' }, '生产环境不能使用 CAPTCHA_FIXED'],
    [{ ...production, RATE_LIMITS: 'off' }, '生产环境不能关闭 RATE_LIMITS'],
    [{ ...production, CORS_ORIGINS: '*' }, 'CORS_ORIGINS 中的“*”不是一个来源'],
  ] as [Record<string, string>, string][])('%j are refused: %s', (env, problem) => {
    expect(problems(env).some((found) => found.startsWith(problem))).toBe(true);
  });

  it('are all named when several are wrong', () => {
    expect(problems({ PORT: 'x', SEED: 'y', API_PREFIX: 'z' })).toHaveLength(3);
  });
});
