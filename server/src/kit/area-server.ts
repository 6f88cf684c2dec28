import type { AnyEntity, Fields, Session } from '@campus/contract/kit';
import type { AnyBehaviour } from './any-behaviour.ts';
import type { EngineApi } from './context.ts';
import type { Handle } from './handle.ts';
import type { BoundEndpoint } from './http/answer.ts';
import type { CompatShape } from './http/compat.ts';
import type { Route } from './http/route.ts';
import type { Listener } from './listener.ts';
import type { TreeNode } from './ports.ts';

/** Arguments of a job run besides the engine and the session. */
export interface JobArguments {
  /** Aborted when the run has to end; long jobs check it between steps. */
  readonly signal: AbortSignal;
  /** Checked values of the job's parameters. */
  readonly parameters: Readonly<Record<string, unknown>>;
}
/** Scheduled work. It is idempotent and depends only on stored state, so the next run makes up for a missed one. */
export interface Job {
  readonly name: string;
  readonly title: string;
  /** Default schedule as a seven-field expression (second … year); an administrator can replace it. */
  readonly cron: string;
  /** Parameters an administrator can set. */
  readonly parameters?: Fields;
  /** Returns the number of rows it touched. */
  run(engine: EngineApi, systemSession: (tenantId: number) => Session, work: JobArguments): Promise<number>;
}
/**
 * A tree that fields of kind category refer to. Returns the nodes by tenant; key 0 holds the nodes of every tenant.
 * Loaded whole and cached.
 */
export interface TreeSource {
  readonly name: string;
  /** The entity whose ids are the node values, if its rows can be deleted. */
  readonly entity?: AnyEntity;
  load(db: Handle): Promise<ReadonlyMap<number, readonly TreeNode[]>>;
}
/** Answers cached per owner and key (`Caches.timed`), shown under their name on the monitoring screen. */
export interface TimedCacheSource {
  readonly name: string;
  /** Lifetime of an answer in milliseconds. */
  readonly lifeMs: number;
  /** Maximum number of answers; one more clears the cache. */
  readonly most: number;
}
/** A table whose rows pickers use as values and texts; names are fields of the entity. */
export interface TableDictionary {
  readonly entity: AnyEntity;
  readonly texts: readonly string[];
  readonly codes: readonly string[];
  readonly filters?: readonly string[];
  /** Fields that hold the parent id and whether the row has children. */
  readonly tree?: { readonly parent: string; readonly hasChild?: string };
  /** The code a reader needs; absent: any signed-in user of the school side. */
  readonly code?: string;
}
/** Routes that are not endpoints: uploads, files, redirects. */
export interface RouteSource {
  readonly routes: (engine: EngineApi) => readonly Route[];
}
export const rawRoutes = (routes: RouteSource['routes']): RouteSource => ({ routes });
/** What an area contributes to the server; `npm run areas` collects it from the files of the area. */
export interface AreaServer {
  readonly behaviours?: readonly AnyBehaviour[];
  readonly answers?: readonly BoundEndpoint[];
  /** Endpoints that return sample data: registered only on loopback and outside production. */
  readonly samples?: readonly BoundEndpoint[];
  readonly routes?: readonly RouteSource[];
  readonly listeners?: readonly Listener[];
  readonly jobs?: readonly Job[];
  readonly trees?: readonly TreeSource[];
  readonly caches?: readonly TimedCacheSource[];
  readonly tableDictionaries?: readonly TableDictionary[];
  /** Calls that framework clients send or read in a different shape. */
  readonly compat?: readonly CompatShape[];
}
