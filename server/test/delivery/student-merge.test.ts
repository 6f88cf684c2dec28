import { interview } from '@campus/contract/interview';
import { matchResult } from '@campus/contract/match';
import { delivery, employUser, recommend } from '@campus/contract/resume';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DeliveryFixture } from './delivery-fixture.ts';

let fixture: DeliveryFixture;
beforeAll(async () => {
  fixture = await DeliveryFixture.open();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.clear());

const base = '/employ/employUser';
type Made = Awaited<ReturnType<DeliveryFixture['student']>>;
const merge = (keep: Made, drop: Made, fields = '', who: 'school' | 'staff' | 'college' = 'school') =>
  fixture.post(who, `${base}/merge`, { keepId: keep.id, dropId: drop.id, fields });
const unmerge = (mergeId: string) => fixture.post('school', `${base}/unmerge`, { mergeId });
const studentRow = async (id: string) => {
  const { rows } = await sql<Record<string, unknown>>`select * from rc_employ_user where id = ${id}`.execute(
    fixture.db,
  );
  return rows[0] as Record<string, unknown>;
};
const findOwner = async (id: string, table = 'rc_delivery') => {
  const { rows } = await sql<{ employId: string }>`select employ_id from ${sql.table(table)} where id = ${id}`.execute(
    fixture.db,
  );
  return rows[0]?.employId;
};
const liveResume = async (employId: string) => {
  const { rows } = await sql<{ id: string }>`
    select id from rc_resume where employ_id = ${employId} and del_flag = 0`.execute(fixture.db);
  return rows.map(({ id }) => id);
};
const raiseVersion = (table: string, id: string) =>
  sql`update ${sql.table(table)} set version = version + 1 where id = ${id}`.execute(fixture.db);
const addInterview = (employId: string, deliveryId: string, startTime: string, endTime: string) =>
  fixture.as((c) =>
    c.engine.insert(
      interview,
      {
        employId,
        deliveryId,
        startTime,
        endTime,
        busyStart: startTime,
        busyEnd: endTime,
        status: 2,
        result: 0,
        round: 1,
        companyId: 'company-1',
      } as never,
      c,
    ),
  );

describe('merging two records of one person', () => {
  it('moves deliveries and the only résumé, and leaves a readable record that cannot act', async () => {
    const [keep, drop] = [await fixture.student({}, null), await fixture.student({ email: 'new@example.com' })];
    const moved = await fixture.deliver(drop, await fixture.vacancy());
    const preview = await fixture.get('school', `${base}/mergePreview`, {
      keepId: keep.id,
      dropId: drop.id,
      fields: 'email',
    });
    expect(preview.result).toMatchObject({ refusal: null, left: [], changed: ['邮箱'], resumeDeleted: false });
    expect(preview.result.moved).toEqual(
      expect.arrayContaining([
        { title: '简历', count: 1 },
        { title: '投递', count: 1 },
      ]),
    );
    expect(await findOwner(moved)).toBe(drop.id);

    expect((await merge(keep, drop, 'email')).message).toBe('合并成功');
    expect(await findOwner(moved)).toBe(keep.id);
    expect(await liveResume(keep.id)).toEqual([drop.resumeId]);
    expect(await studentRow(keep.id)).toMatchObject({
      email: 'new@example.com',
      deliveryCount: 1,
      resumeId: drop.resumeId,
    });
    expect(await studentRow(drop.id)).toMatchObject({
      mergedInto: keep.id,
      deliveryCount: 0,
      resumeId: null,
      delFlag: 0,
    });
    expect((await fixture.get('school', `${base}/queryById`, { id: drop.id })).success).toBe(true);
    const post = await fixture.vacancy();
    expect((await fixture.behalf(drop.id, 'submit', { postId: post.id })).success).toBe(false);
  });
  it('keeps the chosen résumé of two and points the deliveries to it', async () => {
    for (const fields of ['', 'resumeId']) {
      const [keep, drop] = [await fixture.student(), await fixture.student()];
      const [own, other] = [
        await fixture.deliver(keep, await fixture.vacancy()),
        await fixture.deliver(drop, await fixture.vacancy()),
      ];
      const { result } = await merge(keep, drop, fields);
      const chosen = fields === '' ? keep.resumeId : drop.resumeId;
      expect(await liveResume(keep.id)).toEqual([chosen]);
      expect([(await fixture.row(own)).resumeId, (await fixture.row(other)).resumeId]).toEqual([chosen, chosen]);

      expect((await unmerge(result.mergeId)).result).toMatchObject({ failed: [] });
      expect(await liveResume(keep.id)).toEqual([keep.resumeId]);
      expect(await liveResume(drop.id)).toEqual([drop.resumeId]);
      expect([(await fixture.row(own)).resumeId, (await fixture.row(other)).resumeId]).toEqual([
        keep.resumeId,
        drop.resumeId,
      ]);
    }
  });
  it('is refused while both deliver to one post, have accounts, or are interviewed at one time', async () => {
    const [keep, drop] = [await fixture.student(), await fixture.student()];
    const vacancy = await fixture.vacancy();
    const [own, other] = [await fixture.deliver(keep, vacancy), await fixture.deliver(drop, vacancy)];
    expect((await merge(keep, drop)).message).toBe(`两名学生对同一岗位均有进行中的投递，请先处理：${vacancy.name}`);
    await sql`update rc_delivery set status = 4, wait_for = 0 where id = ${other}`.execute(fixture.db);
    await addInterview(keep.id, own, '2025-10-20 10:00:00', '2025-10-20 11:00:00');
    await addInterview(drop.id, other, '2025-10-20 10:30:00', '2025-10-20 11:30:00');
    expect((await merge(keep, drop)).message).toBe('两名学生有时间冲突的面试，请先处理');
    await sql`update rc_interview set status = 5`.execute(fixture.db);
    await sql`update rc_employ_user set user_id = id where id in (${keep.id}, ${drop.id})`.execute(fixture.db);
    expect((await merge(keep, drop)).message).toBe('两名学生均已开通账号，不能合并');
    expect((await studentRow(drop.id)).mergedInto).toBe('');
  });
  it('leaves a recommendation that the kept student has already', async () => {
    const [keep, drop] = [await fixture.student(), await fixture.student()];
    const { id: postId } = await fixture.vacancy();
    const add = (employId: string) =>
      fixture.as((c) =>
        c.engine.insert(recommend, { employId, postId, companyId: 'company-1', status: 1 } as never, c),
      );
    const [, left] = [await add(keep.id), await add(drop.id)];
    expect((await merge(keep, drop)).success).toBe(true);
    expect(await findOwner(left.id, 'rc_recommend')).toBe(drop.id);
  });
  it('is open to the code alone', async () => {
    const [keep, drop] = [await fixture.student(), await fixture.student()];
    for (const who of ['staff', 'college'] as const) expect((await merge(keep, drop, '', who)).code).toBe(510);
    expect((await merge(keep, keep)).message).toBe('请选择两名不同的学生');
    expect((await merge(keep, drop, 'mergedInto')).message).toBe('不能选择的字段：mergedInto');
    const missing = { ...drop, id: 'missing' };
    expect((await merge(keep, missing)).result.errorCode).toBe('RC_NOT_FOUND');
  });
});

describe('parallel calls', () => {
  it('merge a record into one other only', async () => {
    const [one, two, drop] = [await fixture.student(), await fixture.student(), await fixture.student()];
    const replies = await Promise.all([merge(one, drop), merge(two, drop), merge(one, drop), merge(two, drop)]);
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    const { rows } = await sql`select 1 from rc_student_merge`.execute(fixture.db);
    expect(rows).toHaveLength(1);
  });
  it('merge a pair in one direction', async () => {
    const [one, two] = [await fixture.student(), await fixture.student()];
    const replies = await Promise.all([merge(one, two), merge(two, one)]);
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
  });
  it('leave no delivery with a dropped record', async () => {
    const [keep, drop] = [await fixture.student({}, null), await fixture.student()];
    const vacancies = [await fixture.vacancy(), await fixture.vacancy(), await fixture.vacancy()];
    const [merged, ...delivered] = await Promise.all([
      merge(keep, drop),
      ...vacancies.map(({ id }) => fixture.behalf(drop.id, 'submit', { postId: id })),
    ]);
    expect(merged?.success).toBe(true);
    const { rows } = await sql<{ employId: string }>`select employ_id from rc_delivery`.execute(fixture.db);
    expect(rows).toHaveLength(delivered.filter(({ success }) => success).length);
    expect(rows.every(({ employId }) => employId === keep.id)).toBe(true);
    expect(await studentRow(keep.id)).toMatchObject({ deliveryCount: rows.length });
  });
});

describe('undoing a merge', () => {
  it('moves back what was not changed and reports the rest row by row', async () => {
    const [keep, drop] = [
      await fixture.student({}, null),
      await fixture.student({ gpa: 3.5, email: 'new@example.com' }),
    ];
    const [back, stays] = [
      await fixture.deliver(drop, await fixture.vacancy()),
      await fixture.deliver(drop, await fixture.vacancy()),
    ];
    const held = await addInterview(drop.id, stays, '2025-10-20 10:00:00', '2025-10-20 11:00:00');
    const { result } = await merge(keep, drop, 'gpa,email');
    await raiseVersion('rc_delivery', stays);
    await fixture.as((c) => c.engine.set(employUser, keep.id, { gpa: 4 } as never, c));

    const undone = await unmerge(result.mergeId);
    expect(undone.result.failed).toEqual([
      expect.objectContaining({ id: stays, message: '合并后已修改，未退回' }),
      expect.objectContaining({ id: held.id, message: '与合并后修改过的数据关联，未退回' }),
      { id: keep.id, name: '学生档案 平均绩点', message: '合并后已修改，未恢复' },
    ]);
    expect([await findOwner(back), await findOwner(stays)]).toEqual([drop.id, keep.id]);
    expect(await findOwner(held.id, 'rc_interview')).toBe(keep.id);
    expect(await liveResume(drop.id)).toEqual([drop.resumeId]);
    expect(await studentRow(keep.id)).toMatchObject({
      gpa: '4.00',
      deliveryCount: 1,
      email: expect.stringContaining('@'),
    });
    expect(await studentRow(drop.id)).toMatchObject({ mergedInto: '', deliveryCount: 1, resumeId: drop.resumeId });
    const [record] = (await fixture.get('school', `${base}/mergeList`)).result.records;
    expect(record).toMatchObject({ isUndoable: false, moved: 4, changed: ['邮箱', '平均绩点'] });
    expect(record.remained).toHaveLength(3);
  });
  it.each([
    ['computed again', 0, 0],
    ['decided on', 2, 1],
  ])('reports a match that was %s since then as it should', async (_title, screen, reported) => {
    const [keep, drop] = [await fixture.student({}, null), await fixture.student()];
    const { id: postId } = await fixture.vacancy();
    const values = { postId, companyId: 'company-1', employId: drop.id, score: 80, screen: 0 };
    const { id } = await fixture.as((c) => c.engine.insert(matchResult, values as never, c));
    const { result } = await merge(keep, drop);
    expect(await findOwner(id, 'rc_match_result')).toBe(keep.id);
    await sql`update rc_match_result set version = version + 1, screen = ${screen} where id = ${id}`.execute(
      fixture.db,
    );
    expect((await unmerge(result.mergeId)).result.failed).toHaveLength(reported);
  });
  it('keeps a changed résumé and its deliveries together', async () => {
    const [keep, drop] = [await fixture.student({}, null), await fixture.student()];
    const id = await fixture.deliver(drop, await fixture.vacancy());
    const { result } = await merge(keep, drop);
    await raiseVersion('rc_resume', drop.resumeId);
    expect((await unmerge(result.mergeId)).result).toMatchObject({ ok: 0, failed: [{}, {}] });
    expect(await findOwner(id)).toBe(keep.id);
    expect(await liveResume(keep.id)).toEqual([drop.resumeId]);
    expect(await studentRow(drop.id)).toMatchObject({ mergedInto: '', resumeId: null });
  });
  it('names no résumé of the other student in a delivery that stays', async () => {
    const [keep, drop] = [await fixture.student(), await fixture.student()];
    const own = await fixture.deliver(keep, await fixture.vacancy());
    const { result } = await merge(keep, drop, 'resumeId');
    await raiseVersion('rc_delivery', own);
    expect((await unmerge(result.mergeId)).result.failed).toMatchObject([{ id: own }]);
    expect(await fixture.row(own)).toMatchObject({ employId: keep.id, resumeId: keep.resumeId });
    expect(await liveResume(drop.id)).toEqual([drop.resumeId]);
  });
  it('moves the account there and back', async () => {
    const [keep, drop] = [await fixture.student(), await fixture.student()];
    await sql`update rc_employ_user set user_id = 'account' where id = ${drop.id}`.execute(fixture.db);
    const { result } = await merge(keep, drop);
    expect([(await studentRow(keep.id)).userId, (await studentRow(drop.id)).userId]).toEqual(['account', null]);
    await unmerge(result.mergeId);
    expect([(await studentRow(keep.id)).userId, (await studentRow(drop.id)).userId]).toEqual([null, 'account']);
  });
  it('happens once, within 30 days, and the last merge first', async () => {
    const [one, two, three] = [await fixture.student(), await fixture.student(), await fixture.student()];
    const first = (await merge(two, three)).result.mergeId;
    const second = (await merge(one, two)).result.mergeId;
    expect((await unmerge(first)).message).toBe('保留的学生已并入其他档案，请先撤销该合并');
    const replies = await Promise.all([unmerge(second), unmerge(second), unmerge(second)]);
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(replies.find(({ success }) => !success)?.message).toBe('该合并已撤销');
    fixture.passDays(30);
    expect((await unmerge(first)).message).toBe('合并已超过30天，不能撤销');
  });
  it('is refused for a value that another student has by now', async () => {
    const [keep, drop] = [await fixture.student(), await fixture.student()];
    const { result } = await merge(keep, drop);
    await fixture.student({ mobile: drop.mobile }, null);
    expect((await unmerge(result.mergeId)).message).toBe('手机号已存在!');
    expect((await studentRow(drop.id)).mergedInto).toBe(keep.id);
  });
  it('has no effect on the students of a merge that are deleted', async () => {
    const [keep, drop] = [await fixture.student({}, null), await fixture.student({}, null)];
    await merge(keep, drop);
    for (const { id } of [keep, drop]) {
      const removed = fixture.as((c) => c.engine.remove(employUser, id, c));
      await expect(removed).rejects.toThrow('该学生有合并记录，不能删除');
    }
    expect(await sql`select 1 from ${sql.table(delivery.table)}`.execute(fixture.db)).toMatchObject({ rows: [] });
  });
});
