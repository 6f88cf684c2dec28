import { Worker } from 'node:worker_threads';
import { pgliteCode } from './pglite-code.ts';

const startThread = (): Worker => new Worker(new URL('./embedded-worker.ts', import.meta.url));

let spare: Worker | undefined;

/** Loads and compiles the embedded database in other threads, before its folder is known to be free. */
export function warmUp(): void {
  spare = startThread();
  // Who opens the database awaits the same promise, and reports its failure.
  pgliteCode().catch(() => undefined);
}
/** A thread that waits for what to open. */
export function takeThread(): Worker {
  const thread = spare ?? startThread();
  spare = undefined;
  return thread;
}
