import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const script = fileURLToPath(new URL('../../scripts/widget-examples.mjs', import.meta.url));

it('has a test for every numbered example of the widgets, in any package', () => {
  const { stdout, status } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  expect(stdout.trim()).toBe('组件示例 445 条，缺少测试 0 条');
  expect(status).toBe(0);
});
