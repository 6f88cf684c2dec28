import { runNode, throwIfInterrupted } from './child.mjs';
import { ensureWebBuilt } from './web-build.mjs';

/** `npm start`: the console and the API on one port, in the foreground; gives the server's exit code. */
export async function start(args) {
  await ensureWebBuilt();
  throwIfInterrupted();
  return runNode(['server/src/main.ts', ...args]);
}
