/** A company's session on the air: requested, placed, approved, signed up for, streamed, chatted in, checked and replayed. */

import { fileURLToPath } from 'node:url';
import { liveScreen, streamFlow } from '@campus/contract/live';
import { preach, preachLive, preachScreen } from '@campus/contract/preach';
import { employUser } from '@campus/contract/resume';
import { RtmpPublisher } from '../server/test/live/rtmp-publisher.ts';
import { loadCaller } from './support/api.ts';
import { clockOptions, inMinutes } from './support/clock.ts';
import { expectFits } from './support/fits.ts';
import { Shell } from './support/pages/shell.ts';
import { expect, test } from './support/server.ts';

const words = liveScreen.chatPanel;
const file = fileURLToPath(new URL('../server/test/live/stream.flv', import.meta.url));
const day = 24 * 60;
test.use(clockOptions);

test('a company holds a session online, viewers chat and one is muted, students are checked, and it is replayed', async ({
  server,
  visit,
}) => {
  test.slow(); // a stream and three people
  const [hr, school, auditor] = await Promise.all(
    ['hr01', 'school', 'auditor'].map((name) => loadCaller(server.origin, name)),
  );
  if (!hr || !school || !auditor) throw new Error('not signed in');
  const title = `云端宣讲会${Date.now() % 100_000}`;
  const wish = `${inMinutes(30 * day).slice(0, 10)} 14:00:00`;
  const { id } = await hr.call<{ id: string }>('POST', `${preach.path}/save`, {
    title,
    type: 2,
    expectCount: 100,
    content: `<p>${'介绍公司业务、招聘岗位与培养计划。'.repeat(4)}</p>`,
    contact: '李人事',
    contactMobile: '13900000001',
    wishTimes: [{ start: wish, end: wish.replace('14:', '16:') }],
  });
  await school.call('POST', `${preach.path}/create`, { id, startTime: inMinutes(4), endTime: inMinutes(39) });
  await auditor.call('POST', `${preach.path}/audit`, { id, result: 1 });
  const { records: students } = await school.call<{ records: { id: string }[] }>('GET', `${employUser.path}/list`, {
    status: 1,
    pageSize: 1,
  });
  const student = students[0]?.id ?? '';
  await school.call('POST', '/api/stu/preach/signUp', { preachId: id, remark: '学生电话委托' }, student);

  const desk = await visit(`/preach/detail/${id}?view=live`, 'hr01');
  let publisher: RtmpPublisher | undefined;
  await test.step('the company publishes its stream with the address of the page', async () => {
    await desk.getByRole('button', { name: liveScreen.push, exact: true }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('button', { name: liveScreen.pushDialog.show }).click();
    const read = (label: string) => dialog.getByRole('textbox', { name: label }).inputValue();
    const [address, key] = [await read(liveScreen.pushDialog.server), await read(liveScreen.pushDialog.key)];
    publisher = await RtmpPublisher.publish(address, key, file);
    await desk.keyboard.press('Escape');
    await expect(desk.locator('.live-head')).toContainText(streamFlow.states.live.label, { timeout: 40_000 });
    await expect
      .poll(() => desk.locator('.live-player video').evaluate((video: HTMLVideoElement) => video.videoWidth))
      .toBeGreaterThan(0);
  });

  const viewer = await visit(`/preach/live/${id}`, 'viewer');
  const other = await visit(`/preach/live/${id}`, 'auditor');
  const say = async (page: typeof viewer, content: string) => {
    await page.getByLabel(words.placeholder).fill(content);
    await page.getByRole('button', { name: words.send }).click();
  };
  const messagesOf = (page: typeof viewer) => page.getByRole('list', { name: words.messages });
  await test.step('two viewers chat, and one of them is muted', async () => {
    await expect(viewer.locator('.live-player video')).toBeVisible();
    await say(viewer, '请问招应届生吗');
    await say(other, '工作地点在哪里');
    for (const page of [desk, viewer, other]) {
      await expect(messagesOf(page)).toContainText('请问招应届生吗');
      await expect(messagesOf(page)).toContainText('工作地点在哪里');
    }
    const line = desk.getByRole('listitem').filter({ hasText: '请问招应届生吗' });
    await line.getByRole('button', { name: new RegExp(words.actions) }).click();
    await desk.getByRole('menuitem', { name: words.muteAll }).click();
    await expect(viewer.getByPlaceholder(words.placeholderMuted)).toBeVisible();
    // A viewer waits some seconds between two messages; a refused one stays in its line.
    await other.getByLabel(words.placeholder).fill('还能发言');
    await expect(async () => {
      await other.getByRole('button', { name: words.send }).click();
      await expect(messagesOf(desk)).toContainText('还能发言', { timeout: 2_000 });
    }).toPass();
  });
  await test.step('the session fits on a phone', async () => {
    for (const page of [other, desk]) {
      await page.setViewportSize({ width: 390, height: 844 });
      await expectFits(page);
    }
    await expect(other.getByLabel(words.placeholder)).toBeVisible();
  });
  await test.step('a lost stream is interrupted, and the student is checked in', async () => {
    publisher?.close();
    await expect(viewer.locator('.live-head')).toContainText(streamFlow.states.interrupted.label, { timeout: 40_000 });
    const { code } = await school.call<{ code: string }>(
      'GET',
      '/api/stu/preach/checkInCode',
      { preachId: id },
      student,
    );
    const door = await visit(`/preach/attendanceCheck?preachId=${id}`, 'school');
    await door.getByLabel(preachScreen.attendance.code).fill(code);
    await door.getByLabel(preachScreen.attendance.code).press('Enter');
    await expect(door.locator('.attendance-tiles')).toContainText('100%');
    await door.setViewportSize({ width: 390, height: 844 });
    await expectFits(door);
  });
  await test.step('the company ends it, and viewers watch the replay', async () => {
    await desk.getByRole('button', { name: streamFlow.steps.end.label, exact: true }).click();
    await new Shell(desk).confirm(/结束后不能再次开播/);
    await expect(viewer.locator('.live-head')).toContainText(streamFlow.states.ended.label);
    await viewer.reload();
    await viewer.getByRole('button', { name: liveScreen.player.replay(title) }).click();
    await expect
      .poll(() => viewer.locator('.live-player video').evaluate((video: HTMLVideoElement) => video.videoWidth))
      .toBeGreaterThan(0);
    const { records } = await school.call<{ records: { uv: number }[] }>('GET', `${preachLive.path}/list`, {
      preachId: id,
    });
    expect(records[0]?.uv).toBe(3);
  });
});
