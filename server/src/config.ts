import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import { ConfigError, type Environment, Reader } from './config-reader.ts';
import { readDataDir } from './kit/database/data-folder.ts';
import type { HttpSettings } from './kit/http/build-server.ts';
import type { ChatServiceSettings } from './platform/chat-proxy/chat-service.ts';
import { GatewayHosts } from './platform/gateway/gateway-hosts.ts';
import { type Provider, providers } from './platform/live/addresses.ts';
import type { LiveConfig } from './platform/live/live-settings.ts';
import { type Level, levels } from './platform/log/json-lines.ts';
import type { HttpProviderSettings } from './platform/messages/http-provider.ts';
import { HostList } from './platform/outgoing/host-list.ts';
import type { CasSettings, MainSiteSettings, WechatSettings } from './platform/sign-in/ports.ts';

type SeedProfile = 'demo' | 'small' | 'none';

/** All settings of the server (`docs/configuration.md`), read from the environment once. */
export interface Config {
  readonly production: boolean;
  readonly host: string;
  /** 0: chosen by the operating system. */
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** A hot standby of the database, for reads that may lag. */
  readonly replicaUrl: string | undefined;
  /** How far behind the standby may be. */
  readonly replicaLagMs: number;
  readonly seed: SeedProfile;
  /** Password of the account `admin`; undefined: the demonstration password. */
  readonly adminPassword: string | undefined;
  readonly http: HttpSettings;
  readonly rateLimits: boolean;
  /** A fixed captcha code for automated clients. */
  readonly captchaFixed: string | undefined;
  /** Whether the server is reachable from this machine only. */
  readonly loopback: boolean;
  readonly mayGenerateSecrets: boolean;
  readonly logLevel: Level;
  /** Minutes of inactivity after which a session ends; 0: never. */
  readonly sessionIdleMinutes: number;
  /** Whether students can sign in, for the calls of a student client. */
  readonly studentSignIn: boolean;
  readonly singleLogin: boolean;
  /** Daily limit of verification codes for the whole installation. */
  readonly smsDailyCap: number;
  readonly sms: HttpProviderSettings | undefined;
  readonly mail: HttpProviderSettings | undefined;
  readonly wechat: WechatSettings | undefined;
  readonly cas: CasSettings | undefined;
  readonly mainSite: MainSiteSettings | undefined;
  /** The service behind the assistant; without one the embedded answerer is used. */
  readonly chatService: ChatServiceSettings | undefined;
  /** Hosts whose databases reports may read. */
  readonly dataSourceHosts: HostList;
  /** Allowed targets of gateway routes; the gateway is off without them. */
  readonly gatewayHosts: GatewayHosts;
  readonly live: LiveConfig;
}

const web = ['http:', 'https:'];
const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));
const prefixForm = /^(\/[a-z0-9][a-z0-9-]*)+$/;

/** Whether a listening address is reachable from this machine only. */
const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || /^127\./.test(host);

/** The settings in `env`. Throws ConfigError naming every invalid one. */
export function readConfig(env: Environment): Config {
  const read = new Reader(env);
  const production = read.text('NODE_ENV') === 'production';
  const host = read.text('HOST') ?? '127.0.0.1';
  const loopback = isLoopback(host);
  const databaseUrl = read.url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const replicaUrl = read.url('DATABASE_REPLICA_URL', ['postgres:', 'postgresql:']);
  read.refuse(replicaUrl !== undefined && !databaseUrl, '设置 DATABASE_REPLICA_URL 时需要 DATABASE_URL');
  const live = readLive(read, host);
  const http = readHttp(read, live.pullUrl);
  const config: Config = {
    production,
    host,
    loopback,
    port: read.integer('PORT', 3000, 0, 65_535),
    dataDir: readDataDir(env),
    databaseUrl,
    replicaUrl,
    replicaLagMs: read.integer('DATABASE_REPLICA_LAG', 10, 2, 3600) * 1000,
    seed: read.choice('SEED', ['demo', 'small', 'none'], production ? 'none' : 'demo'),
    adminPassword: read.text('ADMIN_PASSWORD'),
    http,
    rateLimits: read.flag('RATE_LIMITS', true),
    captchaFixed: read.text('CAPTCHA_FIXED'),
    mayGenerateSecrets: read.flag('ALLOW_GENERATED_SECRETS', !production),
    logLevel: read.choice('LOG_LEVEL', levels, 'info'),
    sessionIdleMinutes: read.integer('SESSION_IDLE', 24 * 60, 0, 7 * 24 * 60),
    singleLogin: read.flag('SINGLE_LOGIN', false),
    studentSignIn: read.flag('STUDENT_SIGN_IN', false),
    smsDailyCap: read.integer('SMS_DAILY_CAP', 5_000, 1, 10_000_000),
    ...readPartners(read, http),
    chatService: readChatService(read),
    dataSourceHosts: readHosts(read, 'DATASOURCE_HOSTS'),
    gatewayHosts: readGatewayHosts(read),
    live,
  };
  checkProduction(read, config);
  checkExposure(read, config);
  if (read.problems.length > 0) throw new ConfigError(read.problems);
  return config;
}

