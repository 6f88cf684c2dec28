/**
 * What the servers of a run keep their data in: a template that is seeded once, and a copy of it for each worker, on
 * PostgreSQL where the run has a server (scripts/e2e.mjs), else embedded. A copy is much faster than seeding again.
 */
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { sql } from 'kysely';
import { databaseUrl, onServer } from '../../server/test/support/postgres-run.ts';
import { dataFolder, templateFolder } from './folders.ts';

const { E2E_SOURCE_URL: serverUrl } = process.env;
/** The database of the run's second source names the run. */
const prefix = `${new URL(serverUrl ?? 'postgres://none/none').pathname.slice(1)}_of`;
const templateName = `${prefix}_template`;

export interface Store {
  readonly dataDir: string;
  /** Settings of the server that uses it. */
  readonly settings: NodeJS.ProcessEnv;
  readonly remove: () => Promise<void>;
}

/** An empty store to be seeded by the first start. */
export async function openTemplate(): Promise<Store> {
  mkdirSync(templateFolder, { recursive: true });
  await onRun((name) => sql`create database ${name}`, templateName);
  return { dataDir: templateFolder, settings: getSettings(templateName), remove: removeAll };
}

/** A worker's own store: a copy of the template. */
export async function openStore(worker: number): Promise<Store> {
  const dataDir = `${dataFolder}/worker-${worker}`;
  cpSync(templateFolder, dataDir, { recursive: true });
  const name = `${prefix}_worker_${worker}`;
  await onRun((own) => sql`create database ${own} template ${sql.id(templateName)} strategy file_copy`, name);
  const remove = async () => {
    rmSync(dataDir, { recursive: true, force: true });
    await onRun((own) => sql`drop database if exists ${own} with (force)`, name);
  };
  return { dataDir, settings: getSettings(name), remove };
}

const getSettings = (name: string): NodeJS.ProcessEnv =>
  serverUrl === undefined ? {} : { DATABASE_URL: databaseUrl(serverUrl, name) };

/** Removes the template and what failed workers left. */
async function removeAll(): Promise<void> {
  rmSync(dataFolder, { recursive: true, force: true });
  if (serverUrl === undefined) return;
  await onServer(serverUrl, async ({ db }) => {
    const { rows } = await sql<{ name: string }>`
      select datname as name from pg_database where starts_with(datname, ${prefix})`.execute(db);
    for (const { name } of rows) await sql`drop database ${sql.id(name)} with (force)`.execute(db);
  });
}

/** Runs a statement about a database; does nothing where the run is embedded. */
async function onRun(statement: (name: ReturnType<typeof sql.id>) => ReturnType<typeof sql>, name: string) {
  if (serverUrl !== undefined)
    await onServer(serverUrl, async ({ db }) => void (await statement(sql.id(name)).execute(db)));
}
