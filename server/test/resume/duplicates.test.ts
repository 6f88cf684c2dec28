import { entities } from '@campus/contract';
import { studentStatistics } from '@campus/contract/resume';
import { normalizeIdCard } from '@campus/contract/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { movedReferences, studentReferences } from '../../src/areas/resume/student-references.ts';
import { readStatistics } from '../../src/kit/read/statistics/answer.ts';
import { snake } from '../../src/kit/schema/registry.ts';
import { without } from '../support/bare-engine.ts';
import { sheetFile } from '../support/sheet-files.ts';
import { loadTableColumns } from '../support/table-columns.ts';
import { ResumeFixture } from './resume-fixture.ts';
import { college, idCard, school } from './resume-people.ts';
import { studentTitles } from './student-titles.ts';

let fixture: ResumeFixture;
beforeAll(async () => {
  fixture = await ResumeFixture.open();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.clear());

const base = '/employ/employUser';
interface Pair {
  readonly a: Record<string, unknown>;
  readonly b: Record<string, unknown>;
  readonly reasons: readonly string[];
}
const pairs = async (query: Record<string, unknown> = {}, who = school): Promise<Pair[]> =>
  (await fixture.call(who, 'GET', `${base}/duplicates`, query)).result.records;
const graduated = { status: 2 };

describe('the references to a student', () => {
  it('are every column that names one', async () => {
    const columns = await loadTableColumns(fixture.database.db);
    const found = columns
      .filter(({ column }) => column.endsWith('employ_id'))
      .map(({ table, column }) => `${table}.${column}`);
    const known = new Set(studentReferences(entities).map(({ entity, field }) => `${entity.table}.${snake(field)}`));
    expect(found.filter((at) => !known.has(at))).toEqual([]);
    expect(known.size).toBeGreaterThan(5);
  });
  it('move with a merge, unless they are history', () => {
    const names = movedReferences(entities).map(({ entity }) => entity.name);
    expect(names).toEqual(
      expect.arrayContaining(['resume', 'delivery', 'recommend', 'interview', 'interviewEvaluation']),
    );
    expect(names).not.toContain('resumeDownload');
  });
});

describe('an identity card number', () => {
  it('of 15 digits is that of 18', async () => {
    expect(normalizeIdCard('110105491231002')).toBe('11010519491231002X');
    await fixture.student({ idCard: '11010519491231002X', birthday: '1950-01-01' });
    const reply = await fixture.call(
      school,
      'POST',
      `${base}/add`,
      fixture.studentForm({ idCard: '110105491231002', birthday: '1950-01-01' }),
    );
    expect(reply.message).toBe('身份证号已存在!');
    const found = await fixture.call(school, 'GET', `${base}/list`, { idCard: '110105491231002' });
    expect(found.result.total).toBe(1);
  });
  it('may belong to a graduated and an enrolled record, never to two enrolled ones', async () => {
    const card = { idCard: idCard(5), mobile: '13900000001' };
    const bachelor = await fixture.student({ ...card, ...graduated });
    const master = await fixture.student(card);
    const form = fixture.studentForm(card);
    expect((await fixture.call(school, 'POST', `${base}/add`, form)).success).toBe(false);
    const back = await fixture.call(school, 'PUT', `${base}/edit`, { id: bachelor.id, status: 1 });
    expect(back.success).toBe(false);
    expect((await fixture.studentRow(master.id)).status).toBe(1);
  });
  it('of a returning student is imported with the new student number', async () => {
    await fixture.student({ ...graduated, idCard: idCard(9), mobile: '14001234567', realname: '李小红' });
    const cells = [
      '李小红',
      'M20260001',
      '女',
      idCard(9),
      '14001234567',
      'd2',
      '硕士生毕业',
      '080901',
      '',
      '3',
      '2025-09-01',
    ];
    const rest = [
      '2028-06-30',
      '非定向',
      '云湖省/云湖市/示例区',
      '汉族',
      '共青团员',
      '非师范生',
      '非困难生',
      '云湖大学',
    ];
    const titles = studentTitles.slice(0, cells.length + rest.length);
    const file = await sheetFile('xlsx', titles, [[...cells, ...rest]]);
    expect(await fixture.upload(school, `${base}/importExcel`, 'a.xlsx', file)).toMatchObject({ code: 200 });
    const [pair] = await pairs();
    // The major is the same as well.
    expect(pair?.reasons).toEqual(['idCard', 'person']);
    expect([pair?.a.studentNo, pair?.b.studentNo]).toContain('M20260001');
  });
});

describe('suspected pairs', () => {
  it('share card, examination number, name with birthday and major, or name with e-mail', async () => {
    const first = await fixture.student({
      idCard: idCard(5),
      examNo: '12345678901234',
      email: 'Wang@example.com',
      ...graduated,
    });
    const second = await fixture.student({ idCard: idCard(5), examNo: '12345678901234', email: 'wang@example.com' });
    const third = await fixture.student({ realname: '李四', examNo: '12345678901234' });
    await fixture.student({ realname: '赵六' });
    const found = await pairs();
    const reasons = new Map(found.map(({ a, b, reasons }) => [[a.id, b.id].toSorted().join(), reasons]));
    expect(reasons).toEqual(
      new Map([
        [[first.id, second.id].toSorted().join(), ['idCard', 'examNo', 'person', 'email']],
        [[first.id, third.id].toSorted().join(), ['examNo']],
        [[second.id, third.id].toSorted().join(), ['examNo']],
      ]),
    );
    expect(await pairs({ keyword: '李四' })).toHaveLength(2);
  });
  it('are pairs of students that the caller sees', async () => {
    const share = { realname: '王小明', birthday: '2003-05-06' };
    const [inside, outside] = [
      await fixture.student({ ...share, departId: 'd11' }),
      await fixture.student({ ...share, departId: 'd2' }),
    ];
    expect(await pairs()).toHaveLength(1);
    expect(await pairs({}, college('A01'))).toEqual([]);
    const body = { aId: inside.id, bId: outside.id, reason: '同名同姓的两个人' };
    expect((await fixture.call(college('A01'), 'POST', `${base}/duplicateIgnore`, body)).success).toBe(false);
    const merging = { keepId: inside.id, dropId: outside.id, fields: '' };
    for (const call of ['merge', 'mergePreview'] as const) {
      const reply = await fixture.call(college('A01'), call === 'merge' ? 'POST' : 'GET', `${base}/${call}`, merging);
      expect(reply.success).toBe(false);
    }
    expect((await fixture.studentRow(outside.id)).mergedInto).toBe('');
  });
  it('show neither card nor phone to a caller without the code, in no call of a merge', async () => {
    const card = idCard(5);
    const [keep, drop] = [
      await fixture.student({ idCard: card, mobile: '13912345678', ...graduated }),
      await fixture.student({ idCard: card, mobile: '13987654321' }),
    ];
    const who = without(school, 'employ:employUser:pii');
    const merging = { keepId: keep.id, dropId: drop.id, fields: 'mobile' };
    const answers = [
      await fixture.call(who, 'GET', `${base}/duplicates`),
      await fixture.call(who, 'GET', `${base}/queryById`, { id: drop.id }),
      await fixture.call(who, 'GET', `${base}/mergePreview`, merging),
      await fixture.call(who, 'POST', `${base}/merge`, merging),
      await fixture.call(who, 'GET', `${base}/mergeList`),
    ];
    expect(answers.every(({ success }) => success)).toBe(true);
    for (const text of answers.map((one) => JSON.stringify(one)))
      for (const secret of [card, '13912345678', '13987654321']) expect(text).not.toContain(secret);
    expect((await fixture.studentRow(keep.id)).mobile).toBe('13987654321');
  });
  it('keep the card of a merged field encrypted in the record of the merge', async () => {
    const card = idCard(6);
    const [keep, drop] = [await fixture.student(), await fixture.student({ idCard: card })];
    const merging = { keepId: keep.id, dropId: drop.id, fields: 'idCard' };
    const { result } = await fixture.call(school, 'POST', `${base}/merge`, merging);
    const { rows } = await sql<{ fields: { name: string; after: string }[] }>`
      select fields from rc_student_merge`.execute(fixture.database.db);
    const kept = rows[0]?.fields.find(({ name }) => name === 'idCard')?.after ?? '';
    expect(kept).not.toBe(card);
    expect(fixture.ports.cipher.decrypt(kept)).toBe(card);
    const undone = await fixture.call(school, 'POST', `${base}/unmerge`, result);
    expect(undone).toMatchObject({ success: true, result: { failed: [] } });
    expect((await fixture.call(school, 'GET', `${base}/queryById`, { id: keep.id })).result.idCard).toBeNull();
    expect((await fixture.call(school, 'GET', `${base}/queryById`, { id: drop.id })).result.idCard).toBe(card);
  });
  it('are one student in list, tabs and figures after their merge', async () => {
    const [keep, drop] = [await fixture.student(), await fixture.student()];
    await fixture.call(school, 'POST', `${base}/merge`, { keepId: keep.id, dropId: drop.id, fields: '' });
    const { result } = await fixture.call(school, 'GET', `${base}/list`);
    expect(result.records.map(({ id }: { id: string }) => id)).toEqual([keep.id]);
    expect((await fixture.call(school, 'GET', `${base}/counts`)).result).toMatchObject({ all: 1, withoutResume: 1 });
    const question = { measures: ['students'], by: [] };
    const figure = await fixture.engine.runAs(school, (c) => readStatistics(studentStatistics, question, c));
    expect(figure.total).toMatchObject({ students: { value: 1 } });
  });
  it('are ignored once with a reason, and come back', async () => {
    const share = { realname: '王小明', birthday: '2003-05-06' };
    const [one, two] = [await fixture.student(share), await fixture.student(share)];
    const ignore = (reason: string) =>
      fixture.call(school, 'POST', `${base}/duplicateIgnore`, { aId: two.id, bId: one.id, reason });
    expect((await ignore('')).success).toBe(false);
    const replies = await Promise.all(Array.from({ length: 4 }, () => ignore('双胞胎')));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(replies.find(({ success }) => !success)?.message).toBe('这两名学生已标记为非重复');
    expect(await pairs()).toEqual([]);
    expect(await pairs({ ignored: 1 })).toMatchObject([{ ignored: { reason: '双胞胎' } }]);
    const restored = await fixture.call(school, 'POST', `${base}/duplicateRestore`, { aId: one.id, bId: two.id });
    expect(restored.message).toBe('已恢复');
    expect(await pairs()).toHaveLength(1);
  });
});
