/** Titles of full length without a space stay inside their pages. */
import { liveRoom } from '@campus/contract/live';
import { loadSides, type Sides } from './support/candidates.ts';
import { clockOptions, inMinutes } from './support/clock.ts';
import { publishFair } from './support/fairs.ts';
import { expectFits } from './support/fits.ts';
import { Shell } from './support/pages/shell.ts';
import { expect, test } from './support/server.ts';

const fairTitle = 'W'.repeat(100);
const roomTitle = 'W'.repeat(60);
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
test.use(clockOptions);

/** A room that is live. */
async function startRoom({ school }: Sides): Promise<string> {
  const { records } = await school.call<{ records: { coverImg: string }[] }>('GET', `${liveRoom.path}/list?pageSize=1`);
  const { id } = await school.call<{ id: string }>('POST', `${liveRoom.path}/add`, {
    ...{ title: roomTitle, coverImg: records[0]?.coverImg, liveType: '2', provider: 'demo', viewLimit: 2 },
    ...{ anchorName: '林老师', anchorMobile: `139${String(Date.now()).slice(-8)}` },
    ...{ planStartTime: inMinutes(5), planEndTime: inMinutes(65) },
  });
  await school.call('POST', `${liveRoom.path}/publish`, { id });
  await school.call('POST', `${liveRoom.path}/start`, { id });
  return id;
}

test('long titles of fairs and rooms stay inside their pages on desktops and phones', async ({ server, visit }) => {
  const sides = await loadSides(server.origin);
  // The last page, the monitor, lists fairs that have begun.
  const fair = await publishFair(server.origin, sides, fairTitle, 0.5);
  const roomId = await startRoom(sides);
  const pages = [
    { path: `/jobFair/attendance?fairId=${fair.id}`, title: fairTitle },
    { path: `/jobFair/gate/${fair.id}`, title: fairTitle },
    { path: `/jobFair/scan/${fair.id}`, title: fairTitle },
    { path: `/live/console/${roomId}`, title: roomTitle },
    { path: `/live/watch/${roomId}`, title: roomTitle },
    { path: '/dashboard/monitor', title: fairTitle },
  ];
  const page = await visit('/jobFair/list', 'school', { multipage: false });
  const shell = new Shell(page);
  for (const { path, title } of pages)
    await test.step(path, async () => {
      await shell.go(path);
      await expect(shell.pane.getByText(title).first()).toBeVisible();
      for (const size of sizes) {
        await page.setViewportSize(size);
        await expectFits(page);
      }
    });
});
