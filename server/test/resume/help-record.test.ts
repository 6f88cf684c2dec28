import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DeliveryFixture } from '../delivery/delivery-fixture.ts';
import { colleges, type Who } from '../delivery/delivery-people.ts';
import { waitForLock } from '../support/lock-wait.ts';

let fixture: DeliveryFixture;
beforeAll(async () => {
  fixture = await DeliveryFixture.open();
});
beforeEach(async () => {
  await fixture.clear();
  await sql`delete from rc_help_record`.execute(fixture.db);
});
afterAll(() => fixture.close());

const path = '/employ/helpRecord';
const help = (employId: string, more: object = {}, who: Who = 'school') =>
  fixture.post(who, `${path}/add`, {
    employId,
    helpDate: '2025-10-14',
    kind: 1,
    helper: '周老师',
    content: '了解求职意向和困难',
    ...more,
  });
const list = async (who: Who, query: object = {}) =>
  (await fixture.get(who, `${path}/list`, query as never)).result.records as Record<string, unknown>[];
const studentRow = async (id: string) =>
  (await fixture.get('school', '/employ/employUser/queryById', { id })).result as Record<string, unknown>;

describe('a help record', () => {
  it('is counted by its student and read by the school and the own college alone', async () => {
    const own = await fixture.student();
    const other = await fixture.student({ sysOrgCode: colleges.computing });
    for (const { id } of [own, own, other]) expect(await help(id)).toMatchObject({ success: true });
    expect((await studentRow(own.id)).helpCount).toBe(2);
    expect(await list('school')).toHaveLength(3);
    expect(await list('plain')).toHaveLength(3);
    const seen = (await list('college')).map(({ employId }) => employId);
    expect(new Set(seen)).toEqual(new Set([own.id]));
    for (const who of ['hr1', 'auditor'] as const)
      expect((await fixture.get(who, `${path}/list`)).success, who).toBe(false);
    expect((await help(own.id, {}, 'plain')).success).toBe(false);
    expect(await list('other')).toEqual([]);
  });

  it('asks for the number of posts when posts were offered, and keeps none otherwise', async () => {
    const { id } = await fixture.student();
    expect((await help(id, { kind: 2 })).success).toBe(false);
    expect((await help(id, { kind: 2, postCount: 3 })).success).toBe(true);
    expect((await help(id, { kind: 1, postCount: 3 })).success).toBe(true);
    expect((await list('school', { kind: 1 }))[0]?.postCount ?? null).toBeNull();
    expect((await list('school', { kind: 2 }))[0]?.postCount).toBe(3);
  });

  it.each([
    ['a day in the future', { helpDate: '2025-10-16' }, '帮扶日期不能晚于今天'],
    ['a next day before this one', { nextDate: '2025-10-14' }, '下次跟进须晚于帮扶日期'],
    ['a kind that does not exist', { kind: 77 }, '帮扶方式'],
    ['no content', { content: '  ' }, '帮扶内容'],
  ])('refuses %s', async (_name, more, message) => {
    const { id } = await fixture.student();
    const reply = await help(id, more);
    expect(reply.success).toBe(false);
    expect(JSON.stringify(reply)).toContain(message);
    expect((await studentRow(id)).helpCount ?? 0).toBe(0);
  });

  it('is refused for a student of another college, another tenant or merged into another', async () => {
    const other = await fixture.student({ sysOrgCode: colleges.computing });
    expect((await help(other.id, {}, 'college')).success).toBe(false);
    expect((await help(other.id, {}, 'other')).success).toBe(false);
    const merged = await fixture.student({ mergedInto: other.id });
    expect((await help(merged.id)).success).toBe(false);
    expect(await list('school')).toEqual([]);
  });

  it('reads its student as the change left it for which it waited', async () => {
    const [own, other] = [await fixture.student(), await fixture.student()];
    const added = await fixture.db.transaction().execute(async (tx) => {
      await sql`update rc_employ_user set merged_into = ${other.id} where id = ${own.id}`.execute(tx);
      const called = help(own.id);
      await waitForLock(fixture.db);
      return { called };
    });
    expect(await added.called).toMatchObject({ success: false, message: expect.stringContaining('并入') });
    expect(await list('school')).toEqual([]);
  });

  it('follows its student to another college', async () => {
    const { id } = await fixture.student();
    await help(id);
    const { rows } = await sql<{ id: string }>`
      select id from sys_depart where org_code = ${colleges.computing}`.execute(fixture.db);
    const moved = await fixture.post('school', '/employ/employUser/moveDepart', { ids: id, departId: rows[0]?.id });
    expect(moved.success, moved.message).toBe(true);
    expect(await list('college')).toEqual([]);
    expect(await list('school')).toHaveLength(1);
  });

  it('marks students who are helped first, by a tag or a difficulty', async () => {
    const tagged = await fixture.student({ focusTags: '1,3' });
    const difficult = await fixture.student({ difficultyType: 2 });
    const plain = await fixture.student({ difficultyType: 0 });
    for (const { id } of [tagged, difficult, plain])
      await sql`insert into rc_employment (id, tenant_id, create_by, create_time, employ_id, dest_category, dest_group, audit)
        values (${`dest-${id}`.slice(0, 32)}, 2, 'seed', now(), ${id}, '70', 5, 0)`.execute(fixture.db);
    const found = async (focus: number) =>
      (await fixture.get('school', '/employ/employment/list', { focus } as never)).result.records.map(
        ({ employId }: { employId: string }) => employId,
      );
    expect(new Set(await found(1))).toEqual(new Set([tagged.id, difficult.id]));
    expect(await found(0)).toEqual([plain.id]);
    await sql`delete from rc_employment where id like 'dest-%'`.execute(fixture.db);
  });
});

describe('the writes of a student', () => {
  const changes = (who: Who, bizId: string, bizType = 'employUser') =>
    fixture.get(who, '/sys/dataLog/changes', { bizType, bizId });
  const edit = async (id: string, more: object) => {
    const row = await studentRow(id);
    return fixture.post('school', '/employ/employUser/edit', { ...row, ...more });
  };

  it('say who changed what, newest first, in words and without clear phones', async () => {
    const { id } = await fixture.student({ departId: null });
    const { rows } = await sql<{ id: string }>`
      select id from sys_depart where org_code = ${colleges.language}`.execute(fixture.db);
    const base = { realname: '王小明', departId: rows[0]?.id };
    const first = await edit(id, { ...base, urbanRural: 1, majorDirection: '网络方向', mobile: '14000009999' });
    expect(first.success, first.message).toBe(true);
    await edit(id, { ...base, urbanRural: 1 });
    const second = await edit(id, { ...base, studyForm: 2 });
    expect(second.success, second.message).toBe(true);
    const { result } = await changes('school', id);
    expect(result[0]).toMatchObject({ act: 'edited' });
    expect(result[0].fields).toEqual([{ name: 'studyForm', label: '学习形式', before: '全日制', after: '非全日制' }]);
    expect(result.at(-1)).toMatchObject({ act: 'edited', fields: [] });
    expect(result).toHaveLength(2);
    expect(JSON.stringify(result)).not.toContain('14000009999');
  });

  it('are hidden from companies, other colleges and tenants, and exist for versioned rows alone', async () => {
    const { id } = await fixture.student({ sysOrgCode: colleges.computing });
    expect((await changes('school', id)).success).toBe(true);
    for (const who of ['hr1', 'college', 'other'] as const) expect((await changes(who, id)).success, who).toBe(false);
    expect((await changes('school', id, 'sysDataLog')).success).toBe(false);
    expect((await changes('school', 'none')).success).toBe(false);
  });
});
