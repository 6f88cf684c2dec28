import type { Config } from '../config.ts';
import type { Database } from '../kit/database/open.ts';
import type { Engine } from '../kit/engine.ts';
import type { Log } from '../kit/log.ts';
import type { Providers } from '../platform/messages/provider.ts';
import type { EntryLimits } from '../platform/push/socket-hub.ts';
import type { Secrets } from '../platform/secrets/secrets.ts';

/** Fills a new installation, and brings an older one up to this version's menus, dictionaries and roles. */
type Seed = (engine: Engine, tell: (line: string) => void) => Promise<void>;
export interface AppOptions {
  readonly config: Config;
  readonly secrets: Secrets;
  readonly log: Log;
  readonly seed: Seed;
  /** What `seed` and the other shipped rows depend on; a start on data that this version prepared writes none. Default: every start does. */
  readonly version?: string | undefined;
  /** Reports slow steps of the start. */
  readonly tell?: (line: string) => void;
  /** An open database instead of the configured one; closed with the app. */
  readonly database?: Database;
  readonly now?: () => Date;
  /** Message providers, instead of the configured ones. */
  readonly providers?: Providers;
  /** False: scheduled jobs run on request only. */
  readonly schedule?: boolean;
  /** Waits between two pieces of an answer of the assistant; default: as long as they are read. */
  readonly answerPace?: () => Promise<unknown>;
  /** How long a push connection may be open before its user is known. */
  readonly pushEntry?: EntryLimits;
}

/** Whether development aids are on: sample calls, the open API page, shown codes. */
export const isDevelopment = ({ loopback, production }: Config): boolean => loopback && !production;
