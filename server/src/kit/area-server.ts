import type { Session } from '@campus/contract/kit';
import type { Answering } from './answer.ts';
import type { AnyBehaviour } from './behaviour.ts';
import type { Engine } from './engine.ts';
import type { Route } from './route.ts';

/** Work that runs on a schedule: idempotent, on the stored state, so that a missed run is made up by the next. */
export interface Job {
  readonly name: string;
  readonly title: string;
  /** Seven-field expression (second … year). */
  readonly cron: string;
  /** Answers how many rows it touched. */
  run(engine: Engine, systemSession: (tenantId: number) => Session): Promise<number>;
}
/** What an area contributes to the server. */
export interface AreaServer {
  readonly behaviours?: readonly AnyBehaviour[];
  readonly answers?: readonly Answering[];
  /** Calls that are no endpoint: uploads, files, redirects. */
  readonly routes?: (engine: Engine) => readonly Route[];
  readonly jobs?: readonly Job[];
}
