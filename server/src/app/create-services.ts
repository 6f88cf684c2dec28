import { hostname } from 'node:os';
import { areas } from '@campus/contract';
import { type Area, chinaTime } from '@campus/contract/kit';
import { readingPace } from '../areas/assistant/embedded.ts';
import { enterpriseHooks } from '../areas/enterprise/gate.ts';
import type { AreaServer } from '../kit/area-server.ts';
import type { Services } from '../kit/context.ts';
import type { Engine } from '../kit/engine.ts';
import { getMounts } from '../kit/http/build-server.ts';
import { BackgroundWork } from '../platform/background.ts';
import { ChatService } from '../platform/chat-proxy/chat-service.ts';
import { gatewayCache, type System } from '../platform/create-system.ts';
import type { StoredFiles } from '../platform/files/stored-files.ts';
import { Gateway } from '../platform/gateway/gateway.ts';
import { loadGatewayRoutes } from '../platform/gateway/gateway-route.ts';
import { notifyFailing } from '../platform/jobs/failing-jobs.ts';
import { JobRunner } from '../platform/jobs/job-runner.ts';
import { JobTypes } from '../platform/jobs/job-types.ts';
import { LiveService } from '../platform/live/live-service.ts';
import type { AuditAnchors } from '../platform/log/audit-anchors.ts';
import type { AuditLog } from '../platform/log/audit-log.ts';
import { OperationLog } from '../platform/log/operation-log.ts';
import { createProviders } from '../platform/messages/create-providers.ts';
import { MessageService } from '../platform/messages/message-service.ts';
import { quietUsers } from '../platform/messages/preferences.ts';
import { RecentCodes } from '../platform/messages/recent-codes.ts';
import { Monitor } from '../platform/monitor/monitor.ts';
import { SharedSamples } from '../platform/monitor/shared-samples.ts';
import { PdfRenderer } from '../platform/pdf/pdf-renderer.ts';
import { GridHub } from '../platform/push/grid-hub.ts';
import { PushHub } from '../platform/push/push-hub.ts';
import { SignInGate } from '../platform/sign-in/gate.ts';
import { type AppOptions, isDevelopment } from './options.ts';

export interface Stores {
  readonly system: System;
  readonly servers: readonly AreaServer[];
  readonly audit: AuditLog;
  readonly anchors: AuditAnchors;
  readonly files: StoredFiles;
}

/** Creates what handlers and jobs use. Nothing runs yet: `startApp` starts and ends it. */
export function createServices(engine: Engine, options: AppOptions, stores: Stores): Services {
  const { config, secrets, log } = options;
  const { system, audit, anchors, files } = stores;
  const gate = new SignInGate(engine);
  const { push, grids } = createHubs(engine, gate, options);
  const recentCodes = showsCodes(options) ? new RecentCodes(engine.now) : undefined;
  const providers = options.providers ?? createProviders(config);
  const messages = new MessageService({ engine, providers, push, log, recentCodes });
  const monitor = new Monitor({ connections: () => push.connections, caches: () => system.caches.totalUsage() });
  return {
    ...system,
    audit,
    anchors,
    files,
    gate,
    push,
    grids,
    messages,
    recentCodes,
    monitor,
    secrets,
    pdf: new PdfRenderer(),
    live: new LiveService(config.live, {
      ...{ secrets, log, now: engine.now, topics: push.topics },
      dataDir: config.dataDir,
      mediaHosts: config.http.mediaHosts,
    }),
    samples: createSamples(engine, monitor, options),
    background: new BackgroundWork(engine, log),
    operationLog: new OperationLog(engine.db, () => chinaTime(engine.now())),
    jobs: createJobs(engine, messages, stores.servers, options),
    gateway: createGateway(engine, gate, system, options),
    dataDir: config.dataDir,
    siteUrl: config.http.consoleUrl,
    chatService: config.chatService && new ChatService(config.chatService, () => engine.now().getTime(), log),
    answerPace: options.answerPace ?? readingPace,
    dataSourceHosts: config.dataSourceHosts,
    settings: config,
    enterprise: enterpriseHooks,
    sendCode: (message) => messages.sendCode(message),
    endConnections: (sessions, reason) => push.endSessions(sessions, reason),
    announceDictionaries: () => push.toAll(null, { cmd: 'dict', msgTxt: '' }),
  };
}

/** Codes are shown on the screen in local development without an SMS provider. */
const showsCodes = ({ config, providers }: AppOptions): boolean =>
  isDevelopment(config) && !(providers ?? createProviders(config)).sms;

function createHubs(engine: Engine, gate: SignInGate, { config: { http }, log, pushEntry }: AppOptions) {
  const shared = {
    database: engine.database,
    gate,
    log,
    prefixes: getMounts(http).map(({ prefix }) => prefix),
    corsOrigins: http.corsOrigins,
    consoleUrl: http.consoleUrl,
    ...(pushEntry && { entry: pushEntry }),
  };
  const codes = areas.flatMap((area: Area) => area.grids ?? []).map(({ key, code }) => [key, code] as const);
  return {
    push: new PushHub({ ...shared, quiet: (userIds) => quietUsers(engine.db, userIds, engine.now()) }),
    grids: new GridHub({ ...shared, grids: new Map(codes) }),
  };
}

function createSamples({ database }: Engine, { sampler }: Monitor, { log }: AppOptions): SharedSamples {
  const take = () => ({ latest: sampler.latest(), minute: sampler.minute() });
  return new SharedSamples({ database, process: processName(), take, log });
}

function createJobs(
  engine: Engine,
  messages: MessageService,
  servers: readonly AreaServer[],
  { log }: AppOptions,
): JobRunner {
  const types = new JobTypes([messages.job, ...servers.flatMap(({ jobs = [] }) => jobs)]);
  return new JobRunner({ engine, types, log, process: processName(), onFailing: notifyFailing(engine) });
}

function createGateway(engine: Engine, gate: SignInGate, { caches }: System, { config, log }: AppOptions): Gateway {
  const routes = caches.addValue(gatewayCache, () => loadGatewayRoutes(engine.db));
  return new Gateway({
    hosts: config.gatewayHosts,
    routes: () => routes.get(),
    gate,
    log,
    now: engine.now,
    corsOrigins: config.http.corsOrigins,
    rateLimits: config.rateLimits,
  });
}

/** Identifies this process within the installation. */
const processName = (): string => `${hostname().slice(0, 40)}#${process.pid}`;
