/** The school opens a live room, two viewers watch and chat, one of them is muted, and the replay is played. */

import { chinaTime } from '@campus/contract/kit';
import { liveRoom, liveScreen, roomFlow } from '@campus/contract/live';
import { loadCaller } from './support/api.ts';
import { expect, test } from './support/server.ts';

const words = liveScreen.chatPanel;
const minutes = (n: number): string => chinaTime(new Date(Date.now() + n * 60_000));

test('the school goes live with a room, viewers watch and chat, one is muted, and the replay is played', async ({
  server,
  visit,
}) => {
  test.slow(); // three people on one room
  const school = await loadCaller(server.origin, 'school');
  const { records } = await school.call<{ records: { coverImg: string }[] }>('GET', `${liveRoom.path}/list?pageSize=1`);
  const title = `秋季双选会直播${Date.now() % 100_000}`;
  const room = await school.call<{ id: string }>('POST', `${liveRoom.path}/add`, {
    title,
    coverImg: records[0]?.coverImg,
    liveType: '2',
    anchorName: '林老师',
    anchorMobile: `139${String(Date.now()).slice(-8)}`,
    planStartTime: minutes(5),
    planEndTime: minutes(65),
    provider: 'demo',
    viewLimit: 2,
  });
  await school.call('POST', `${liveRoom.path}/publish`, { id: room.id });

  const desk = await visit(`/live/console/${room.id}`, 'school');
  await test.step('the school starts it and sees the picture', async () => {
    await desk.getByRole('button', { name: roomFlow.steps.start.label, exact: true }).click();
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: '确 定' })
      .or(desk.getByRole('dialog').getByRole('button', { name: '确定' }))
      .click();
    await expect(desk.locator('.live-head')).toContainText(roomFlow.states.live.label);
    await expect
      .poll(() => desk.locator('.live-player video').evaluate((video: HTMLVideoElement) => video.videoWidth))
      .toBe(640);
  });

  const viewer = await visit(`/live/watch/${room.id}`, 'hr01');
  const other = await visit(`/live/watch/${room.id}`, 'viewer');
  const say = async (page: typeof viewer, content: string) => {
    await page.getByLabel(words.placeholder).fill(content);
    await page.getByRole('button', { name: words.send }).click();
  };
  await test.step('two viewers chat, and everybody sees it', async () => {
    await expect(viewer.locator('.live-player video')).toBeVisible();
    await say(viewer, '请问招应届生吗');
    await say(other, '工作地点在哪里');
    for (const page of [desk, viewer, other]) {
      const list = page.getByRole('list', { name: words.messages });
      await expect(list).toContainText('请问招应届生吗');
      await expect(list).toContainText('工作地点在哪里');
    }
  });
  await test.step('the school mutes one of them and hides the message', async () => {
    const line = desk.getByRole('listitem').filter({ hasText: '请问招应届生吗' });
    await line.getByRole('button', { name: new RegExp(words.actions) }).click();
    await desk.getByRole('menuitem', { name: words.muteAll }).click();
    await expect(viewer.getByLabel(words.placeholder)).toBeDisabled();
    await expect(viewer.getByPlaceholder(words.placeholderMuted)).toBeVisible();
    await say(other, '还能发言');
    await expect(desk.getByRole('list', { name: words.messages })).toContainText('还能发言');
    await line.getByRole('button', { name: new RegExp(words.actions) }).click();
    await desk.getByRole('menuitem', { name: words.hide, exact: true }).click();
    await expect(other.getByRole('list', { name: words.messages })).not.toContainText('请问招应届生吗');
  });
  await test.step('it ends for every viewer', async () => {
    await school.call('POST', `${liveRoom.path}/finish`, { id: room.id });
    await expect(viewer.locator('.live-head')).toContainText(roomFlow.states.ended.label);
  });
  await test.step('a published replay is played', async () => {
    const pages = await visit('/live/livePlayback', 'school');
    await pages.getByRole('button', { name: liveScreen.play, exact: true }).first().click();
    const video = pages.getByRole('dialog').locator('video');
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBe(640);
  });
});
