import { existsSync } from 'node:fs';
import { join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** The folder of the data, which is known before the other settings are read. */
export const readDataDir = (env: Environment): string => env.DATA_DIR?.trim() || './data';

/** Whether the folder holds an embedded database already; a first start without a template takes seconds. */
export const hasDatabase = (dataDir: string): boolean => existsSync(join(dataDir, 'db', 'PG_VERSION'));

/** Whether a start with these settings opens an embedded database that is there. */
export const willOpenEmbedded = (env: Environment): boolean =>
  !env.DATABASE_URL?.trim() && hasDatabase(readDataDir(env));
