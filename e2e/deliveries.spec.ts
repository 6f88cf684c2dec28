/** HR reads résumés and decides; the student's history and the school show the decision. */
import { failures } from '@campus/contract/messages';
import { delivery, deliveryFlow, deliveryTexts } from '@campus/contract/resume';
import { loadCaller } from './support/api.ts';
import { DeliveryDrawer } from './support/pages/delivery-drawer.ts';
import { Shell } from './support/pages/shell.ts';
import { expect, test } from './support/server.ts';

interface Waiting {
  id: string;
  realname: string;
  postName: string;
}

/** Deliveries of this account's company that wait for a decision and can be moved to another post. */
async function listWaiting(origin: string, username: string, count: number, more: object = {}): Promise<Waiting[]> {
  const caller = await loadCaller(origin, username);
  const query = { status: 1, step: 10, stepStatus: 0, pageSize: 20, ...more };
  const { records } = await caller.call<{ records: Waiting[] }>('GET', `${delivery.path}/list`, query);
  expect(records.length).toBeGreaterThanOrEqual(count);
  return records.slice(0, count);
}

test('HR passes one résumé, rejects one with a reason and transfers one, and the school sees it', async ({
  server,
  visit,
}) => {
  test.slow(); // two people and three decisions
  const [passed, rejected] = (await listWaiting(server.origin, 'hr01', 2, { source: 1 })) as [Waiting, Waiting];
  // A hidden résumé is only sent by its student; a recommended one is not hidden.
  const [moved] = (await listWaiting(server.origin, 'hr01', 1, { source: 4 })) as [Waiting];
  const hr = await visit('/resume/delivery', 'hr01');
  const shell = new Shell(hr);
  const drawer = new DeliveryDrawer(hr);
  const remark = '专业方向与岗位要求不一致';

  await test.step('passes one', async () => {
    await drawer.open(passed.id);
    await drawer.pass();
    await expect(shell.notice('已通过')).toBeVisible();
    await drawer.open(passed.id);
    await expect(drawer.drawer.getByRole('heading', { level: 2 })).toContainText('进行中·');
    await expect(drawer.progress).toContainText('通过');
  });

  await test.step('rejects one with a reason', async () => {
    await drawer.open(rejected.id);
    await drawer.reject('学历或专业不符', remark);
    await expect(shell.notice('已标记为不通过')).toBeVisible();
    await drawer.open(rejected.id);
    await expect(drawer.drawer.getByRole('heading', { level: 2 })).toContainText('未通过');
    await expect(drawer.progress).toContainText(remark);
  });

  const target = await test.step('transfers one', async () => {
    await drawer.open(moved.id);
    const name = await drawer.transfer(moved.postName);
    await expect(shell.notice('转岗成功')).toBeVisible();
    await drawer.open(moved.id);
    await expect(drawer.drawer.getByRole('heading', { level: 2 })).toContainText('已转岗');
    return name;
  });

  await test.step('the school sees all three', async () => {
    const school = await visit('/resume/delivery', 'school');
    const seen = new DeliveryDrawer(school);
    await seen.open(passed.id);
    await expect(seen.drawer.getByRole('heading', { level: 2 })).toContainText('进行中·');
    await expect(seen.drawer.getByRole('button', { name: '不通过', exact: true })).toHaveCount(0);
    await seen.open(rejected.id);
    await expect(seen.progress).toContainText(remark);
    await seen.open(moved.id);
    await expect(seen.progress).toContainText(target);
  });
});

test('a card that is dragged to 面试 is passed', async ({ visit }) => {
  const page = await visit('/resume/delivery?view=board', 'hr02');
  const { pane } = new Shell(page);
  const column = (name: string) => pane.getByRole('region', { name, exact: true });
  const card = column(deliveryTexts.stages[10]).getByRole('listitem').first();
  const total = column(deliveryTexts.stages[20]).locator('header > span');
  const count = async () => Number(await total.innerText());
  await expect(total).toHaveText(/^\d+$/);
  const before = await count();
  await card.hover();
  await page.mouse.down();
  const target = await column(deliveryTexts.stages[20]).boundingBox();
  if (!target) throw new Error('the column 面试 is not there');
  // Dragging starts after a few pixels, so the path needs several steps.
  await page.mouse.move(target.x + 60, target.y + 120, { steps: 12 });
  await page.mouse.up();
  await new Shell(page)
    .dialog(/通过投递“/)
    .getByRole('button', { name: deliveryFlow.steps.pass.label, exact: true })
    .click();
  await expect(new Shell(page).notice('已通过')).toBeVisible();
  // Cards that wait longer are above the new one.
  await expect.poll(count).toBe(before + 1);
});

test('deliveries of another company are invisible', async ({ server, visit }) => {
  const [foreign] = (await listWaiting(server.origin, 'hr02', 1)) as [Waiting];
  const caller = await loadCaller(server.origin, 'hr01');
  const answer = await caller.send('GET', `${delivery.path}/queryById`, { id: foreign.id });
  expect(answer).toMatchObject({ success: false, message: failures.notFound.text() });
  const page = await visit(`/resume/delivery?id=${foreign.id}`, 'hr01');
  await expect(page.getByText(failures.notFound.text()).first()).toBeVisible();
});

test('the search next to the posts takes one line', async ({ visit }) => {
  const page = await visit('/resume/byPost', 'hr01');
  const fields = new Shell(page).pane.locator('.list-search-field');
  await expect(fields).toHaveCount(3);
  const lines = () => fields.evaluateAll((all) => new Set(all.map((field) => field.getBoundingClientRect().top)).size);
  await expect.poll(lines).toBe(1);
});
