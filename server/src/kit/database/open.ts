import type { Database, DatabaseOptions } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

export type { Database, DatabaseOptions } from './database.ts';

/**
 * Opens PostgreSQL when `databaseUrl` is given, else the embedded database: in `dataDir`, or in memory. Throws
 * `DirectoryInUse` when another process has the folder open.
 */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl ? openPostgres(options.databaseUrl, options) : openEmbedded(options);
}