function readHttp(read: Reader, pullUrl: string | undefined): HttpSettings {
  const apiPrefix = read.text('API_PREFIX') ?? '/server';
  read.refuse(!prefixForm.test(apiPrefix), `API_PREFIX 应形如 /server，现为“${apiPrefix}”`);
  const corsOrigins = read.list('CORS_ORIGINS');
  for (const origin of corsOrigins)
    read.refuse(
      !isOrigin(origin),
      `CORS_ORIGINS 中的“${origin}”不是一个来源（形如 https://www.example.edu.cn，不能用 *）`,
    );
  const trustProxy = read.list('TRUST_PROXY');
  for (const proxy of trustProxy)
    read.refuse(!isNetwork(proxy), `TRUST_PROXY 中的“${proxy}”不是 IP 地址或网段（形如 10.0.0.0/8）`);
  return {
    apiPrefix,
    compat: read.flag('API_COMPAT', true),
    corsOrigins,
    trustProxy,
    frameHosts: hosts(read, 'FRAME_HOSTS'),
    // Streams of another server are media that the operator has named.
    mediaHosts: [...new Set([...hosts(read, 'MEDIA_HOSTS'), ...(pullUrl ? [new URL(pullUrl).origin] : [])])],
    imageHosts: hosts(read, 'IMAGE_HOSTS'),
    consoleUrl: read.url('CONSOLE_URL', web),
    webRoot,
  };
}
const isNetwork = (value: string): boolean => {
  const [address = '', bits] = value.split('/');
  const family = isIP(address);
  return family !== 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)));
};
function isOrigin(value: string): boolean {
  try {
    const url = new URL(value);
    return web.includes(url.protocol) && url.origin === value;
  } catch {
    return false; // Not a valid URL.
  }
}
function hosts(read: Reader, name: string): string[] {
  const list = read.list(name);
  for (const host of list)
    read.refuse(!isOrigin(host), `${name} 中的“${host}”不是一个来源（形如 https://media.example.edu.cn）`);
  return list.filter(isOrigin);
}

/** Hosts, as `host` or `host:port`, a feature may connect to. */
function readHosts(read: Reader, name: string): HostList {
  const list = read.list(name);
  for (const entry of list)
    read.refuse(
      !HostList.isEntry(entry),
      `${name} 中的“${entry}”不是主机名或地址（形如 db.example.edu.cn 或 10.0.0.5:5432）`,
    );
  return new HostList(list);
}

function readGatewayHosts(read: Reader): GatewayHosts {
  const list = read.list('GATEWAY_HOSTS');
  for (const entry of list)
    read.refuse(
      !GatewayHosts.isEntry(entry),
      `GATEWAY_HOSTS 中的“${entry}”不是来源或主机（形如 https://service.example.edu.cn 或 http://10.0.0.5:8080）`,
    );
  return new GatewayHosts(list);
}

const hasOwnServer = (provider: Provider): boolean => provider === 'builtin' || provider === 'demo';
/** Live streams: the embedded media server, or the addresses and key of another one. */
function readLive(read: Reader, host: string): LiveConfig {
  const provider = read.choice('LIVE_PROVIDER', providers, 'builtin');
  const [pushUrl, pullUrl] = [read.url('LIVE_PUSH_URL', ['rtmp:', 'rtmps:']), read.url('LIVE_PULL_URL', web)];
  const key = read.text('LIVE_KEY');
  const isForeign = !hasOwnServer(provider);
  read.refuse(
    isForeign && (!pushUrl || !pullUrl || !key),
    `LIVE_PROVIDER=${provider} 时需要设置 LIVE_PUSH_URL、LIVE_PULL_URL 和 LIVE_KEY`,
  );
  const hookFrom = read.list('LIVE_HOOK_FROM');
  for (const address of hookFrom)
    read.refuse(isIP(address) === 0, `LIVE_HOOK_FROM 中的“${address}”不是 IP 地址（形如 10.0.0.5）`);
  return {
    provider,
    pushUrl,
    pullUrl,
    key,
    hookToken: read.text('LIVE_HOOK_TOKEN'),
    hookFrom: hookFrom.length > 0 ? hookFrom : ['127.0.0.1', '::1'],
    rtmpHost: read.text('LIVE_RTMP_HOST') ?? host,
    rtmpPort: read.integer('LIVE_RTMP_PORT', 1935, 0, 65_535),
  };
}

