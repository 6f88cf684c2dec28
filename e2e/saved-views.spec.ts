/** A view of a list is saved, shared, used by a colleague and deleted. */
import { company, companyFlow } from '@campus/contract/enterprise';
import { text } from '@campus/contract/messages';
import { companyPost } from '@campus/contract/post';
import { newNumber } from './support/identities.ts';
import { Shell } from './support/pages/shell.ts';
import { expect, test } from './support/server.ts';

const texts = text.views;
const address = '/enterprise/company';

test('a member of staff shares a saved view, a colleague opens the list with it', async ({ visit }) => {
  test.slow(); // two people, one after the other
  const title = `已通过的企业${newNumber()}`;
  const tab = companyFlow.states.approved.label;
  const school = await visit(address, 'school');
  const own = new Shell(school).pane;

  await test.step('the view keeps the tab and is shared', async () => {
    await own.getByRole('tab', { name: tab }).click();
    await expect(own.getByRole('tab', { name: tab, selected: true })).toBeVisible();
    await own.getByRole('button', { name: texts.title }).click();
    await school.getByRole('button', { name: texts.add }).click();
    const dialog = new Shell(school).dialog(texts.add);
    await dialog.getByRole('textbox', { name: texts.name }).fill(title);
    await dialog.getByRole('checkbox', { name: texts.share }).check();
    await dialog.getByRole('button', { name: text.common.save }).click();
    await expect(own.getByRole('button', { name: title })).toBeVisible();
  });

  await test.step('a colleague uses it and makes it the default', async () => {
    const viewer = await visit(address, 'viewer');
    const pane = new Shell(viewer).pane;
    await expect(pane.getByRole('tab', { name: text.common.all, selected: true })).toBeVisible();
    await pane.getByRole('button', { name: texts.title }).click();
    await viewer.getByRole('button', { name: texts.setDefault(title) }).click();
    await expect(viewer.getByRole('button', { name: texts.noDefault(title) })).toBeVisible();
    await expect(viewer.getByRole('button', { name: texts.removeOf(title) })).toHaveCount(0);
    await viewer.getByRole('button', { name: new RegExp(`^${title}`) }).click();
    await expect(pane.getByRole('tab', { name: tab, selected: true })).toBeVisible();
    await viewer.goto(address);
    await expect(pane.getByRole('tab', { name: tab, selected: true })).toBeVisible();
    await expect(pane.getByRole('columnheader', { name: company.fields.contactName.label })).toBeVisible();
  });

  await test.step('its owner deletes it', async () => {
    await own.getByRole('button', { name: title }).click();
    await school.getByRole('button', { name: texts.removeOf(title) }).click();
    await new Shell(school).confirm(texts.removeAsk);
    await expect(own.getByRole('button', { name: texts.title })).toBeVisible();
  });
});

test('a recruiter shares a view with a nested query and an order in the company, and no user outside sees it', async ({
  visit,
}) => {
  test.slow(); // three people, one after the other
  const title = `在招岗位${newNumber()}`;
  const { name } = companyPost.fields;
  const named = { field: 'name', rule: 'filled', type: 'string' };
  const recent = { field: 'createTime', rule: 'relative', val: 'thisYear', type: 'datetime' };
  const conditions = [named, { group: 'or', rules: [named, { group: 'and', rules: [recent] }] }];
  const params = new URLSearchParams({ superQueryParams: encodeURI(JSON.stringify(conditions)), column: 'name' });
  const posts = '/post/list';
  const inWords = new RegExp(`^高级查询：${name.label}不为空，且（.*，或创建时间为今年）$`);

  await test.step('the view is saved and shared', async () => {
    const page = await visit(`${posts}?${params}`, 'hr01');
    const pane = new Shell(page).pane;
    await expect(pane.getByText(inWords)).toBeVisible();
    await pane.getByRole('button', { name: texts.title }).click();
    await page.getByRole('button', { name: texts.add }).click();
    const dialog = new Shell(page).dialog(texts.add);
    await dialog.getByRole('textbox', { name: texts.name }).fill(title);
    await dialog.getByRole('checkbox', { name: texts.share }).check();
    await dialog.getByRole('button', { name: text.common.save }).click();
    await expect(pane.getByRole('button', { name: title })).toBeVisible();
  });

  await test.step('a colleague uses it', async () => {
    const page = await visit(posts, 'hr03');
    const pane = new Shell(page).pane;
    await pane.getByRole('button', { name: texts.title }).click();
    await page.getByRole('button', { name: new RegExp(`^${title}`) }).click();
    await expect(pane.getByText(inWords)).toBeVisible();
    expect(new URL(page.url()).searchParams.get('column')).toBe('name');
  });

  for (const stranger of ['hr02', 'school'])
    await test.step(`${stranger} does not see it`, async () => {
      const page = await visit(posts, stranger);
      await new Shell(page).pane.getByRole('button', { name: texts.title }).click();
      await expect(page.getByRole('button', { name: texts.add })).toBeVisible();
      await expect(page.getByText(title)).toHaveCount(0);
    });
});
