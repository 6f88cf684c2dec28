/** The log of operations: the request unfolds below its row. */
import { logTexts, position, sysLog } from '@campus/contract/system';
import { loadCaller } from './support/api.ts';
import { newNumber } from './support/identities.ts';
import { Shell } from './support/pages/shell.ts';
import { expect, test } from './support/server.ts';

test('an operation unfolds in place to its request', async ({ server, visit }) => {
  const code = `log_${newNumber()}`;
  const admin = await loadCaller(server.origin, 'admin');
  await admin.call('POST', `${position.path}/add`, { code, name: '日志员', postRank: '1' });
  const page = await visit('/isystem/log', 'admin');
  const { pane } = new Shell(page);
  await pane.getByRole('tab', { name: logTexts.tabs.operation }).click();
  const row = pane.getByRole('row').filter({ hasText: position.title }).first();
  await row.getByRole('button', { name: '展开行' }).click();
  const request = pane.locator('.ant-table-expanded-row').filter({ visible: true });
  const { method, requestUrl, requestParam } = sysLog.fields;
  for (const { label } of [method, requestUrl, requestParam])
    await expect(request.getByRole('term').filter({ hasText: label })).toBeVisible();
  await expect(request).toContainText(`${position.path}/add`);
  await expect(request).toContainText(code);
  await expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(0);

  await row.getByRole('button', { name: '关闭行' }).click();
  await expect(request).toHaveCount(0);
});