/** External services. */
function readPartners(read: Reader, http: HttpSettings): Pick<Config, 'sms' | 'mail' | 'wechat' | 'cas' | 'mainSite'> {
  const smsProvider = read.choice('SMS_PROVIDER', ['outbox', 'http'], 'outbox');
  const smsUrl = read.url('SMS_URL', web);
  read.refuse(smsProvider === 'http' && !smsUrl, 'SMS_PROVIDER=http 时需要设置 SMS_URL');
  const mailUrl = read.url('MAIL_URL', web);
  return {
    sms:
      smsProvider === 'http' && smsUrl
        ? { url: smsUrl, key: read.text('SMS_KEY'), sender: read.text('SMS_SIGN') }
        : undefined,
    mail: mailUrl ? { url: mailUrl, key: read.text('MAIL_KEY'), sender: read.text('MAIL_FROM') } : undefined,
    wechat: readWechat(read, http),
    cas: readCas(read),
    mainSite: readMainSite(read),
  };
}
function readChatService(read: Reader): ChatServiceSettings | undefined {
  const [baseUrl, key] = [read.url('AI_BASE_URL', web), read.text('AI_API_KEY')];
  read.refuse(baseUrl !== undefined && !key, '设置 AI_BASE_URL 时需要 AI_API_KEY');
  return baseUrl && key ? { baseUrl, key } : undefined;
}
function readWechat(read: Reader, { apiPrefix, consoleUrl }: HttpSettings): WechatSettings | undefined {
  const [appId, secret] = [read.text('WECHAT_APP_ID'), read.text('WECHAT_APP_SECRET')];
  read.refuse(Boolean(appId) !== Boolean(secret), 'WECHAT_APP_ID 和 WECHAT_APP_SECRET 需要同时设置');
  if (!appId || !secret) return undefined;
  read.refuse(!consoleUrl, '设置 WECHAT_APP_ID 时需要 CONSOLE_URL（浏览器访问本系统的地址）');
  return {
    appId,
    secret,
    apiBase: read.url('WECHAT_API_URL', web) ?? 'https://api.weixin.qq.com',
    openBase: read.url('WECHAT_OPEN_URL', web) ?? 'https://open.weixin.qq.com',
    redirectUri: `${consoleUrl}${apiPrefix}/pcwxlogin/callback`,
    console: consoleUrl ?? '',
  };
}
function readCas(read: Reader): CasSettings | undefined {
  const prefix = read.url('CAS_PREFIX', web);
  const services = read.list('CAS_SERVICES');
  read.refuse(
    prefix !== undefined && services.length === 0,
    '设置 CAS_PREFIX 时需要 CAS_SERVICES（本系统登录后返回的地址）',
  );
  return prefix ? { prefix, services } : undefined;
}
function readMainSite(read: Reader): MainSiteSettings | undefined {
  const address = read.url('MAIN_SITE', web);
  const secret = read.text('SSO_SECRET') ?? '';
  read.refuse(address !== undefined && secret.length < 32, '设置 MAIN_SITE 时需要至少 32 个字符的 SSO_SECRET');
  return address ? { address, secret } : undefined;
}

function checkProduction(read: Reader, config: Config): void {
  if (!config.production) return;
  read.refuse(
    !config.databaseUrl && !read.flag('ALLOW_EMBEDDED', false),
    '生产环境需要用 DATABASE_URL 连接 PostgreSQL；确要使用内嵌数据库（断电可能丢失数据），请设置 ALLOW_EMBEDDED=1',
  );
  read.refuse(!config.adminPassword, '生产环境需要设置 ADMIN_PASSWORD');
  read.refuse(config.seed !== 'none', '生产环境不能写入演示数据，请去掉 SEED');
  read.refuse(config.captchaFixed !== undefined, '生产环境不能使用 CAPTCHA_FIXED');
  read.refuse(!config.rateLimits, '生产环境不能关闭 RATE_LIMITS');
}
/** Rejects settings that are unsafe once other machines can reach the server. */
function checkExposure(read: Reader, config: Config): void {
  if (config.loopback) return;
  read.refuse(
    config.seed !== 'none',
    `HOST=${config.host} 可被其他机器访问，不能使用带演示口令的数据，请设置 SEED=none 和 ADMIN_PASSWORD`,
  );
  read.refuse(config.captchaFixed !== undefined, 'CAPTCHA_FIXED 只能在本机地址（127.0.0.1）上使用');
  read.refuse(!config.rateLimits, 'RATE_LIMITS=off 只能在本机地址（127.0.0.1）上使用');
}
