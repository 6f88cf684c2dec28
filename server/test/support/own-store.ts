import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { startApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { type Database, openDatabase } from '../../src/kit/database/open.ts';
import { loadSecrets } from '../../src/platform/secrets/load-secrets.ts';
import { type SeedOptions, seed } from '../../src/seed/index.ts';
import { databaseUrl, onServer } from './postgres-run.ts';

/** A store that server processes open one after the other, or on PostgreSQL together. */
export interface OwnStore {
  /** What tells a server process where it is. */
  readonly env: Readonly<Record<string, string>>;
  /** Opened by the test itself, when no process has the folder. */
  open(): Promise<Database>;
  remove(): Promise<void>;
}

/** A store of the test file's own, filled by `profile`: a folder, or a database on the server of the run. */
export async function ownStore(profile: SeedOptions['profile']): Promise<OwnStore> {
  const dataDir = mkdtempSync(join(tmpdir(), 'campus-store-'));
  const template = inject('template');
  const name = `campus_store_${randomBytes(4).toString('hex')}`;
  const url = template.kind === 'postgres' ? databaseUrl(template.serverUrl, name) : undefined;
  if (template.kind === 'postgres')
    await onServer(template.serverUrl, async ({ db }) => {
      await sql`create database ${sql.id(name)} template ${sql.id(template.name)}`.execute(db);
    });
  const env = { DATA_DIR: dataDir, CAPTCHA_FIXED: '8888', RATE_LIMITS: 'off', ...(url && { DATABASE_URL: url }) };
  const quiet = () => undefined;
  const app = await startApp({
    config: readConfig({ SEED: 'small', ...env }),
    secrets: await loadSecrets({ dataDir, mayGenerate: true, env: {} }),
    log: { info: quiet, warn: quiet, error: (what, error) => console.error(what, error) },
    seed: (engine) => seed(engine, { profile, anchor: '2026-11-20' }),
    schedule: false,
  });
  await app.close();
  return {
    env,
    open: () => openDatabase(url ? { databaseUrl: url, poolSize: 2 } : { dataDir }),
    async remove() {
      if (template.kind === 'postgres')
        await onServer(template.serverUrl, async ({ db }) => {
          await sql`drop database ${sql.id(name)} with (force)`.execute(db);
        });
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
