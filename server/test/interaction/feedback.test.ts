import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let [admin, hr, other] = ['', '', ''];
beforeAll(async () => {
  app = await createTestApp({
    filled: 'tiny',
    now: () => new Date('2026-11-20T02:00:00Z'),
  });
  [admin, hr, other] = [await app.signIn('admin'), await app.signIn('hr01'), await app.signIn('school')];
});
afterAll(() => app.close());

const get = async (path: string, as: string) => (await app.call({ method: 'GET', url: `/server${path}`, as })).body;
const post = async (path: string, payload: object, as = admin) =>
  (await app.call({ method: 'POST', url: `/server/interaction/feedback${path}`, as, payload })).body;
const written = { content: '岗位列表导出时等待时间太长了', feedbackType: '2' };
const added = async (as = hr): Promise<{ id: string; [name: string]: unknown }> =>
  (await post('/add', written, as)).result;
const receivers = async (code: string): Promise<string[]> =>
  (
    await sql<{ receiver: string }>`
      select receiver from rc_outbox where code = ${code} order by receiver`.execute(app.engine.db)
  ).rows.map(({ receiver }) => receiver);

describe('a feedback', () => {
  it('is numbered, belongs to its author, and the school is notified', async () => {
    const row = await added();
    expect(row).toMatchObject({ feedbackNo: expect.stringMatching(/^FK202611\d{2}\d{4}$/), status: 0, priority: 'L' });
    expect(row.companyId).toMatch(/^\d+$/);
    expect(row.userName).not.toBe('');
    expect((await receivers('FEEDBACK_NEW')).length).toBeGreaterThan(0);
  });
  it.each([
    [{ content: '太短了' }, '反馈内容最少10个字符!'],
    [{ feedbackType: '8' }, '反馈类型的值不在可选范围内!'],
  ])('is refused: %j', async (more, message) => {
    expect(await post('/add', { ...written, ...more }, hr)).toMatchObject({ success: false, message });
  });
  it('is seen by its author and the school alone, and the note by the school', async () => {
    const { id } = await added();
    await post('/edit', { id, internalNote: '内部' });
    expect((await get(`/interaction/feedback/queryById?id=${id}`, hr)).result).not.toHaveProperty('internalNote');
    expect((await get('/interaction/feedback/list?pageSize=100', other)).result.total).toBeGreaterThan(0);
    const mine = await added(other);
    expect((await get(`/interaction/feedback/queryById?id=${mine.id}`, hr)).success).toBe(false);
  });
  it('is accepted, answered, rated once, and the author is notified', async () => {
    const { id } = await added();
    expect(await post('/accept', { id })).toMatchObject({ success: true });
    expect(await post('/resolve', { id })).toMatchObject({ message: '请输入处理结果!' });
    const { result } = await post('/resolve', { id, handleResult: '已优化导出' });
    expect(result).toMatchObject({ status: 2, handleResult: '已优化导出', handler: 'admin' });
    expect(await receivers('FEEDBACK_DONE')).toContain('hr01');
    expect(await post('/score', { id, score: 6 }, hr)).toMatchObject({ message: '满意度应在1到5之间!' });
    expect(await post('/score', { id, score: 5 }, hr)).toMatchObject({
      success: true,
      result: { score: 5, status: 2 },
    });
    expect((await post('/score', { id, score: 1 }, hr)).success).toBe(false);
    expect((await post('/score', { id, score: 1 })).success).toBe(false);
  });
  it('is opened again by its author within a week', async () => {
    const { id } = await added();
    await post('/reject', { id, reason: '无法重现' });
    expect((await post('/reopen', { id })).success).toBe(false);
    expect(await post('/reopen', { id }, hr)).toMatchObject({ success: true, result: { status: 0 } });
    await post('/resolve', { id, handleResult: '已修复' });
    await sql`update fb_feedback set handle_time = handle_time - interval '8 days' where id = ${id}`.execute(
      app.engine.db,
    );
    expect(await post('/reopen', { id }, hr)).toMatchObject({ message: '已超过可重新打开的时间!' });
  });
  it('is a duplicate of another one, not of itself', async () => {
    const [one, two] = [await added(), await added()];
    expect(await post('/duplicate', { id: one.id, ofId: one.id })).toMatchObject({ message: '不能标记为与自身重复' });
    const { result } = await post('/duplicate', { id: one.id, ofId: two.id });
    expect(result).toMatchObject({ status: 4, handleResult: `与${two.feedbackNo}重复` });
  });
});
