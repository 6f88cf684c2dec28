import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companies } from '../delivery/delivery-people.ts';
import { expectCounted } from '../support/counters.ts';
import { OfferFixture, path } from './offer-fixture.ts';

let fixture: OfferFixture;
beforeAll(async () => {
  fixture = await OfferFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

describe('issuing an offer', () => {
  it('asks the student, who is waited for from then on', async () => {
    const { deliveryId, student, vacancy } = await fixture.candidate();
    const reply = await fixture.issue(deliveryId);
    expect(reply.message).toBe('录用已发放，等待学生确认');
    const row = await fixture.row(reply.result.id);
    expect(row).toMatchObject({ status: 1, employId: student.id, postId: vacancy.id, companyId: companies.first });
    expect(row).toMatchObject({ nature: 1, salary: '9000.00', remindTime: '2025-10-21 10:00:00' });
    expect(row.offerNo).toMatch(/^LY251015\d{5}$/);
    const of = { offerId: row.id, offerStatus: 1, offerDeadline: '2025-10-22 10:00:00', waitFor: 2, step: 30 };
    expect(await fixture.deliveries.row(deliveryId)).toMatchObject(of);
    expect(await fixture.deliveries.lastEntry(deliveryId)).toMatchObject({
      action: 'offer',
      remark: '前端工程师',
      refId: row.id,
    });
    expect(await fixture.deliveries.notifications()).toEqual([`D14 ${student.mobile}`]);
  });
  it.each([
    ['without pay', { salary: null }, '请填写薪资!'],
    ['with too much pay', { salary: '200000.01' }, '月薪应在0到200000元之间'],
    ['without a place', { workplace: '' }, '请输入工作地点!'],
    ['for a day that is over', { onboardDate: '2025-10-14' }, '报到日期不能早于今天!'],
    ['with a deadline too soon', { deadline: '2025-10-16 09:59:59' }, '答复截止应在1天到30天之后'],
    ['with a deadline too late', { deadline: '2025-11-14 10:00:01' }, '答复截止应在1天到30天之后'],
  ])('is refused %s', async (_case, more, message) => {
    const { deliveryId } = await fixture.candidate();
    expect(await fixture.issue(deliveryId, more)).toMatchObject({ success: false, message });
    expect(await fixture.statuses()).toEqual([]);
  });
  it('takes the text on the pay instead of an amount, from today on and up to thirty days', async () => {
    const { deliveryId } = await fixture.candidate();
    const edge = { salary: null, salaryText: '面议', onboardDate: '2025-10-15', deadline: '2025-11-14 10:00:00' };
    expect((await fixture.issue(deliveryId, edge)).message).toBe('录用已发放，等待学生确认');
  });
  it('needs a delivery at 录用 without an open offer', async () => {
    const { deliveryId } = await fixture.candidate({ step: 20 });
    expect((await fixture.issue(deliveryId)).message).toBe('当前状态为“进行中·面试”，不能发放录用');
    const other = await fixture.candidate();
    await fixture.issued(other.deliveryId);
    expect((await fixture.issue(other.deliveryId)).message).toBe('该投递已有待确认或已接受的录用');
  });
  it('is the owner’s: not another company’s, not an interviewer’s, not the school’s', async () => {
    const { deliveryId } = await fixture.candidate();
    expect((await fixture.issue(deliveryId, {}, 'hr2')).message).toBe('所选投递不存在或无权访问!');
    for (const who of ['look1', 'school', 'staff', 'viewer'] as const)
      expect((await fixture.issue(deliveryId, {}, who)).code).toBe(510);
  });
  it('happens at most three times for a delivery', async () => {
    const { deliveryId, student } = await fixture.candidate();
    for (let i = 0; i < 3; i += 1)
      expect((await fixture.answer(student.id, 'refuse', { id: await fixture.issued(deliveryId) })).success).toBe(true);
    expect((await fixture.issue(deliveryId)).message).toBe('同一投递最多发放3次录用');
  });
  it('is refused to a blacklisted company', async () => {
    const { deliveryId } = await fixture.candidate();
    await sql`update rc_company set black_flag = 1, black_scope = 2`.execute(fixture.deliveries.db);
    expect((await fixture.issue(deliveryId)).result.errorCode).toBe('RC_BLACKLISTED');
  });
});

describe('the places of a post', () => {
  const full = '录用人数已达招聘人数上限，请先调整岗位招聘人数';
  it('are its headcount times the ratio; a refused offer gives its place back', async () => {
    const vacancy = await fixture.deliveries.vacancy({ headcount: 3 });
    const ids: string[] = [];
    const students: string[] = [];
    for (let i = 0; i < 5; i += 1) {
      const { deliveryId, student } = await fixture.candidate({ vacancy });
      ids.push(deliveryId);
      students.push(student.id);
    }
    const issue = (i: number) => fixture.issue(ids[i] as string);
    const [first] = [await fixture.issued(ids[0] as string), await issue(1), await issue(2)];
    expect(await issue(3)).toMatchObject({ message: full, result: { errorCode: 'RC_CAPACITY' } });
    await fixture.answer(students[0] as string, 'refuse', { id: first });
    expect((await issue(3)).success).toBe(true);
    expect((await issue(4)).message).toBe(full);
    // 3 × 1.5, rounded down.
    await fixture.deliveries.setting('offer.overRatio', 1.5);
    expect((await issue(4)).success).toBe(true);
    expect((await issue(0)).message).toBe(full);
  });
  it('go to one of two offers at the same moment', async () => {
    const vacancy = await fixture.deliveries.vacancy({ headcount: 1 });
    const [a, b] = [await fixture.candidate({ vacancy }), await fixture.candidate({ vacancy })];
    const replies = await Promise.all([fixture.issue(a.deliveryId), fixture.issue(b.deliveryId)]);
    expect(replies.map(({ message }) => message).sort()).toEqual(['录用已发放，等待学生确认', full].sort());
    expect(await fixture.statuses()).toEqual([1]);
  });
});

describe('accepting an offer', () => {
  it('moves the delivery on and counts', async () => {
    const { deliveryId, student, vacancy } = await fixture.candidate();
    const id = await fixture.issued(deliveryId);
    expect((await fixture.answer(student.id, 'accept', { id })).message).toBe('已接受录用');
    expect(await fixture.row(id)).toMatchObject({ status: 2, answerTime: '2025-10-15 10:00:00' });
    expect(await fixture.deliveries.row(deliveryId)).toMatchObject({ status: 1, step: 40, offerStatus: 2, waitFor: 3 });
    expect(await fixture.deliveries.lastEntry(deliveryId)).toMatchObject({
      action: 'offerAccept',
      actorType: 1,
      onBehalf: 1,
      remark: '学生电话委托',
      refType: 'offer',
      refId: id,
    });
    expect(await fixture.deliveries.notifications()).toEqual([`D14 ${student.mobile}`, 'D15 hr1'].sort());
    const counts = async (table: string, column: string, of: string) =>
      fixture.deliveries.count(table, `id = '${of}' and ${column} = 1`);
    expect(await counts('rc_company_post', 'offer_count', vacancy.id)).toBe(1);
    expect(await counts('rc_employ_user', 'offer_count', student.id)).toBe(1);
    expect(await counts('rc_company', 'hire_count', companies.first)).toBe(1);
    await expectCounted(fixture.deliveries.engine);
  });
  it.each([2, 3])('of an internship or part-time post (%i) goes straight to 签约', async (nature) => {
    const { deliveryId, student } = await fixture.candidate({ post: { nature } });
    await fixture.answer(student.id, 'accept', { id: await fixture.issued(deliveryId) });
    expect(await fixture.deliveries.row(deliveryId)).toMatchObject({ status: 1, step: 50, waitFor: 1 });
  });
  it('gives up the student’s other open full-time offers, which are listed before', async () => {
    const first = await fixture.candidate();
    const { student } = first;
    const elsewhere = await fixture.candidate({ student, post: { companyId: companies.second } });
    const intern = await fixture.candidate({ student, post: { nature: 2 } });
    const early = await fixture.candidate({ student, step: 20 });
    const id = await fixture.issued(first.deliveryId);
    const theirs = await fixture.issued(elsewhere.deliveryId, {}, 'hr2');
    const open = await fixture.issued(intern.deliveryId);
    expect(await fixture.closes(student.id, id)).toMatchObject({
      success: true,
      result: [{ id: theirs, postName: elsewhere.vacancy.name, companyName: '示例企业2有限公司' }],
    });
    expect((await fixture.closes(student.id, open)).result).toEqual([]);
    await fixture.answer(student.id, 'accept', { id });
    expect(await fixture.row(theirs)).toMatchObject({ status: 3, refuseReason: '学生已接受其他录用' });
    expect(await fixture.deliveries.row(elsewhere.deliveryId)).toMatchObject({
      status: 5,
      closeReason: 9,
      offerStatus: 3,
    });
    expect((await fixture.deliveries.actions(elsewhere.deliveryId)).slice(-2)).toEqual(['offerRefuse', 'close']);
    expect((await fixture.row(open)).status).toBe(1);
    expect(await fixture.deliveries.row(early.deliveryId)).toMatchObject({ status: 1, step: 20 });
    expect(await fixture.deliveries.notifications()).toContain('D16 hr2');
  });
  it('leaves other offers open when the setting says so; a second full-time one is then refused', async () => {
    await fixture.deliveries.setting('offer.autoCloseOthers', 0);
    const first = await fixture.candidate();
    const second = await fixture.candidate({ student: first.student });
    const [a, b] = [await fixture.issued(first.deliveryId), await fixture.issued(second.deliveryId)];
    await fixture.answer(first.student.id, 'accept', { id: a });
    expect((await fixture.answer(first.student.id, 'accept', { id: b })).message).toBe(
      '您已接受其他单位的录用，请先与该单位解除',
    );
    expect(await fixture.statuses()).toEqual([1, 2]);
    expect(await fixture.deliveries.row(second.deliveryId)).toMatchObject({ step: 30, offerStatus: 1 });
  });
  it.each([0, 1])('of two at the same moment succeeds once, with offer.autoCloseOthers %i', async (closes) => {
    await fixture.deliveries.setting('offer.autoCloseOthers', closes);
    const first = await fixture.candidate();
    const second = await fixture.candidate({ student: first.student, post: { companyId: companies.second } });
    const ids = [await fixture.issued(first.deliveryId), await fixture.issued(second.deliveryId, {}, 'hr2')];
    const replies = await Promise.all(ids.map((id) => fixture.answer(first.student.id, 'accept', { id })));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(replies.find(({ success }) => !success)?.message).toBe(
      closes ? '当前状态为“已拒绝”，不能接受' : '您已接受其他单位的录用，请先与该单位解除',
    );
    expect(await fixture.statuses()).toEqual(closes ? [2, 3] : [1, 2]);
    await expectCounted(fixture.deliveries.engine);
  });
  it('and revoking at the same moment: one of them wins', async () => {
    const { deliveryId, student } = await fixture.candidate();
    const id = await fixture.issued(deliveryId);
    const [accept, revoke] = await Promise.all([fixture.answer(student.id, 'accept', { id }), fixture.revoke(id)]);
    expect([accept.success, revoke.success].filter(Boolean)).toHaveLength(1);
    const { status } = await fixture.row(id);
    expect(status).toBe(accept.success ? 2 : 4);
    expect(await fixture.deliveries.row(deliveryId)).toMatchObject({
      step: accept.success ? 40 : 30,
      offerStatus: status,
    });
    if (accept.success) expect(revoke.message).toBe('学生已确认，不能撤回');
    else expect(accept.message).toBe('当前状态为“已撤回”，不能接受');
  });
  it('is refused after the deadline, also before the job comes', async () => {
    const { deliveryId, student } = await fixture.candidate();
    const id = await fixture.issued(deliveryId);
    fixture.deliveries.passDays(8);
    const reply = await fixture.answer(student.id, 'accept', { id });
    expect(reply).toMatchObject({ message: '录用通知已过期', result: { errorCode: 'RC_EXPIRED' } });
  });
});

describe('who sees an offer', () => {
  it('are its company, the school, the student’s college and the student', async () => {
    const { deliveryId, student } = await fixture.candidate();
    const id = await fixture.issued(deliveryId);
    const total = async (who: 'hr1' | 'hr2' | 'limited1' | 'school' | 'college' | 'plain' | 'other') =>
      (await fixture.deliveries.get(who, `${path}/list`)).result.total;
    expect(await total('hr1')).toBe(1);
    expect(await total('hr2')).toBe(0);
    expect(await total('limited1')).toBe(0);
    expect(await total('school')).toBe(1);
    expect(await total('plain')).toBe(1);
    expect(await total('other')).toBe(0);
    expect((await fixture.deliveries.get('look1', `${path}/list`)).code).toBe(510);
    expect((await fixture.deliveries.get('hr2', `${path}/ofDelivery`, { deliveryId })).result).toEqual([]);
    expect((await fixture.deliveries.get('hr1', `${path}/ofDelivery`, { deliveryId })).result).toMatchObject([
      { id, status: 1, salary: '9000.00' },
    ]);
    const other = await fixture.deliveries.student();
    expect((await fixture.answer(other.id, 'accept', { id })).message).toBe('数据不存在或无权访问');
    expect((await fixture.answer(student.id, 'accept', { id }, 'hr1')).code).toBe(510);
  });
  it('hides the name of a student who withdrew from the company', async () => {
    const { deliveryId, student } = await fixture.candidate();
    const id = await fixture.issued(deliveryId);
    await fixture.deliveries.behalf(student.id, 'withdraw', { id: deliveryId });
    expect((await fixture.deliveries.get('hr1', `${path}/queryById`, { id })).result.realname ?? null).toBeNull();
    expect((await fixture.deliveries.get('school', `${path}/queryById`, { id })).result.realname).toMatch(/^王小/);
  });
});

it('starts the form with the post’s values and tells the limits', async () => {
  const { deliveryId, vacancy } = await fixture.candidate({ post: { headcount: 2 } });
  await fixture.issued((await fixture.candidate({ vacancy })).deliveryId);
  expect((await fixture.deliveries.get('hr1', `${path}/choices`, { deliveryId })).result).toMatchObject({
    position: vacancy.name,
    deadline: '2025-10-22 18:00:00',
    workplace: '北京市',
    taken: 1,
    limit: 2,
    earlier: 0,
    most: 3,
  });
  expect((await fixture.deliveries.get('hr2', `${path}/choices`, { deliveryId })).success).toBe(false);
});
it('says before the revocation what it does and what the student reads', async () => {
  const { deliveryId, student, vacancy } = await fixture.candidate();
  const id = await fixture.issued(deliveryId);
  const preview = (who: 'hr1' | 'head1') => fixture.deliveries.get(who, `${path}/stepPreview`, { id, step: 'revoke' });
  const words = (await preview('hr1')).result.messages[0].text;
  expect(words).toContain(`《${vacancy.name}》录用`);
  await fixture.answer(student.id, 'accept', { id });
  expect((await preview('hr1')).message).toBe('学生已确认，不能撤回');
  expect((await preview('head1')).result.sentence).toContain('撤回后投递关闭，并记一次违规');
});
