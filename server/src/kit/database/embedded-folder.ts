import { join, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { lockDirectory } from './directory-lock.ts';
import { EmbeddedEngine } from './embedded-engine.ts';

/** A folder that this process has locked, with its running database. */
export interface OpenFolder {
  readonly engine: EmbeddedEngine;
  readonly unlock: () => void;
}

let ahead: { readonly dataDir: string; readonly opened: Promise<OpenFolder> } | undefined;

/** Begins to open the database of a folder, in its thread, while this one loads the rest of the server. */
export async function openAhead(dataDir: string): Promise<void> {
  const opened = openFolder(dataDir);
  // Who takes the folder awaits the same promise, and reports its failure.
  opened.catch(() => undefined);
  ahead = { dataDir: resolve(dataDir), opened };
  // Loading the server keeps this thread busy: the request has to be on its way.
  await setImmediate();
}

/**
 * Locks a folder and opens the database in it, unless that was begun ahead. `prepare` creates the database when
 * there is none. Throws `DirectoryInUse`.
 */
export function takeFolder(dataDir: string, prepare: () => Promise<void>): Promise<OpenFolder> {
  const taken = ahead?.dataDir === resolve(dataDir) ? ahead.opened : undefined;
  ahead = undefined;
  return taken ?? openFolder(dataDir, prepare);
}

async function openFolder(dataDir: string, prepare?: () => Promise<void>): Promise<OpenFolder> {
  const unlock = await lockDirectory(dataDir);
  try {
    await prepare?.();
    return { engine: await EmbeddedEngine.open({ directory: join(dataDir, 'db'), template: null }), unlock };
  } catch (error) {
    unlock();
    throw error;
  }
}
