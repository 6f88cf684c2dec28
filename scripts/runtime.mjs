/** Switches to the Node version pinned by the lock file when started by another one. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Expected, root, run } from './child.mjs';

/** First version with all required features: type stripping without a flag, argon2 in node:crypto. */
const needed = { major: 24, minor: 7 };

/**
 * Returns undefined when this process can continue; otherwise runs the command again with the pinned Node and returns
 * its exit code. Throws Expected when neither Node works.
 */
export async function ensureRuntime(command, args) {
  process.env.PATH = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  if (isNewEnough(process.versions.node)) {
    if (process.platform === 'darwin') console.log(`macOS 使用系统的 Node ${process.versions.node}。`);
    return undefined;
  }
  const pinned = pinnedNode();
  if (existsSync(pinned)) return run(pinned, [join(root, 'scripts', 'launch.mjs'), command, ...args]);
  throw new Expected(
    `需要 Node ${needed.major}.${needed.minor} 或更新的版本：当前是 ${process.versions.node}，` +
      `且没有适用于 ${process.platform}-${process.arch} 的随附版本，请先安装。`,
  );
}

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > needed.major || (major === needed.major && minor >= needed.minor);
}

/** The binary itself, not its shim in node_modules/.bin, for direct signals and exit codes. */
function pinnedNode() {
  const onWindows = process.platform === 'win32';
  const name = `node-${onWindows ? 'win' : process.platform}-${process.arch}`;
  return join(root, 'node_modules', name, 'bin', onWindows ? 'node.exe' : 'node');
}
