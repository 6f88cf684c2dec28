/** A large video is uploaded in parts: after a network failure or a reload, received parts are not sent again. */
import { writeFile } from 'node:fs/promises';
import { companyPublicity } from '@campus/contract/homepage';
import { text } from '@campus/contract/messages';
import type { Page } from '@playwright/test';
import { newNumber } from './support/identities.ts';
import { FormPart } from './support/pages/form.ts';
import { Shell } from './support/pages/shell.ts';
import { expect, test } from './support/server.ts';

const megabytes = 60;
const partCount = 12;
const part = /\/sys\/upload\/session\/[0-9a-f]{32}\/(\d+)$/;

// The browser logs every failed part.
test.use({ provoked: /^Failed to load resource/ });

/** Form of a new slide with a video. */
async function videoForm(page: Page) {
  const shell = new Shell(page);
  await shell.pane.getByRole('button', { name: text.common.add, exact: true }).first().click();
  const dialog = shell.dialog(`${text.common.add}${companyPublicity.title}`);
  await expect(async () => {
    await new FormPart(page, dialog).choose(companyPublicity.fields.linkType.label, '宣传视频');
    await expect(dialog.locator('.video-input')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  return dialog;
}

test('a video of 60 MB is interrupted, and goes on after a reload with what has not arrived', async ({
  visit,
}, info) => {
  test.slow(); // 60 MB over a line of 12 MB a second
  const name = `宣传片${newNumber()}.mp4`;
  const film = Buffer.alloc(megabytes * 1024 * 1024, 7);
  film.write('ftypisom', 4, 'latin1');
  const file = info.outputPath(name);
  await writeFile(file, film);

  const page = await visit(companyPublicity.path, 'admin');
  const arrived: number[] = [];
  page.on('response', (response) => {
    const number = part.exec(response.url())?.[1];
    if (number !== undefined) arrived.push(Number(number));
  });
  const network = await page.context().newCDPSession(page);
  const line = { latency: 0, downloadThroughput: -1, uploadThroughput: 12 * 1024 * 1024 };
  const connect = (offline: boolean) => network.send('Network.emulateNetworkConditions', { ...line, offline });
  const interrupted = /上传中断，已上传\d+%/;

  await test.step('the network is lost', async () => {
    const dialog = await videoForm(page);
    await connect(false);
    // Seen at once: the rest of the parts takes seconds.
    const third = page.waitForResponse(() => arrived.length > 2);
    await dialog.locator('.video-input').getByTestId('file-input').setInputFiles(file);
    await third;
    await connect(true);
    await expect(dialog.getByText(interrupted)).toBeVisible();
    await expect(dialog.getByRole('button', { name: text.upload.resume })).toBeVisible();
    expect(arrived.length).toBeLessThan(partCount);
  });

  await test.step('the page is reloaded, which asks first', async () => {
    await network.detach();
    const asked = page.waitForEvent('dialog');
    const reloaded = page.reload();
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.accept();
    await reloaded;
  });

  await test.step('the same file goes on', async () => {
    const dialog = await videoForm(page);
    await expect(dialog.getByText(interrupted)).toBeVisible();
    const before = arrived.splice(0);
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: text.upload.resume }).click();
    const ended = page.waitForResponse((response) => response.url().endsWith('/complete'));
    await (await chooser).setFiles(file);
    await expect(new Shell(page).notice(text.upload.success(name))).toBeVisible();
    // A part may have arrived without its response; acknowledged parts are not sent again.
    expect(arrived.filter((number) => before.includes(number))).toEqual([]);
    expect(new Set([...before, ...arrived]).size).toBeGreaterThanOrEqual(partCount - 2);

    const { message } = await (await ended).json();
    const stored = await page.request.get(`/server/sys/common/static/${message}`, { headers: { range: 'bytes=0-11' } });
    expect(stored.headers()['content-range']).toBe(`bytes 0-11/${film.length}`);
    expect((await stored.body()).equals(film.subarray(0, 12))).toBe(true);
    await expect(dialog.getByRole('button', { name, exact: true })).toBeEnabled();
  });
});
