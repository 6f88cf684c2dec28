import { runNode, throwIfInterrupted } from './child.mjs';
import { ensureWebBuilt } from './web-build.mjs';

/** WebAssembly in worker threads and V8's memory protection keys race (nodejs/node#64500) and end the process. */
export const serverFlags = ['--no-memory-protection-keys'];

/** `npm start`: console and API on one port, in the foreground; returns the server's exit code. */
export async function start(args) {
  await ensureWebBuilt();
  throwIfInterrupted();
  return runNode([...serverFlags, 'server/src/main.ts', ...args]);
}
