import { join } from 'node:path';
import { root, start, tool } from './child.mjs';
import { serverEnv, serverFlags } from './server-flags.mjs';

/**
 * `npm run dev`: the server, restarted on every change, and Vite with a proxy to it. When one ends, the other is
 * stopped.
 */
export async function dev(args) {
  const watch = ['--watch', '--watch-preserve-output'];
  const server = start(process.execPath, [...watch, ...serverFlags, 'server/src/main.ts'], { env: serverEnv });
  const vite = start(process.execPath, [tool('vite', 'vite'), ...args], { cwd: join(root, 'web') });
  const first = await Promise.race([server.code, vite.code]);
  for (const { child } of [server, vite]) child.kill('SIGTERM');
  await Promise.all([server.code, vite.code]);
  return first;
}
