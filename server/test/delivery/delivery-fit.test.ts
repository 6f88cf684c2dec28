import { skill } from '@campus/contract/resume';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DeliveryFixture } from './delivery-fixture.ts';
import type { Who } from './delivery-people.ts';

let fixture: DeliveryFixture;
beforeAll(async () => {
  fixture = await DeliveryFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

const read = (who: Who, call: string, query: Record<string, string>) =>
  fixture.get(who, `/resume/delivery/${call}`, query);
const loadLines = async (who: Who, id: string) => (await read(who, 'fit', { id })).result.lines;

describe('how a student fits a post', () => {
  it('shows each demand with what the student has, and the gaps', async () => {
    const student = await fixture.student({ gradYear: 2025, majorCode: '080901' });
    const made = (name: string) =>
      fixture.as((context) =>
        context.engine.insert(skill, { name, nameKey: name, category: '语言', status: 1 }, context),
      );
    const [held, wanted] = [await made('打字'), await made('速记')];
    await sql`update rc_resume set skill_ids = ${held.id} where employ_id = ${student.id}`.execute(fixture.db);
    const skills = [held, wanted].map(({ id }) => ({ skillId: id, level: 1, required: 1 }));
    const vacancy = await fixture.vacancy({ majorCodes: '0809', skills, headcount: 3 });
    const id = await fixture.deliveryAt({ status: 1 }, { student, vacancy });
    const { result } = await read('hr1', 'fit', { id });
    expect(result).toMatchObject({
      post: { id: vacancy.id, salary: '面议', headcount: 3, requirement: '<p>要求</p>' },
      company: { name: '示例企业1有限公司' },
    });
    expect(result.lines).toMatchObject([
      { name: 'eduLevel', state: 'met' },
      { name: 'majorCode', state: 'met' },
      { name: 'gradYear', state: 'missing', wanted: '2026', has: '2025' },
      { name: 'skills', state: 'missing', has: held.name, gaps: [wanted.name] },
    ]);
  });
  it('names majors of different levels with one name once', async () => {
    const { db } = fixture;
    const { rows } = await sql<{ codes: string[]; name: string }>`
      select array_agg(code order by code) as codes, name from rc_major where del_flag = 0 group by name having count(*) > 1 limit 1`.execute(
      db,
    );
    const [shared] = rows;
    if (!shared) throw new Error('no majors with one name');
    const vacancy = await fixture.vacancy({ majorCodes: shared.codes.join(',') });
    const id = await fixture.deliveryAt({ status: 1 }, { vacancy });
    const found = (await loadLines('staff', id)).find(({ name }: { name: string }) => name === 'majorCode');
    expect(found.wanted).toBe(shared.name);
  });
  it('marks criteria that the post does not state as open', async () => {
    const vacancy = await fixture.vacancy({ eduRequire: '0' });
    const id = await fixture.deliveryAt({ status: 1 }, { vacancy });
    expect((await loadLines('staff', id)).map(({ name, state }: Record<string, string>) => [name, state])).toEqual([
      ['eduLevel', 'open'],
      ['majorCode', 'open'],
      ['gradYear', 'met'],
      ['skills', 'open'],
    ]);
  });
  it('returns nothing to a company after the student withdrew, nor to other companies', async () => {
    const gone = await fixture.deliveryAt({ status: 4 });
    expect(await loadLines('hr1', gone)).toEqual([]);
    expect(await loadLines('staff', gone)).toHaveLength(4);
    const id = await fixture.deliveryAt({ status: 1 });
    expect((await read('hr2', 'fit', { id })).message).toBe('数据不存在或无权访问');
  });
});

describe('the message of a step', () => {
  it('is what the student receives, with the words of the tenant’s template', async () => {
    const vacancy = await fixture.vacancy({ name: '前端工程师' });
    const id = await fixture.deliveryAt({ status: 1 }, { vacancy });
    const text = async (step: string) =>
      (await read('hr1', 'stepPreview', { id, step })).result.messages.map((m: { text?: string }) => m.text);
    expect(await text('reject')).toEqual(['感谢您应聘《前端工程师》，本次未能进入下一环节']);
    expect((await read('hr2', 'stepPreview', { id, step: 'reject' })).message).toBe('数据不存在或无权访问');
    await sql`update msg_event set enabled = 'N' where event_code = 'D06'`.execute(fixture.db);
    expect(await text('reject')).toEqual([undefined]);
    await sql`update msg_event set enabled = 'Y' where event_code = 'D06'`.execute(fixture.db);
  });
});

it('requires a text for the reason 其他', async () => {
  const id = await fixture.deliveryAt({ status: 1 });
  const message = '选择“其他”时，请填写补充说明';
  const reject = (more: object) => fixture.post('hr1', '/resume/delivery/reject', { id, reasonCode: 99, ...more });
  expect(await reject({})).toMatchObject({ success: false, message, result: { fields: { reason: message } } });
  expect((await reject({ reason: '   ' })).message).toBe(message);
  expect((await reject({ reason: '暂缓招聘' })).success).toBe(true);
});

it('marks on the row that a student with a hidden résumé cannot be moved', async () => {
  const [student, vacancy] = [await fixture.student(), await fixture.vacancy()];
  const id = await fixture.deliveryAt({ status: 1 }, { student });
  const refusal = async () => (await fixture.get('hr1', '/resume/delivery/list', {})).result.records[0].transferRefusal;
  expect(await refusal()).toBeNull();
  await sql`update rc_resume set status = 3 where employ_id = ${student.id}`.execute(fixture.db);
  expect(await refusal()).toBe('学生已隐藏简历，只能由本人投递');
  const moved = await fixture.post('hr1', '/companyPost/companyPost/resumeTransferToPost', {
    resumeId: id,
    postId: vacancy.id,
  });
  expect(moved.message).toBe(await refusal());
});
