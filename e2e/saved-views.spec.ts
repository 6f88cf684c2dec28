/** A view of a list is saved, shared, used by a colleague and deleted. */
import { company, companyFlow } from '@campus/contract/enterprise';
import { text } from '@campus/contract/messages';
import { newNumber } from './support/identities.ts';
import { Shell } from './support/pages/shell.ts';
import { expect, test } from './support/server.ts';

const words = text.views;
const address = '/enterprise/company';

test('a member of staff shares a saved view, a colleague opens the list with it', async ({ visit }) => {
  test.slow(); // two people, one after the other
  const title = `已通过的企业${newNumber()}`;
  const tab = companyFlow.states.approved.label;
  const school = await visit(address, 'school');
  const own = new Shell(school).pane;

  await test.step('the view keeps the tab and is shared', async () => {
    await own.getByRole('tab', { name: tab }).click();
    await own.getByRole('button', { name: words.title }).click();
    await school.getByRole('button', { name: words.add }).click();
    const dialog = new Shell(school).dialog(words.add);
    await dialog.getByRole('textbox', { name: words.name }).fill(title);
    await dialog.getByRole('checkbox', { name: words.share }).check();
    await dialog.getByRole('button', { name: text.common.save }).click();
    await expect(own.getByRole('button', { name: title })).toBeVisible();
  });

  await test.step('a colleague uses it and makes it the default', async () => {
    const viewer = await visit(address, 'viewer');
    const pane = new Shell(viewer).pane;
    await expect(pane.getByRole('tab', { name: text.common.all, selected: true })).toBeVisible();
    await pane.getByRole('button', { name: words.title }).click();
    await viewer.getByRole('button', { name: words.setDefault(title) }).click();
    await expect(viewer.getByRole('button', { name: words.noDefault(title) })).toBeVisible();
    await expect(viewer.getByRole('button', { name: words.removeOf(title) })).toHaveCount(0);
    await viewer.getByRole('button', { name: new RegExp(`^${title}`) }).click();
    await expect(pane.getByRole('tab', { name: tab, selected: true })).toBeVisible();
    await viewer.goto(address);
    await expect(pane.getByRole('tab', { name: tab, selected: true })).toBeVisible();
    await expect(pane.getByRole('columnheader', { name: company.fields.contactName.label })).toBeVisible();
  });

  await test.step('its owner deletes it', async () => {
    await own.getByRole('button', { name: title }).click();
    await school.getByRole('button', { name: words.removeOf(title) }).click();
    await new Shell(school).dialog(words.removeAsk).getByRole('button', { name: text.common.ok }).click();
    await expect(own.getByRole('button', { name: words.title })).toBeVisible();
  });
});
