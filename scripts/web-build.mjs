/** Builds the console into web/dist when its sources have changed. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Expected, root, runNode, tool } from './child.mjs';

const sources = ['web/src/**', 'web/public/**', 'web/index.html', 'web/*.ts', 'contract/src/**', 'package-lock.json'];
/** Outside of dist, because Vite empties that. */
const stamp = join(root, 'web', '.cache', 'built-from');

/** Brings web/dist up to date. Throws Expected when the build fails. */
export async function ensureWebBuilt() {
  const hash = hashOfSources();
  const isCurrent = existsSync(join(root, 'web', 'dist', 'index.html')) && existsSync(stamp);
  if (isCurrent && readFileSync(stamp, 'utf8') === hash) return;
  if (!existsSync(join(root, 'node_modules', 'vite'))) {
    // A production installation serves what was built elsewhere.
    if (existsSync(join(root, 'web', 'dist', 'index.html'))) return;
    throw new Expected('缺少 web/dist：请在装有全部依赖的机器上运行 npm run build，再复制到此处。');
  }
  console.log('正在构建前端……');
  const code = await runNode([tool('vite', 'vite'), 'build', '--logLevel', 'warn'], { cwd: join(root, 'web') });
  if (code !== 0) throw new Expected('前端构建失败，原因见上。');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

function hashOfSources() {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).sort()) {
    const path = join(root, file);
    if (statSync(path).isFile()) hash.update(`${file}\0`).update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}
