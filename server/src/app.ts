import { hostname } from 'node:os';
import { join } from 'node:path';
import { areas, entities } from '@campus/contract';
import { type Area, chinaTime } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { monitorTexts, viewApiDocs } from '@campus/contract/monitor';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { areaServers } from './area-servers.ts';
import { invalidateTenant } from './areas/dashboard/index.ts';
import { enterpriseHooks, enterpriseUploads } from './areas/enterprise/index.ts';
import { ensureBuiltInSources } from './areas/system/index.ts';
import type { Config } from './config.ts';
import type { AreaServer } from './kit/area-server.ts';
import { type Database, openDatabase } from './kit/database/open.ts';
import { Engine } from './kit/engine.ts';
import { serveApiDocs } from './kit/http/api-docs.ts';
import { buildServer, mountsOf } from './kit/http/build-server.ts';
import { withCompat } from './kit/http/compat.ts';
import { entityRoutes } from './kit/http/crud.ts';
import { openApi } from './kit/http/open-api.ts';
import type { Route } from './kit/http/route.ts';
import type { Log } from './kit/log.ts';
import type { Ports } from './kit/ports.ts';
import { fillPinyin } from './kit/read/pinyin.ts';
import { migrate } from './kit/schema/migrate.ts';
import { Registry } from './kit/schema/registry.ts';
import { ChatService } from './platform/chat-proxy/chat-service.ts';
import { createSystem, gatewayCache, type System } from './platform/create-system.ts';
import { fileClean } from './platform/files/file-clean.ts';
import { fileRoutes } from './platform/files/file-routes.ts';
import { ossFileBehaviour } from './platform/files/oss-file.ts';
import { canSeeUse } from './platform/files/references.ts';
import { sanitize } from './platform/files/sanitize.ts';
import { StoredFiles } from './platform/files/stored-files.ts';
import { uploadPartRoute, uploadSessionAnswers } from './platform/files/upload-sessions.ts';
import { Gateway } from './platform/gateway/gateway.ts';
import { loadGatewayRoutes } from './platform/gateway/gateway-route.ts';
import { ensureJobs } from './platform/jobs/ensure-jobs.ts';
import { notifyFailing } from './platform/jobs/failing-jobs.ts';
import { housekeeping } from './platform/jobs/housekeeping.ts';
import { JobRunner } from './platform/jobs/job-runner.ts';
import { JobTypes } from './platform/jobs/job-types.ts';
import { AuditAnchors } from './platform/log/audit-anchors.ts';
import { AuditLog } from './platform/log/audit-log.ts';
import { dataLog } from './platform/log/data-log.ts';
import { operationLog } from './platform/log/operation-log.ts';
import { createProviders } from './platform/messages/create-providers.ts';
import { ensureEvents } from './platform/messages/event-settings.ts';
import { MessageService } from './platform/messages/message-service.ts';
import { quietUsers } from './platform/messages/preferences.ts';
import type { Providers } from './platform/messages/provider.ts';
import { RecentCodes } from './platform/messages/recent-codes.ts';
import { systemMessageBehaviour } from './platform/messages/system-message.ts';
import { Metrics } from './platform/metrics/metrics.ts';
import { serveProbes } from './platform/metrics/probes.ts';
import { Monitor } from './platform/monitor/monitor.ts';
import { SharedSamples } from './platform/monitor/shared-samples.ts';
import { GridHub } from './platform/push/grid-hub.ts';
import { createProgress } from './platform/push/progress.ts';
import { PushHub } from './platform/push/push-hub.ts';
import { checkRuleRefusal } from './platform/rules/check-rules.ts';
import { fillFieldByRule } from './platform/rules/fill-rules.ts';
import { columnCipher } from './platform/secrets/cipher.ts';
import type { Secrets } from './platform/secrets/secrets.ts';
import { provideServices } from './platform/services.ts';
import { SignInGate } from './platform/sign-in/gate.ts';
import { signInServer } from './platform/sign-in/sign-in-server.ts';
import { openDiskStore } from './platform/storage/disk-store.ts';
import { PartStore } from './platform/storage/part-store.ts';
import { createSigner } from './platform/storage/signature.ts';

const drainMs = 10_000;
const startLock = 778_203;

/** Fills a new installation, and brings an older one up to this version's menus, dictionaries and roles. */
type Seed = (engine: Engine, tell: (line: string) => void) => Promise<void>;
export interface AppOptions {
  readonly config: Config;
  readonly secrets: Secrets;
  readonly log: Log;
  readonly seed: Seed;
  /** Reports slow steps of the start. */
  readonly tell?: (line: string) => void;
  /** An open database instead of the configured one; closed with the app. */
  readonly database?: Database;
  readonly now?: () => Date;
  /** Message providers, instead of the configured ones. */
  readonly providers?: Providers;
  /** False: scheduled jobs run on request only. */
  readonly schedule?: boolean;
}
/** The running application; `server` does not listen yet. */
export interface App {
  readonly server: FastifyInstance;
  readonly engine: Engine;
  /** All registered routes. */
  readonly routes: readonly Route[];
  readonly jobs: JobRunner;
  readonly messages: MessageService;
  /** Stops accepting requests, waits for running ones, then closes everything. */
  close(): Promise<void>;
}

