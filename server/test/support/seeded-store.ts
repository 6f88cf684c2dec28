import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inject } from 'vitest';
import { startApp } from '../../src/app.ts';
import { seedSystem } from '../../src/areas/system/seed.ts';
import { readConfig } from '../../src/config.ts';
import type { Database } from '../../src/kit/database/open.ts';
import type { Engine } from '../../src/kit/engine.ts';
import { loadSecrets } from '../../src/platform/secrets/load-secrets.ts';
import { seed } from '../../src/seed/index.ts';
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
  const { folder } = inject('template');
  const made = join(folder, filling.name);
  while (!existsSync(join(made, 'ready'))) {
    if (await claim(`${made}.lock`)) await make(filling, made).finally(() => rm(`${made}.lock`, { recursive: true }));
    else await pause(50);
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'campus-app-'));
  await cp(join(made, 'data'), dataDir, { recursive: true });
  return { dataDir, source: getSource(filling) };
}
function getSource({ name }: Filling): SeededCopy['source'] {
  const template = inject('template');
  return template.kind === 'embedded'
    ? { file: join(template.folder, name, 'store.tar.gz') }
    : { name: `${template.prefix}_${name}` };
}
/** True for one of the processes that ask. */
async function claim(lock: string): Promise<boolean> {
  try {
    await mkdir(lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function make(filling: Filling, made: string): Promise<void> {
  // Another process may have made it between the check and the claim.
  if (existsSync(join(made, 'ready'))) return;
  rmSync(made, { recursive: true, force: true });
  const dataDir = join(made, 'data');
  mkdirSync(dataDir, { recursive: true });
  const source = getSource(filling);
  const database = 'file' in source ? await openTestDatabase() : await emptyCopy(source.name);
  const quiet = () => undefined;
  const app = await startApp({
    config: readConfig({ SEED: 'small', DATA_DIR: dataDir }),
    secrets: await loadSecrets({ dataDir, mayGenerate: true, env: {} }),
    log: { info: quiet, warn: quiet, error: (what, error) => console.error(what, error) },
    seed: filling.fill,
    version: fillingVersion,
    database,
    now: () => new Date(filling.at),
    schedule: false,
  });
  const dump = await database.dump?.();
  await app.close();
  if (dump && 'file' in source) await writeFile(source.file, dump);
  await writeFile(join(made, 'ready'), '');
}
async function emptyCopy(name: string): Promise<Database> {
  await removeDatabase(name);
  return copyDatabase(name);
}
