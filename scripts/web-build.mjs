/** Builds the console into web/dist when its sources have changed. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildStamp } from './build-stamp.mjs';
import { Expected, root, runNode, tool } from './child.mjs';

const sources = ['web/src/**', 'web/public/**', 'web/index.html', 'web/*.ts', 'contract/src/**', 'package-lock.json'];
const page = join(root, 'web', 'dist', 'index.html');

/** Brings web/dist up to date. Throws Expected when the build fails. */
export async function ensureWebBuilt() {
  const stamp = buildStamp(join(root, 'web', '.cache', 'built-from'), sources);
  if (existsSync(page) && stamp.isCurrent()) return;
  if (!existsSync(join(root, 'node_modules', 'vite'))) {
    // A production installation serves what was built elsewhere.
    if (existsSync(page)) return;
    throw new Expected('缺少 web/dist：请在装有全部依赖的机器上运行 npm run build，再复制到此处。');
  }
  console.log('正在构建前端……');
  const code = await runNode([tool('vite', 'vite'), 'build', '--logLevel', 'warn'], { cwd: join(root, 'web') });
  if (code !== 0) throw new Expected('前端构建失败，原因见上。');
  stamp.keep();
}