/** Opens, migrates and seeds the database and builds the server: the composition root. */
export async function startApp(options: AppOptions): Promise<App> {
  const { config, tell = () => undefined } = options;
  const database = options.database ?? (await openConfigured(config, tell));
  try {
    await migrate(database.db, (name) => tell(`升级数据库：${name}`));
    return await assemble(options, database, tell);
  } catch (error) {
    await database.close();
    throw error;
  }
}

function openConfigured({ databaseUrl, dataDir }: Config, tell: (line: string) => void): Promise<Database> {
  tell(databaseUrl ? '正在连接 PostgreSQL……' : '正在打开内嵌数据库……');
  return openDatabase(databaseUrl ? { databaseUrl } : { dataDir });
}

async function assemble(options: AppOptions, database: Database, tell: (line: string) => void): Promise<App> {
  const { config, secrets, log, now = () => new Date() } = options;
  const { db } = database;
  const report = (error: unknown, what: string): void => log.error(what, error);
  const mounts = mountsOf(config.http);
  const prefixes = mounts.map(({ prefix }) => prefix);

  const files = new StoredFiles({
    db,
    store: await openDiskStore(join(config.dataDir, 'files')),
    signer: createSigner(secrets.fileKey, () => now().getTime()),
    now,
    staticBase: `${config.http.apiPrefix}/sys/common/static`,
  });
  const parts = new PartStore(join(config.dataDir, 'files', '.parts'), () => now().getTime());
  const audit = new AuditLog(secrets.auditKey);
  const anchors = new AuditAnchors(join(config.dataDir, 'audit-anchors.jsonl'));
  const platform: AreaServer = {
    behaviours: [systemMessageBehaviour, ossFileBehaviour(files)],
    answers: uploadSessionAnswers({ files, parts }),
    routes: (engine) => [
      ...fileRoutes(files)(engine),
      uploadPartRoute({ files, parts }),
      ...enterpriseUploads(files)(engine),
    ],
    jobs: [fileClean(files, parts), ...housekeeping(audit, anchors)],
  };
  const servers: readonly AreaServer[] = [platform, signInServer, ...areaServers];
  const system = createSystem({ database, servers, now, report });

  const registry = new Registry(entities);
  const late: { push?: PushHub; engine?: Engine } = {};
  const engine = new Engine({
    database,
    registry,
    ports: portsOf(options, system, files, audit, now, late),
    behaviours: servers.flatMap((server) => server.behaviours ?? []),
    now,
    reportDefect: report,
    wrote: (tenantId) => invalidateTenant(system.caches, tenantId),
  });
  const gate = new SignInGate(engine);
  const push = new PushHub({
    database,
    gate,
    log,
    prefixes,
    corsOrigins: config.http.corsOrigins,
    consoleUrl: config.http.consoleUrl,
    quiet: (userIds) => quietUsers(db, userIds, now()),
  });
  const grids = new GridHub({
    database,
    gate,
    log,
    prefixes,
    corsOrigins: config.http.corsOrigins,
    consoleUrl: config.http.consoleUrl,
    grids: new Map(areas.flatMap((area: Area) => area.grids ?? []).map(({ key, code }) => [key, code])),
  });
  Object.assign(late, { engine, push });
  const providers = options.providers ?? createProviders(config);
  const showsCodes = config.loopback && !config.production && !providers.sms;
  const recentCodes = showsCodes ? new RecentCodes(now) : undefined;
  const messages = new MessageService({ engine, providers, push, log, recentCodes });
  const monitor = new Monitor({
    connections: () => push.connections,
    caches: () => system.caches.totalUsage(),
  });
  const { sampler } = monitor;
  const take = () => ({ latest: sampler.latest(), minute: sampler.minute() });
  const samples = new SharedSamples({ database, process: processName(), take, log });
  const gatewayRoutes = system.caches.addValue(gatewayCache, () => loadGatewayRoutes(db));
  const gateway = new Gateway({
    hosts: config.gatewayHosts,
    routes: () => gatewayRoutes.get(),
    gate,
    log,
    now,
    corsOrigins: config.http.corsOrigins,
    rateLimits: config.rateLimits,
  });
  const types = new JobTypes([messages.job, ...servers.flatMap((s) => s.jobs ?? [])]);
  const jobs = new JobRunner({ engine, types, log, process: processName(), onFailing: notifyFailing(engine) });
  provideServices(engine, {
    ...system,
    audit,
    anchors,
    jobs,
    monitor,
    samples,
    gateway,
    dataDir: config.dataDir,
    recentCodes,
    chatService: config.chatService && new ChatService(config.chatService, () => now().getTime(), log),
    dataSourceHosts: config.dataSourceHosts,
    secrets,
    settings: {
      captchaFixed: config.captchaFixed,
      rateLimits: config.rateLimits,
      sessionIdleMinutes: config.sessionIdleMinutes,
      singleLogin: config.singleLogin,
      smsDailyCap: config.smsDailyCap,
      cas: config.cas,
      wechat: config.wechat,
      mainSite: config.mainSite,
    },
    enterprise: enterpriseHooks,
    sendCode: (message) => messages.sendCode(message),
    endConnections: (sessions, reason) => push.endSessions(sessions, reason),
    announceDictionaries: () => push.toAll(null, { cmd: 'dict', msgTxt: '' }),
    push,
  });
  await system.caches.reload();
  await aloneAtStart(database, async () => {
    await options.seed(engine, tell);
    await ensureJobs(engine, types);
    await ensureEvents(db, chinaTime(now()));
    await ensureBuiltInSources(engine);
  });
  await system.caches.reload();

  const routes = routesOf(engine, servers, config.loopback && !config.production);
  const server = await buildServer({ engine, gate, log, routes, rateLimits: config.rateLimits, settings: config.http });
  const metrics = new Metrics({
    connections: () => push.connections,
    database: () => database.sizes(),
    sample: () => monitor.sampler.latest(),
  });
  metrics.watch(server);
  monitor.watch(server);
  monitor.start();
  samples.start();
  serveProbes(server, { gate, metrics, ready: () => database.ping(), isShortOfSpace: () => database.isShortOfSpace() });
  gateway.serve(server);
  serveApiDocs(server, {
    document: () => openApi(routes, entities, config.http.apiPrefix, text.app.name),
    path: `${config.http.apiPrefix}/docs`,
    label: monitorTexts.otherRoutes.docs,
    open: config.loopback && !config.production,
    code: viewApiDocs,
    gate,
  });
  await server.ready();
  push.attach(server.server, [grids]);

  if (options.schedule ?? true) await jobs.start();
  const filling = new AbortController();
  const filled = fillPinyin(db, entities, filling.signal).catch((error: unknown) => report(error, 'pinyin'));
  return {
    server,
    engine,
    routes,
    jobs,
    messages,
    async close() {
      push.close();
      grids.close();
      await closeServer(server);
      filling.abort();
      await filled;
      await jobs.stop();
      await samples.end();
      monitor.end();
      await messages.stop();
      gate.end();
      system.caches.end();
      await database.close();
    },
  };
}

