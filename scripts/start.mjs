import { runNode, throwIfInterrupted } from './child.mjs';
import { serverEnv, serverFlags } from './server-flags.mjs';
import { ensureWebBuilt } from './web-build.mjs';

/** `npm start`: console and API on one port, in the foreground; returns the server's exit code. */
export async function start(args) {
  await ensureWebBuilt();
  throwIfInterrupted();
  return runNode([...serverFlags, 'server/src/main.ts', ...args], { env: serverEnv });
}
