import type { Row, Session } from '@campus/contract/kit';
import { delivery, downloadsPerDay, exportResumes, type resume } from '@campus/contract/resume';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { without } from '../support/bare-engine.ts';
import { pdfText } from '../support/pdf-text.ts';
import { zipFiles } from '../support/zip-files.ts';
import { ResumeFixture, type Student } from './resume-fixture.ts';
import { recruiter, school as staff } from './resume-people.ts';

let fixture: ResumeFixture;
const students: { student: Student; cv: Row<typeof resume> }[] = [];
beforeAll(async () => {
  fixture = await ResumeFixture.open();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await fixture.clear();
  students.length = 0;
  for (const realname of ['张三', '张三', '李四']) {
    const student = await fixture.student({ realname });
    students.push({ student, cv: await fixture.resume(student.id) });
  }
});

const exporting = (who: Session): Session => ({ ...who, codes: new Set([...who.codes, delivery.can.exportXls]) });
const hr = exporting(recruiter('c1'));
const school = exporting(staff);
const deliver = (at: number, company = 'c1', studentConfirm = 1): Promise<string> => {
  const { student, cv } = students[at] as (typeof students)[number];
  return fixture.delivery({ employId: student.id, resumeId: cv.id }, company, { studentConfirm });
};
const archive = (ids: readonly string[], who = hr) =>
  fixture.inject(who, {
    method: 'POST',
    url: `/server${exportResumes.path}`,
    payload: { ids: ids.join(','), taskId: 'task-1' },
  });
const written = async (): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from rc_resume_download`.execute(fixture.database.db)).rows[0]
    ?.n as number;

describe('an archive of résumés', () => {
  it('contains a PDF per résumé, reports its progress, and is logged', async () => {
    const progress = vi.spyOn(fixture.ports, 'progress');
    const ids = [await deliver(0), await deliver(1), await deliver(2)];
    const response = await archive(ids);
    expect(response.headers['content-type']).toBe('application/zip');
    expect(decodeURIComponent(String(response.headers['content-disposition']))).toContain('_3份_2025-10-15.zip');
    const files = await zipFiles(response.rawPayload);
    expect(files.size).toBe(3);
    const names = [...files.keys()];
    expect(names[0]).toMatch(/^张三_.*\.pdf$/);
    expect(names[1]).toBe(names[0]?.replace('.pdf', '(2).pdf'));
    expect(names[2]).toMatch(/^李四_/);
    for (const file of files.values()) expect(pdfText(file)).toContain('企业c1');
    expect(progress.mock.calls.map((call) => call.slice(1))).toEqual([1, 2, 3].map((n) => ['task-1', n, 3, 0]));
    expect(await written()).toBe(3);
  });
  it.each([
    ['a path', '../../etc/张三', /^[^/\\]*张三_/],
    ['marks of direction', '张\u202Egpj.三', /^张gpj\.三_/],
    ['control characters', '张\r\n三\u0000', /^张 ?三_/],
    ['reserved characters', '张<三>:"|?*', /^张[^<>:"|?*]*三[^<>:"|?*]*_/],
  ])('names a file of a student with %s in the name safely', async (_case, realname, name) => {
    const student = await fixture.student({ realname: '张三' });
    await sql`update rc_employ_user set realname = ${realname.replace('\u0000', '')} where id = ${student.id}`.execute(
      fixture.database.db,
    );
    const cv = await fixture.resume(student.id);
    const id = await fixture.delivery({ employId: student.id, resumeId: cv.id }, 'c1', { studentConfirm: 1 });
    const [file, ...more] = [...(await zipFiles((await archive([id])).rawPayload)).keys()];
    expect(more).toEqual([]);
    expect(file).toMatch(name);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the name must not hold them.
    expect(file).not.toMatch(/[\\/<>:"|?*\u0000-\u001f\u202a-\u202e]/);
  });
  it('omits unconfirmed students and reports them', async () => {
    const files = await zipFiles((await archive([await deliver(0), await deliver(2, 'c1', 0)])).rawPayload);
    expect(files.size).toBe(2);
    expect(String(files.get('未包含的简历.txt'))).toContain('：学生尚未确认');
    expect(await written()).toBe(1);
    const none = await archive([await deliver(1, 'c1', 0)]);
    expect(none.json().message).toMatch(/^没有可下载的简历：.*学生尚未确认$/);
  });
  it('is refused as a whole with a delivery that the company does not see', async () => {
    const response = await archive([await deliver(0), await deliver(1, 'c2')]);
    expect(response.json().message).toBe('数据不存在或无权访问');
    expect(await written()).toBe(0);
  });
  it('is refused before it starts when the daily quota does not suffice', async () => {
    const { student, cv } = students[0] as (typeof students)[number];
    await sql`delete from sys_daily_quota`.execute(fixture.database.db);
    await sql`
      insert into rc_resume_download (id, tenant_id, create_by, create_time, download_time, employ_id, company_id, operator_name, side, resume_id)
      select 'old' || n, 1, 's', now(), '2025-10-15 08:00:00+08', ${student.id}, 'c1', 's', 2, ${cv.id} from generate_series(1, ${downloadsPerDay - 1}::int) n`.execute(
      fixture.database.db,
    );
    const ids = [await deliver(0), await deliver(1)];
    expect((await archive(ids)).json().message).toBe('今日还可下载1份');
    expect(await written()).toBe(downloadsPerDay - 1);
    // Two archives at once share the last download: the later one leaves its résumé out.
    const both = await Promise.all([archive(ids.slice(0, 1)), archive(ids.slice(1))]);
    const files = await Promise.all(both.map((response) => zipFiles(response.rawPayload).catch(() => new Map())));
    const pdfs = files.flatMap((one) => [...one.keys()]).filter((name) => name.endsWith('.pdf'));
    expect(pdfs).toHaveLength(1);
    expect(await written()).toBe(downloadsPerDay);
    expect((await zipFiles((await archive(ids, school)).rawPayload)).size).toBe(2);
  });
  it('contains a student with two deliveries once', async () => {
    expect((await zipFiles((await archive([await deliver(0), await deliver(0, 'c2')], school)).rawPayload)).size).toBe(
      1,
    );
  });
  it('requires the codes of the download and of the export', async () => {
    const id = await deliver(0);
    for (const code of ['resume:resume:download', delivery.can.exportXls])
      expect((await archive([id], without(hr, code))).json().code).toBe(510);
    expect((await archive([])).json().success).toBe(false);
    expect((await archive(Array.from({ length: 101 }, (_, i) => `1${i}`))).json().success).toBe(false);
  });
});
