import { readFileSync, rmSync } from 'node:fs';
import { createFromTemplate } from '../../src/kit/database/embedded.ts';
import { type Database, openDatabase } from '../../src/kit/database/open.ts';
import { type Filled, seededCopy } from './seeded-store.ts';
import { copyDatabase, getUrl, newName, removeDatabase } from './test-database.ts';

/** A store that server processes open one after the other, or on PostgreSQL together. */
export interface OwnStore {
  /** What tells a server process where it is. */
  readonly env: Readonly<Record<string, string>>;
  /** Opened by the test itself, when no process has the folder. */
  open(): Promise<Database>;
  remove(): Promise<void>;
}

/** A store of the test file's own: a folder, or a database on the server of the run. */
export async function ownStore(filled: Filled): Promise<OwnStore> {
  const { dataDir, source } = await seededCopy(filled);
  const env = { DATA_DIR: dataDir, CAPTCHA_FIXED: '8888', RATE_LIMITS: 'off' };
  const forget = () => rmSync(dataDir, { recursive: true, force: true });
  if ('file' in source) {
    await createFromTemplate(dataDir, readFileSync(source.file));
    return { env, open: () => openDatabase({ dataDir }), remove: async () => forget() };
  }
  const name = newName();
  await (await copyDatabase(name, source.name)).close();
  const databaseUrl = getUrl(name);
  return {
    env: { ...env, DATABASE_URL: databaseUrl },
    open: () => openDatabase({ databaseUrl, poolSize: 2 }),
    async remove() {
      await removeDatabase(name);
      forget();
    },
  };
}
