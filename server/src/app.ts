import { entities } from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { createEngine } from './app/create-engine.ts';
import { createHttp } from './app/create-http.ts';
import type { AppOptions } from './app/options.ts';
import { prepareData } from './app/prepare-data.ts';
import type { Config } from './config.ts';
import { type Database, openDatabase } from './kit/database/open.ts';
import type { Engine } from './kit/engine.ts';
import type { Route } from './kit/http/route.ts';
import { fillPinyin } from './kit/read/pinyin.ts';
import { migrate } from './kit/schema/migrate.ts';
import { connectLive } from './platform/live/hooks.ts';

const drainMs = 10_000;

/** The running application; `server` does not listen yet. */
export interface App {
  readonly server: FastifyInstance;
  readonly engine: Engine;
  /** All registered routes. */
  readonly routes: readonly Route[];
  /** Stops accepting requests, waits for running ones, then closes everything. */
  close(): Promise<void>;
}

/** Opens, migrates and seeds the database, builds the server and starts the jobs. */
export async function startApp(options: AppOptions): Promise<App> {
  const { config, tell = () => undefined } = options;
  const database = options.database ?? (await openConfigured(config, tell));
  try {
    await migrate(database.db, (name) => tell(`升级数据库：${name}`));
    const { engine, servers } = await createEngine(options, database);
    await prepareData(engine, options);
    const { server, routes } = await createHttp(engine, servers, options);
    const stop = await startBackground(engine, options);
    return { server, engine, routes, close: () => close(engine, server, stop) };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function openConfigured(
  { databaseUrl, replicaUrl, replicaLagMs, dataDir }: Config,
  tell: (line: string) => void,
): Promise<Database> {
  tell(databaseUrl ? '正在连接 PostgreSQL……' : '正在打开内嵌数据库……');
  return openDatabase(databaseUrl ? { databaseUrl, replicaUrl, replicaLagMs } : { dataDir });
}

/** Starts monitoring, scheduled jobs and the filling of pinyin columns; returns how to stop the last. */
async function startBackground(engine: Engine, { log, schedule = true }: AppOptions): Promise<() => Promise<void>> {
  const { monitor, samples, jobs, background, caches } = engine.services;
  monitor.start();
  connectLive(engine, log);
  samples.start();
  if (schedule) {
    background.start();
    await jobs.start();
  }
  const filling = new AbortController();
  // Cached values can contain pinyin: they were loaded without it.
  const filled = fillPinyin(engine.db, entities, filling.signal)
    .then((hasFilled) => (hasFilled && !filling.signal.aborted ? caches.reload() : undefined))
    .catch((error: unknown) => log.error('pinyin', error));
  return async () => {
    filling.abort();
    await filled;
  };
}

async function close(engine: Engine, server: FastifyInstance, stopFilling: () => Promise<void>): Promise<void> {
  const { push, grids, jobs, background, operationLog, samples, monitor, messages, gate, caches, pdf, live } =
    engine.services;
  push.close();
  grids.close();
  await closeServer(server);
  await stopFilling();
  await background.end();
  await jobs.stop();
  await samples.end();
  monitor.end();
  await messages.stop();
  pdf.close();
  live.close();
  gate.end();
  caches.end();
  await operationLog.settled();
  await engine.database.close();
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
