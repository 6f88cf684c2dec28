import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DeliveryFixture } from '../../server/test/delivery/delivery-fixture.ts';
import { companies } from '../../server/test/delivery/delivery-people.ts';

/* Calls that name two rows check both: a foreign row in either place counts as missing. */
let fixture: DeliveryFixture;
beforeAll(async () => {
  fixture = await DeliveryFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

const absent = '1790000000000000009';
const plain = ({ timestamp: _timestamp, ...answer }: Record<string, unknown>) =>
  JSON.stringify(answer).replaceAll(/\d{16,}/g, 'id');
async function same(ask: (id: string) => Promise<unknown>, foreign: string): Promise<void> {
  const [theirs, none] = [await ask(foreign), await ask(absent)] as Record<string, unknown>[];
  expect(theirs).toMatchObject({ success: false });
  expect(plain(theirs ?? {})).toBe(plain(none ?? {}));
}

it('S-N45: a transfer refuses the résumé and the post of another company', async () => {
  const theirs = { post: await fixture.vacancy({ companyId: companies.second, postStatus: 0 }) };
  const delivered = await fixture.deliveryAt(
    { status: 1 },
    { vacancy: await fixture.vacancy({ companyId: companies.second }) },
  );
  const own = { post: await fixture.vacancy(), delivery: await fixture.deliveryAt({ status: 1 }) };
  const before = await fixture.count('rc_delivery');
  const transfer = (resumeId: string, postId: string) =>
    fixture.post('hr1', '/companyPost/companyPost/resumeTransferToPost', { resumeId, postId });
  await same((resumeId) => transfer(resumeId, own.post.id), delivered);
  await same((postId) => transfer(own.delivery, postId), theirs.post.id);
  // Every user may read a published post; it still takes no deliveries of another company.
  const shown = await fixture.vacancy({ companyId: companies.second });
  expect((await transfer(own.delivery, shown.id)).message).toBe('不能转入其他企业的岗位');
  // One of two deliveries belongs to another user: neither moves.
  expect((await transfer(`${own.delivery},${delivered}`, own.post.id)).success).toBe(false);
  expect(await fixture.count('rc_delivery')).toBe(before);
  expect(await fixture.row(own.delivery)).toMatchObject({ status: 1, version: 0 });
  expect(await fixture.row(delivered)).toMatchObject({ status: 1, version: 0 });
  expect((await transfer(own.delivery, own.post.id)).success).toBe(true);
});

it('S-N45: an invitation refuses the post of another company and an unknown student', async () => {
  const [known, stranger] = [await fixture.student(), await fixture.student()];
  await fixture.deliveryAt({ status: 1 }, { student: known });
  const [own, foreign] = [
    await fixture.vacancy(),
    await fixture.vacancy({ companyId: companies.second, postStatus: 0 }),
  ];
  const before = await fixture.count('rc_delivery');
  const invite = (employIds: string, postId: string) =>
    fixture.post('hr1', '/resume/delivery/invite', { postId, employIds });
  await same((postId) => invite(known.id, postId), foreign.id);
  const inviteFailed = async (id: string) => {
    const { result } = await invite(id, own.id);
    return [result.ok, result.failed[0]?.message, result.failed[0]?.name === id];
  };
  expect(await inviteFailed(stranger.id)).toEqual(await inviteFailed(absent));
  expect(await fixture.count('rc_delivery')).toBe(before);
});

it('S-N45: a recommendation is refused for callers who may not recommend', async () => {
  const student = await fixture.student();
  const post = await fixture.vacancy({ companyId: companies.second });
  const body = { companyPostId: post.id, employId: student.id };
  expect((await fixture.post('hr1', '/recommend/resumeRecommend/batchAddRecommend', body)).code).toBe(510);
  expect(await fixture.count('rc_recommend')).toBe(0);
});
