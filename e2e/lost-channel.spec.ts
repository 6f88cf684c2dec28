/** What browsers miss while the server's connection for notifications is lost. Runs on PostgreSQL: see `playwright.config.ts`. */
import { text } from '@campus/contract/messages';
import { position, sysDict, sysDictItem } from '@campus/contract/system';
import { cutListeners } from '../server/test/support/cut-listeners.ts';
import { onServer } from '../server/test/support/postgres-run.ts';
import { loadCaller } from './support/api.ts';
import { newNumber } from './support/identities.ts';
import { FormPart } from './support/pages/form.ts';
import { Shell } from './support/pages/shell.ts';
import { expect, test } from './support/server.ts';

const { name, postRank } = position.fields;

test('a browser connects again, reads missed announcements and keeps typed values', async ({
  server,
  store,
  visit,
}) => {
  const admin = await loadCaller(server.origin, 'admin');
  const { records } = await admin.call<{ records: { id: string }[] }>('GET', `${sysDict.path}/list`, {
    dictCode: postRank.dict,
  });
  const itemText = `特聘${newNumber()}`;
  const page = await visit('/isystem/position', 'admin');
  const shell = new Shell(page);
  const opened = page.waitForEvent('websocket');
  await page.reload();
  const channel = await opened;
  await shell.pane.getByRole('button', { name: text.common.add, exact: true }).first().click();
  const form = new FormPart(page, shell.dialog(`新增${position.title}`));
  await form.fill({ [name.label]: '讲师' });

  const closed = channel.waitForEvent('close');
  await onServer(store.settings.DATABASE_URL ?? '', cutListeners);
  await closed;
  const openedAgain = page.waitForEvent('websocket');
  const read = page.waitForResponse(/getUserPermissionByToken/);
  const item = { dictId: records[0]?.id, itemText, itemValue: newNumber(), sortOrder: 99, status: 1 };
  const { id } = await admin.call<{ id: string }>('POST', `${sysDictItem.path}/add`, item);
  await openedAgain;
  await read;

  await expect(form.field(name.label)).toHaveValue('讲师');
  await form.choose(postRank.label, itemText);
  await admin.call('DELETE', `${sysDictItem.path}/delete`, { id });
});