/** Identifies this process within the installation. */
const processName = (): string => `${hostname().slice(0, 40)}#${process.pid}`;

/** Serialises the seeding of processes that start together on one PostgreSQL; the embedded database has one process. */
function aloneAtStart(database: Database, work: () => Promise<void>): Promise<void> {
  if (database.kind === 'embedded') return work();
  return database.db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`set local lock_timeout = 0`.execute(tx);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    await sql`select pg_advisory_xact_lock(${startLock}::bigint)`.execute(tx);
    await work();
  });
}

/** Implements the kit's ports with the platform. `late` holds services created after the engine. */
function portsOf(
  { secrets, log }: AppOptions,
  system: System,
  files: StoredFiles,
  audit: AuditLog,
  now: () => Date,
  late: { push?: PushHub; engine?: Engine },
): Ports {
  const { db } = files.options;
  return {
    ...system.ports,
    record: operationLog(db, () => chinaTime(now())),
    audit: (context, act, content) => audit.write(context, act, content),
    version: dataLog(now),
    cipher: columnCipher(secrets),
    sign: (path, session, isPersonal) => files.sign(path, session, isPersonal),
    async filesExist(handle, paths, session) {
      const { engine } = late;
      return files.allExist(handle, paths, session, async (path) =>
        engine && session
          ? canSeeUse(
              { ...engine.context({ session, ip: '', userAgent: '', requestId: '' }), db: handle as never },
              path,
            )
          : false,
      );
    },
    keepFile: (folder, name, content, session) => files.saveGenerated(folder, name, content, session),
    progress: createProgress(() => late.push, log),
    sanitize,
    fillRule: fillFieldByRule,
    checkRule: checkRuleRefusal,
  };
}

/** All routes: those of entities with a path, declared endpoints, and raw routes. */
function routesOf(engine: Engine, servers: readonly AreaServer[], withSamples: boolean): Route[] {
  const routes = [
    ...entities.filter((e) => e.path !== '').flatMap((e) => entityRoutes(engine, e)),
    ...servers
      .flatMap(({ answers = [], samples = [] }) => (withSamples ? [...answers, ...samples] : answers))
      .map((answering) => answering.route(engine)),
    ...servers.flatMap((server) => server.routes?.(engine) ?? []),
  ];
  return withCompat(
    routes,
    servers.flatMap((server) => server.compat ?? []),
  );
}

/** Closes idle connections immediately and running ones after ten seconds. */
async function closeServer(server: FastifyInstance): Promise<void> {
  const force = setTimeout(() => server.server.closeAllConnections(), drainMs);
  try {
    await server.close();
  } finally {
    clearTimeout(force);
  }
}
