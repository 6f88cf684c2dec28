import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { text } from '@campus/contract/messages';
import { endWithParent, isFirstStart, isPreparing, prepareApart } from './app/prepare-apart.ts';
import { type App, startApp } from './app.ts';
import { demoPassword } from './areas/system/seed.ts';
import { type Config, readConfig } from './config.ts';
import { ConfigError } from './config-reader.ts';
import { demoPasswordHolder } from './demo-password.ts';
import { DirectoryInUse } from './kit/database/directory-lock.ts';
import { jsonLines } from './platform/log/json-lines.ts';
import { loadSecrets, SecretError } from './platform/secrets/load-secrets.ts';
import { seed } from './seed/index.ts';

/** EX_CONFIG of `sysexits`: a service manager does not restart on it. */
const badConfiguration = 78;

/** Demonstration accounts printed at the start, one per role. */
const shownAccounts = [
  'admin 平台管理员',
  'school 就业中心',
  'auditor 审核',
  'content01 内容审核',
  'viewer 只读',
  'multi 多租户',
  'hr01 已入驻企业',
  'hr_new 未填写资料',
  'hr_draft 资料草稿',
  'hr_wait 待审核',
  'hr_refused 已驳回',
  'frozen 已冻结',
];

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Listens on the configured address and prints it. */
async function listen(app: App, { host, port, seed: profile }: Config): Promise<void> {
  await app.server.listen({ host, port });
  const { port: actual } = app.server.server.address() as AddressInfo;
  const name = host === '0.0.0.0' || host === '::' || host === 'localhost' ? '127.0.0.1' : host;
  print(`${text.app.name}已启动：http://${name.includes(':') ? `[${name}]` : name}:${actual}`);
  if (profile !== 'none') print(`演示账号（口令均为 ${demoPassword}）：${shownAccounts.join('、')}`);
}

/** An earlier start may have created demonstration accounts, whatever the current settings are. */
async function assertNoDemoPassword({ engine }: App, { loopback, host }: Config): Promise<void> {
  const holder = loopback ? undefined : await demoPasswordHolder(engine.db);
  if (holder)
    throw new ConfigError([
      `账号 ${holder} 仍在使用演示口令，HOST 不能设为 ${host}；请先修改口令，或换用没有演示数据的 DATA_DIR、DATABASE_URL`,
    ]);
}

/** Shuts down once, in order, on SIGINT and SIGTERM. */
function shutdownOnSignal(app: App): void {
  let ending = false;
  const end = (signal: NodeJS.Signals): void => {
    if (ending) return;
    ending = true;
    print(`收到 ${signal}，正在停止……`);
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`停止时出错：${error instanceof Error ? error.message : String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}

/** Digest of the sources of a bundle (`scripts/server-build.mjs`); sources that run as they are have none. */
declare const BUNDLE_VERSION: string;
const bundleVersion = typeof BUNDLE_VERSION === 'undefined' ? undefined : BUNDLE_VERSION;

/** The application by the settings. `schedule`: whether it runs its scheduled jobs. */
async function open(config: Config, schedule: boolean): Promise<App> {
  await mkdir(config.dataDir, { recursive: true });
  const log = jsonLines(config.logLevel, (line) => void process.stdout.write(line));
  const secrets = await loadSecrets({
    dataDir: config.dataDir,
    mayGenerate: config.mayGenerateSecrets,
    env: process.env,
  });
  return startApp({
    config,
    secrets,
    log,
    tell: print,
    schedule,
    version: bundleVersion && `${bundleVersion} ${config.seed}`,
    seed: (engine, tell) => seed(engine, { profile: config.seed, adminPassword: config.adminPassword, tell }),
  });
}

/** Prepares the data for the process that waits for it. */
async function prepare(): Promise<void> {
  endWithParent();
  const app = await open(readConfig(process.env), false);
  await app.close();
  process.exit(0);
}

async function serve(): Promise<void> {
  const config = readConfig(process.env);
  if (isFirstStart(config)) await prepareApart();
  const app = await open(config, true);
  shutdownOnSignal(app);
  try {
    await assertNoDemoPassword(app, config);
    await listen(app, config);
  } catch (error) {
    await app.close();
    throw error;
  }
}

/** Describes a failed start: a sentence for known reasons, a stack trace for others. */
function reportStartFailure(error: unknown): void {
  const refused = error instanceof ConfigError || error instanceof SecretError;
  const known = refused || error instanceof DirectoryInUse;
  const busy = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  const message = known
    ? error.message
    : busy
      ? `端口 ${(error as { port?: number }).port ?? ''} 已被占用，请先停止占用它的程序，或用 PORT 指定其他端口`
      : `服务启动失败：${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  process.stderr.write(`${message}\n`);
  process.exit(refused ? badConfiguration : 1);
}

/** Runs the server with the settings of the environment; exits with a message and a code when the start fails. */
export const run = (): Promise<void> => (isPreparing() ? prepare() : serve()).catch(reportStartFailure);
