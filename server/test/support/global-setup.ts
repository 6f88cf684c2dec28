import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../src/kit/database/open.ts';
import { migrate } from '../../src/kit/schema/migrate.ts';
import { createRunDatabases } from './postgres-run.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** What every test database starts from: migrated, without rows (`test-database.ts`). */
    template:
      | { kind: 'embedded'; folder: string; file: string }
      | { kind: 'postgres'; folder: string; serverUrl: string; name: string; prefix: string };
  }
}

/** Migrates once for the whole run: on the server of DATABASE_URL where that is set, else embedded. */
export default async function prepareTemplate(project: TestProject): Promise<() => Promise<void>> {
  const serverUrl = process.env.DATABASE_URL;
  // Filled stores are next to the template (`seeded-store.ts`).
  const folder = mkdtempSync(join(tmpdir(), 'campus-template-'));
  const end = serverUrl ? await onPostgres(project, serverUrl, folder) : await embedded(project, folder);
  return async () => {
    await end?.();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function embedded(project: TestProject, folder: string): Promise<undefined> {
  const file = join(folder, 'template.tar.gz');
  const database = await openDatabase({});
  try {
    await migrate(database.db);
    const dump = await database.dump?.();
    if (dump) writeFileSync(file, dump);
  } finally {
    await database.close();
  }
  project.provide('template', { kind: 'embedded', folder, file });
}

/** The tests see databases of this run only, whatever the given one holds; all of them go at the end. */
async function onPostgres(project: TestProject, serverUrl: string, folder: string) {
  const run = await createRunDatabases(serverUrl);
  const template = await openDatabase({ databaseUrl: run.templateUrl });
  try {
    await migrate(template.db);
  } finally {
    await template.close();
  }
  project.provide('template', { kind: 'postgres', folder, serverUrl, name: run.templateName, prefix: run.prefix });
  process.env.DATABASE_URL = run.scratchUrl;
  return async () => {
    process.env.DATABASE_URL = serverUrl;
    await run.drop();
  };
}
