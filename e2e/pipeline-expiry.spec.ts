/** An offer that its student does not answer, on a server whose clock goes on by eight days. */
import { rmSync, writeFileSync } from 'node:fs';
import { offer, offerFlow, offerScreen } from '@campus/contract/resume';
import { quartzJob } from '@campus/contract/system';
import { loadCaller } from './support/api.ts';
import { deliver, loadPlace, loadSides, newPost, newStudent } from './support/candidates.ts';
import { dataFolder } from './support/folders.ts';
import { dayAfter } from './support/interviews.ts';
import { DeliveryDrawer } from './support/pages/delivery-drawer.ts';
import { FormPart } from './support/pages/form.ts';
import { Shell } from './support/pages/shell.ts';
import { issueOffer, passResume } from './support/pipeline.ts';
import { expect, test } from './support/server.ts';

const clockFile = `${dataFolder}/clock`;
const preload = new URL('./support/later.ts', import.meta.url).href;
// A server of its own: every row of it is eight days old afterwards.
test.use({ settings: { NODE_OPTIONS: `--import=${preload}`, CLOCK_FILE: clockFile } });
test.beforeAll(() => rmSync(clockFile, { force: true }));
test.afterAll(() => rmSync(clockFile, { force: true }));
const days = 8;

test('an offer that is not answered in time expires, and its company issues another one', async ({ server, visit }) => {
  test.slow(); // the server starts twice
  const { origin } = server;
  const before = await loadSides(origin);
  const post = await newPost(origin, before, { interviewRounds: 0 });
  const of = await deliver(before, await newStudent(before), post);
  await passResume(before, of);
  await issueOffer(before, of, '数据平台工程师');
  expect(await loadPlace(before, of.deliveryId)).toMatchObject({ status: 1, step: 30, offerStatus: 1 });

  await test.step('eight days pass without an answer', async () => {
    await server.stop();
    writeFileSync(clockFile, String(days * 86_400_000));
    await server.restart();
    const admin = await loadCaller(origin, 'admin');
    const query = { jobClassName: 'RcDeadline', pageSize: 1 };
    const { records } = await admin.call<{ records: { id: string }[] }>('GET', `${quartzJob.path}/list`, query);
    // Refused while the schedule runs it, which does the same.
    await admin.send('POST', `${quartzJob.path}/execute`, { id: records[0]?.id });
  });
  const after = await loadSides(origin);
  const getOffer = async () => (await loadPlace(after, of.deliveryId)).offerStatus;
  await expect.poll(getOffer).toBe(offerFlow.states.expired.code);

  const hr = await visit(`/resume/delivery?id=${of.deliveryId}`, 'hr01');
  const delivery = new DeliveryDrawer(hr);
  await test.step('HR sees it and issues another one', async () => {
    await expect(delivery.drawer).toContainText(offerFlow.states.expired.label);
    await delivery.drawer.getByRole('button', { name: offerScreen.issueAgain, exact: true }).click();
    const dialog = hr.getByRole('dialog', { name: offerScreen.issue });
    const form = new FormPart(hr, dialog);
    await form.fill({ '月薪（元）': '9500' });
    await form.pickDate('报到日期', dayAfter(60));
    await dialog.getByRole('button', { name: offerScreen.issue, exact: true }).click();
    await expect(new Shell(hr).notice(offer.done?.add as string)).toBeVisible();
    await expect(delivery.drawer).toContainText(offerFlow.states.open.label);
  });
  expect(await loadPlace(after, of.deliveryId)).toMatchObject({ status: 1, step: 30, offerStatus: 1 });
});
