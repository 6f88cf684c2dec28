import { runNode, throwIfInterrupted } from './child.mjs';
import { ensureServerBuilt } from './server-build.mjs';
import { serverEnv, serverFlags } from './server-flags.mjs';
import { ensureWebBuilt } from './web-build.mjs';

/** `npm start`: console and API on one port, in the foreground; returns the server's exit code. */
export async function start(args) {
  await ensureWebBuilt();
  throwIfInterrupted();
  const entry = await ensureServerBuilt();
  throwIfInterrupted();
  return runNode([...serverFlags, entry, ...args], { env: serverEnv });
}

/** `npm run build`: what `npm start` needs, to be copied to a production installation. */
export async function build() {
  await ensureWebBuilt();
  throwIfInterrupted();
  await ensureServerBuilt();
}
