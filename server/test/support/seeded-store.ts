import { mkdirSync, mkdtempSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { startApp } from '../../src/app.ts';
import { seedSystem } from '../../src/areas/system/seed.ts';
import { readConfig } from '../../src/config.ts';
import type { Database } from '../../src/kit/database/open.ts';
import type { Engine } from '../../src/kit/engine.ts';
import { loadSecrets } from '../../src/platform/secrets/load-secrets.ts';
import { seed } from '../../src/seed/index.ts';
import { makeOnce } from './make-once.ts';
import { copyDatabase, openTestDatabase, removeDatabase } from './test-database.ts';

/** What a store is filled with: made by the first file of the run that asks for it, copied for every other one. */
export interface Filling {
  readonly name: string;
  /** The time at which it is filled. */
  readonly at: string;
  readonly fill: (engine: Engine) => Promise<void>;
}
const sample = (name: string, profile: 'small' | 'tiny' | 'none', day: string, at: string): Filling => ({
  name,
  at,
  fill: (engine) => seed(engine, { profile, anchor: day }),
});
const latest = ['2026-11-20', '2026-11-20T00:00:00Z'] as const;
const october = ['2025-10-15', '2025-10-15T02:00:00Z'] as const;
const fillings = {
  /** Menus, dictionaries, roles and the accounts of the school's side. */
  system: {
    name: 'system',
    at: '2025-10-15T01:00:00Z',
    fill: (engine: Engine) => seedSystem(engine, { profile: 'small' }),
  },
  /** The sample fixture of recruitment, as small as it gets. */
  tiny: sample('tiny', 'tiny', ...latest),
  /** An installation without demonstration data. */
  none: sample('none', 'none', ...latest),
  /** The sample fixture at 2025-10-15 10:00. */
  tinyOctober: sample('tiny_october', 'tiny', ...october),
  smallOctober: sample('small_october', 'small', ...october),
} satisfies Record<string, Filling>;
/** The version that fills a store; an application with the same one on a copy has no rows to add. */
export const fillingVersion = 'filled';
export type Filled = keyof typeof fillings | Filling;

/** A clock that goes on from the time at which the store was filled: its rows would be older on each day of a calendar. */
export function clockOf(filled: Filled): () => Date {
  const { at } = typeof filled === 'string' ? fillings[filled] : filled;
  const behind = Date.now() - Date.parse(at);
  return () => new Date(Date.now() - behind);
}

/** A filled store that the test file may change: its folder has the secrets and files that belong to it. */
export interface SeededCopy {
  readonly dataDir: string;
  /** The dump to open it from; on PostgreSQL, the database to copy. */
  readonly source: { readonly file: string } | { readonly name: string };
}

/** A folder of the test file's own next to a filled store, and the path of the store. */
export async function seededCopy(filled: Filled): Promise<SeededCopy> {
  const filling = typeof filled === 'string' ? fillings[filled] : filled;
  const { folder, source } = await fillOnce(filling.name, (database, into) => start(filling, database, into));
  const dataDir = mkdtempSync(join(tmpdir(), 'campus-app-'));
  await cp(join(folder, 'data'), dataDir, { recursive: true });
  return { dataDir, source };
}
type Source = SeededCopy['source'];
/** Fills a migrated database, or has it filled by another process of the run; `fill` may leave files in the folder. */
export async function fillOnce(
  name: string,
  fill: (database: Database, folder: string) => Promise<void>,
): Promise<{ readonly folder: string; readonly source: Source }> {
  const folder = join(inject('template').folder, name);
  const source = getSource(name);
  await makeOnce(folder, () => make(source, folder, fill));
  return { folder, source };
}
function getSource(name: string): Source {
  const template = inject('template');
  return template.kind === 'embedded'
    ? { file: join(template.folder, name, 'store.tar.gz') }
    : { name: `${template.prefix}_${name}` };
}
async function make(
  source: Source,
  folder: string,
  fill: (database: Database, folder: string) => Promise<void>,
): Promise<void> {
  const database = 'file' in source ? await openTestDatabase() : await emptyCopy(source.name);
  await fill(database, folder);
  const dump = await database.dump?.();
  await database.close();
  if (dump && 'file' in source) await writeFile(source.file, dump);
}
async function start(filling: Filling, database: Database, folder: string): Promise<void> {
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const quiet = () => undefined;
  const app = await startApp({
    config: readConfig({ SEED: 'small', DATA_DIR: dataDir }),
    secrets: await loadSecrets({ dataDir, mayGenerate: true, env: {} }),
    log: { info: quiet, warn: quiet, error: (what, error) => console.error(what, error) },
    seed: filling.fill,
    version: fillingVersion,
    database: { ...database, close: async () => undefined },
    now: () => new Date(filling.at),
    schedule: false,
  });
  await app.close();
}
async function emptyCopy(name: string): Promise<Database> {
  await removeDatabase(name);
  return copyDatabase(name);
}
