// biome-ignore lint/style/noRestrictedImports: the process is this server itself.
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Config } from '../config.ts';
import { hasDatabase } from '../kit/database/data-folder.ts';

const argument = 'prepare';
const signals = ['SIGTERM', 'SIGINT'] as const;

/** Whether this process only prepares the data. */
export const isPreparing = (): boolean => process.argv[2] === argument && process.send !== undefined;

/** Whether sample data will be made, by what can be known without a database. */
export const isFirstStart = ({ seed, databaseUrl, dataDir }: Config): boolean =>
  seed !== 'none' && (databaseUrl ? !existsSync(dataDir) : !hasDatabase(dataDir));

/**
 * Prepares the data in a process of its own, which gives back its memory when it ends: sample data needs several times what
 * the server needs, and the embedded database never gives back any. Ends this process when the other one fails.
 */
export async function prepareApart(): Promise<void> {
  const child = fork(process.argv[1] as string, [argument], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const forward = (signal: NodeJS.Signals): void => void child.kill(signal);
  for (const signal of signals) process.on(signal, forward);
  const ended = Promise.withResolvers<readonly [code: number | null, signal: NodeJS.Signals | null]>();
  child.once('error', ended.reject);
  child.once('exit', (code, signal) => ended.resolve([code, signal]));
  const [code, signal] = await ended.promise;
  for (const one of signals) process.off(one, forward);
  if (signal) process.kill(process.pid, signal);
  if (code !== 0) process.exit(code ?? 1);
}

/** Ends this process as soon as its parent has ended: nothing else would. */
export const endWithParent = (): void => void process.once('disconnect', () => process.exit(1));
