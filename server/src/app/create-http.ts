import { areas, entities } from '@campus/contract';
import { type AnyEndpoint, type Area, isStatistics } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { monitorTexts, viewApiDocs } from '@campus/contract/monitor';
import type { FastifyInstance } from 'fastify';
import type { AreaServer } from '../kit/area-server.ts';
import type { Engine } from '../kit/engine.ts';
import { listAliases } from '../kit/http/aliases.ts';
import { serveApiDocs } from '../kit/http/api-docs.ts';
import { buildServer } from '../kit/http/build-server.ts';
import { withCompat } from '../kit/http/compat.ts';
import { entityRoutes } from '../kit/http/crud.ts';
import { openApi } from '../kit/http/open-api.ts';
import type { Route } from '../kit/http/route.ts';
import { statisticsAnswer } from '../kit/read/statistics/answer.ts';
import { Metrics } from '../platform/metrics/metrics.ts';
import { serveProbes } from '../platform/metrics/probes.ts';
import { type AppOptions, isDevelopment } from './options.ts';

export interface Http {
  readonly server: FastifyInstance;
  readonly routes: readonly Route[];
}

/** Builds the HTTP server with every route, probe and hub; it is ready but does not listen. */
export async function createHttp(
  engine: Engine,
  servers: readonly AreaServer[],
  { config, log }: AppOptions,
): Promise<Http> {
  const { gate, push, grids, monitor, gateway } = engine.services;
  const { database } = engine;
  const routes = createRoutes(engine, servers, isDevelopment(config));
  const { http: settings, rateLimits } = config;
  const server = await buildServer({ engine, gate, log, routes, rateLimits, settings, cameraPages });
  const metrics = new Metrics({
    connections: () => push.connections,
    database: () => database.sizes(),
    sample: () => monitor.sampler.latest(),
  });
  metrics.watch(server);
  monitor.watch(server);
  serveProbes(server, { gate, metrics, ready: () => database.ping(), isShortOfSpace: () => database.isShortOfSpace() });
  gateway.serve(server);
  serveApiDocs(server, {
    document: () => openApi(routes, entities, config.http.apiPrefix, text.app.name),
    path: `${config.http.apiPrefix}/docs`,
    label: monitorTexts.otherRoutes.docs,
    open: isDevelopment(config),
    code: viewApiDocs,
    gate,
  });
  await server.ready();
  push.attach(server.server, [grids]);
  return { server, routes };
}

const cameraPages = areas
  .flatMap((area: Area) => area.menu ?? [])
  .filter(({ page }) => page.usesCamera)
  .map(({ page }) => page.path);

/** All routes: those of entities with a path, declared endpoints, and raw routes. */
function createRoutes(engine: Engine, servers: readonly AreaServer[], withSamples: boolean): Route[] {
  const routes = [
    ...entities.filter((e) => e.path !== '').flatMap((e) => entityRoutes(engine, e)),
    ...servers
      .flatMap(({ answers = [], samples = [] }) => (withSamples ? [...answers, ...samples] : answers))
      .map((answering) => answering.route(engine)),
    ...areas
      .flatMap((area): readonly AnyEndpoint[] => ('endpoints' in area ? area.endpoints : []))
      .filter(isStatistics)
      .map((declared) => statisticsAnswer(declared).route(engine)),
    ...servers.flatMap(({ routes: sources = [] }) => sources.flatMap((source) => source.routes(engine))),
  ];
  return withCompat(
    [...routes, ...listAliases(routes, entities)],
    servers.flatMap((server) => server.compat ?? []),
  );
}
