import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProvidedContext } from 'vitest';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../src/kit/database/open.ts';
import { migrate } from '../../src/kit/schema/migrate.ts';
import { createRunDatabases } from './postgres-run.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** What every test database starts from: migrated, without rows (`test-database.ts`). The embedded one is made on first use. */
    template:
      | { kind: 'embedded'; folder: string }
      | { kind: 'postgres'; folder: string; serverUrl: string; name: string; prefix: string };
  }
}

type Template = ProvidedContext['template'];
interface Prepared {
  readonly template: Template;
  readonly end: () => Promise<void>;
}
/** Vitest loads this module for each project; those of a run share the template and the filled stores. */
const shared = globalThis as { campusTemplate?: { readonly made: Promise<Prepared>; users: number } };

/** Migrates the database of the whole run on the server of DATABASE_URL, where that is set. */
export default async function prepareTemplate(project: TestProject): Promise<() => Promise<void>> {
  shared.campusTemplate ??= { made: prepare(), users: 0 };
  const kept = shared.campusTemplate;
  kept.users += 1;
  const { template, end } = await kept.made;
  project.provide('template', template);
  return async () => {
    kept.users -= 1;
    if (kept.users === 0) await end();
  };
}

async function prepare(): Promise<Prepared> {
  const serverUrl = process.env.DATABASE_URL;
  // Filled stores are next to the template (`seeded-store.ts`).
  const folder = mkdtempSync(join(tmpdir(), 'campus-template-'));
  const { template, end }: Prepared = serverUrl
    ? await onPostgres(serverUrl, folder)
    : { template: { kind: 'embedded', folder }, end: async () => undefined };
  return {
    template,
    async end() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The tests see databases of this run only, whatever the given one holds; all of them go at the end. */
async function onPostgres(serverUrl: string, folder: string): Promise<Prepared> {
  const run = await createRunDatabases(serverUrl);
  const template = await openDatabase({ databaseUrl: run.templateUrl });
  try {
    await migrate(template.db);
  } finally {
    await template.close();
  }
  process.env.DATABASE_URL = run.scratchUrl;
  return {
    template: { kind: 'postgres', folder, serverUrl, name: run.templateName, prefix: run.prefix },
    async end() {
      process.env.DATABASE_URL = serverUrl;
      await run.drop();
    },
  };
}
