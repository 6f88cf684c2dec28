import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DeliveryFixture } from './delivery-fixture.ts';

let fixture: DeliveryFixture;
beforeAll(async () => {
  fixture = await DeliveryFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

const path = '/resume/delivery';

describe('student fields readable by a company', () => {
  it('includes all but the school’s own fields after the confirmation, with masked contacts before', async () => {
    const student = await fixture.student({ nation: '08', political: '03', difficultyType: 3, domicile: '某某路9号' });
    const asked = await fixture.deliveryAt({ status: 1, studentConfirm: 0 }, { student });
    const row = (await fixture.get('hr1', `${path}/queryById`, { id: asked })).result;
    expect(row).toMatchObject({ mobile: `140****${student.mobile.slice(-4)}`, schoolName: '云湖大学' });
    expect(JSON.stringify(row)).not.toContain(student.mobile);
    const own = await fixture.deliver(student, await fixture.vacancy());
    for (const id of [own, asked]) {
      const known = (await fixture.get('hr1', `${path}/queryById`, { id })).result;
      expect(known.mobile).toBe(student.mobile);
      for (const secret of ['某某路9号', '藏族', '共青团员']) expect(JSON.stringify(known)).not.toContain(secret);
    }
  });
  it.each([
    ['withdrew', { status: 4 }],
    ['declined', { status: 5, studentConfirm: 2 }],
    ['never answered', { status: 5, studentConfirm: 3 }],
  ] as const)('is his surname alone when he %s', async (_name, place) => {
    const student = await fixture.student({ realname: '欧阳若水' });
    const id = await fixture.deliveryAt(place, { student });
    await sql`insert into rc_delivery_step (id, tenant_id, create_by, create_time, delivery_id, seq, action, to_status, to_step, to_result, actor_type, actor_name, occur_time)
      values ('own-step', 2, 'x', now(), ${id}, 9, 'withdraw', 4, 10, 0, 1, '欧阳若水', now())`.execute(fixture.db);
    const answers = [
      (await fixture.get('hr1', `${path}/queryById`, { id })).result,
      (await fixture.list('hr1')).records[0],
      (await fixture.board('hr1')).flatMap((p) => p.records)[0],
      (await fixture.get('hr1', `${path}/steps`, { id })).result,
    ];
    for (const answer of answers) {
      const text = JSON.stringify(answer);
      for (const gone of ['欧阳若水', student.mobile, '云湖大学', '080901', '踏实肯干'])
        expect(text).not.toContain(gone);
    }
    expect(answers[0]).toMatchObject({ realname: '欧同学', mobile: null, email: null, resumeSnapshot: null });
    expect((await fixture.get('school', `${path}/queryById`, { id })).result).toMatchObject({
      realname: '欧阳若水',
      mobile: student.mobile,
    });
  });
  it('finds no withdrawn or declined student for the company with any condition', async () => {
    const student = await fixture.student({ realname: '欧阳若水' });
    const gone = [
      await fixture.deliveryAt({ status: 4 }, { student }),
      await fixture.deliveryAt({ status: 5, studentConfirm: 2 }, { student }),
    ];
    const kept = await fixture.deliveryAt({ status: 1 });
    const conditions: Record<string, string>[] = [
      { realname: '欧阳*' },
      { schoolName: '云湖*' },
      { eduLevel: '31' },
      { majorCode: '080901' },
      { gradYear: '2026' },
      { gradYear_begin: '2000', gradYear_end: '2100' },
      { sysOrgCode: 'A02*' },
      { superQueryParams: JSON.stringify([{ field: 'schoolName', rule: 'filled' }]) },
      { superQueryParams: JSON.stringify([{ field: 'sysOrgCode', rule: 'like', val: 'A' }]) },
    ];
    for (const query of conditions) {
      const found = await fixture.listIds('hr1', query);
      for (const id of gone) expect(found, JSON.stringify(query)).not.toContain(id);
    }
    const shown = (await fixture.list('hr1', { column: 'schoolName', order: 'asc' })).records;
    expect(shown.map(({ id }: { id: string }) => id)[0]).toBe(kept);
    expect(await fixture.listIds('hr1', { realname: '!无此人' })).toEqual([kept]);
    expect((await fixture.board('hr1', { realname: '欧阳*' })).every(({ total }) => total === 0)).toBe(true);
    expect(await fixture.listIds('school', { realname: '欧阳*' })).toEqual(gone.toSorted());
  });
  it('never holds the address of a file', async () => {
    const student = await fixture.student();
    const snapshot = {
      photo: 'photo/a.png',
      file: 'resume/own.pdf',
      certs: [{ name: '六级', file: 'resume/cert.pdf' }],
    };
    const id = await fixture.deliveryAt({ status: 1 }, { student, more: { resumeSnapshot: snapshot } });
    const shown = (await fixture.get('hr1', `${path}/queryById`, { id })).result.resumeSnapshot;
    expect(shown).toMatchObject({ file: null, certs: [{ name: '六级', file: null }] });
    expect(shown.photo).toContain('photo/a.png');
    expect((await fixture.get('school', `${path}/queryById`, { id })).result.resumeSnapshot.file).toContain(
      'resume/own.pdf',
    );
  });
  it('of the school is complete with the contact permission and masked without it', async () => {
    const student = await fixture.student();
    await fixture.deliveryAt({ status: 1 }, { student });
    expect((await fixture.list('school')).records[0].mobile).toBe(student.mobile);
    expect((await fixture.list('plain')).records[0].mobile).toBe(`140****${student.mobile.slice(-4)}`);
  });
});

describe('a company’s own marks', () => {
  it('are read by the company only', async () => {
    const id = await fixture.deliveryAt({ status: 1 });
    await fixture.post('hr1', `${path}/star`, { id, starFlag: 1 });
    await fixture.post('hr1', `${path}/tag`, { id, tags: '重点,复试' });
    expect((await fixture.list('head1')).records[0]).toMatchObject({ starFlag: 1, tags: '重点,复试' });
    for (const row of [
      (await fixture.list('school')).records[0],
      (await fixture.get('college', `${path}/queryById`, { id })).result,
    ])
      for (const mark of ['starFlag', 'tags']) expect(row).not.toHaveProperty(mark);
    expect((await fixture.listIds('hr1', { starFlag: 1 })).length).toBe(1);
    expect((await fixture.post('hr2', `${path}/star`, { id, starFlag: 0 })).message).toBe('数据不存在或无权访问');
    expect((await fixture.post('hr1', `${path}/tag`, { id, tags: '长'.repeat(101) })).message).toBe(
      '标签最多100个字符!',
    );
  });
});
