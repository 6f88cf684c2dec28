import type { AnyEntity, Fields, Session } from '@campus/contract/kit';
import type { Answering } from './answer.ts';
import type { AnyBehaviour } from './behaviour.ts';
import type { CompatShape } from './compat.ts';
import type { Engine } from './engine.ts';
import type { Handle } from './handle.ts';
import type { TreeNode } from './ports.ts';
import type { Route } from './route.ts';

/** What a run is told besides where it works. */
export interface JobWork {
  /** Says that the run is to end: what takes long looks at it between its steps. */
  readonly signal: AbortSignal;
  /** Values of the job's parameters, checked. */
  readonly parameters: Readonly<Record<string, unknown>>;
}
/** Work that runs on a schedule: idempotent, on the stored state, so that a missed run is made up by the next. */
export interface Job {
  readonly name: string;
  readonly title: string;
  /** Seven-field expression (second … year) it ships with; the administrator's replaces it. */
  readonly cron: string;
  /** What an administrator may set. */
  readonly parameters?: Fields;
  /** Answers how many rows it touched. */
  run(engine: Engine, systemSession: (tenantId: number) => Session, work: JobWork): Promise<number>;
}
/** A tree that fields of kind category point into: its nodes by tenant, under 0 those of every tenant. Read whole, kept in memory. */
export interface TreeSource {
  readonly name: string;
  /** The entity whose ids the nodes carry as values, where its rows may be deleted. */
  readonly entity?: AnyEntity;
  load(db: Handle): Promise<ReadonlyMap<number, readonly TreeNode[]>>;
}
/** Answers kept in memory per owner and key (`Caches.timed`), listed under their name on the monitoring screen. */
export interface TimedCacheSource {
  readonly name: string;
  /** Milliseconds an answer is kept. */
  readonly lifeMs: number;
  /** Answers kept at most; one more empties the cache. */
  readonly most: number;
}
/** A table whose rows pickers may use as values and texts; names are fields of the entity (`api.md` 5.8). */
export interface TableDictionary {
  readonly entity: AnyEntity;
  readonly texts: readonly string[];
  readonly codes: readonly string[];
  readonly filters?: readonly string[];
  /** Fields that hold the parent and whether there are children. */
  readonly tree?: { readonly parent: string; readonly hasChild?: string };
  /** The code a reader needs; absent: any signed-in user of the school side. */
  readonly code?: string;
}
/** What an area contributes to the server. */
export interface AreaServer {
  readonly behaviours?: readonly AnyBehaviour[];
  readonly answers?: readonly Answering[];
  /** Calls that answer sample data: there on loopback outside production only. */
  readonly samples?: readonly Answering[];
  /** Calls that are no endpoint: uploads, files, redirects. */
  readonly routes?: (engine: Engine) => readonly Route[];
  readonly jobs?: readonly Job[];
  readonly trees?: readonly TreeSource[];
  readonly caches?: readonly TimedCacheSource[];
  readonly tableDictionaries?: readonly TableDictionary[];
  /** Calls that framework clients send or read in a form of their own. */
  readonly compat?: readonly CompatShape[];
}
